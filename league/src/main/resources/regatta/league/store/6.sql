-- The values that a bot reported, as a JSON object; null if there are none.
alter table seat add column stats text;

-- The number of errors that a bot reported itself and survived.
alter table seat add column reported integer not null default 0;
