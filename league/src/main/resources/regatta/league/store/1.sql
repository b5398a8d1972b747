-- The game of the league, the time of its creation, and the version of this schema.
create table property (
    name text primary key,
    value text not null
);

-- A bot is identified by its content. Its name is the text typed when it was first used.
create table bot (
    id integer primary key,
    digest text not null unique,
    name text not null,
    kind text not null
);

-- label is the scenario as typed: with names of files instead of their content.
create table scenario (
    id integer primary key,
    scenario text not null unique,
    label text not null
);

create table played (
    id integer primary key,
    match_key text not null unique,
    scenario_id integer not null references scenario (id),
    turns integer not null,
    wall_millis bigint not null,
    record text,
    finished_at text not null
);

create table seat (
    played_id integer not null references played (id),
    seat integer not null,
    bot_id integer not null references bot (id),
    place integer not null,
    score bigint not null,
    faults integer not null,
    answers integer not null,
    mean_micros bigint not null,
    p99_micros bigint not null,
    worst_micros bigint not null,
    cpu_micros bigint not null,
    primary key (played_id, seat)
);

create table fault (
    played_id integer not null,
    seat integer not null,
    number integer not null,
    kind text not null,
    turn integer not null,
    detail text not null,
    primary key (played_id, seat, number),
    foreign key (played_id, seat) references seat (played_id, seat)
);

-- Bots that kept failing. Their matches are kept but do not count.
create table set_aside (
    bot_id integer primary key references bot (id),
    reason text not null,
    since text not null
);
