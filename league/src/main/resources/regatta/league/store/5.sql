-- The reason for a disqualification is stored as a code, kind of fault, turn and detail, no longer as a sentence.
update set_aside set reason = case
        when instr(reason, ' (') > 0 and instr(reason, ' in turn ') > instr(reason, ' (') and instr(reason, ': ') > 0
        then 'FAILED '
            || substr(reason, instr(reason, ' (') + 2, instr(reason, ' in turn ') - instr(reason, ' (') - 2)
            || ' ' || cast(substr(reason, instr(reason, ' in turn ') + length(' in turn ')) as integer)
            || ' ' || substr(reason, instr(reason, ': ') + 2, length(reason) - instr(reason, ': ') - 2)
        else 'FAILED'
    end;
