-- A digest of the moves: two matches with the same course are repetitions. Empty for matches of earlier versions.
alter table played add column course text not null default '';

-- The number of faults of a seat by kind. The table fault has details of the first few.
alter table seat add column late integer not null default 0;
alter table seat add column crashed integer not null default 0;
alter table seat add column invalid integer not null default 0;
alter table seat add column over_limit integer not null default 0;

update seat set
    late = (select count(*) from fault
        where fault.played_id = seat.played_id and fault.seat = seat.seat and fault.kind = 'LATE'),
    crashed = (select count(*) from fault
        where fault.played_id = seat.played_id and fault.seat = seat.seat and fault.kind = 'CRASHED'),
    invalid = (select count(*) from fault
        where fault.played_id = seat.played_id and fault.seat = seat.seat and fault.kind = 'INVALID'),
    over_limit = (select count(*) from fault
        where fault.played_id = seat.played_id and fault.seat = seat.seat and fault.kind = 'OVER_LIMIT');
