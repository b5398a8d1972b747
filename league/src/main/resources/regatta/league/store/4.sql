-- The reason why a match does not count is stored as kind, seat, turn and milliseconds, no longer as a sentence.
update played set voided = case
        when voided like '%counted only because%' then 'STALL_FORGIVEN'
        when voided like '%longer than a match forgives%' then 'STALL_TOO_LONG'
        else 'STARVED'
    end
    || ' ' || cast(substr(voided, length('seat ') + 1) as integer)
    || ' ' || cast(substr(voided, instr(voided, 'in turn ') + length('in turn ')) as integer)
    || ' ' || cast(substr(voided, instr(voided || ' stood still for 0', 'stood still for ') + length('stood still for ')) as integer)
where voided is not null;
