-- Why a match proves nothing, such as that the machine and not a bot was slow; null if it counts as any other.
alter table played add column voided text;
