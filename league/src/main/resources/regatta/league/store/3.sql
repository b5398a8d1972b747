-- Why a match does not count, for example because the machine was too slow; null if it counts.
alter table played add column voided text;
