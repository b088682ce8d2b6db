-- The state of a case before the proposal of a removal; a question that was asked before still waits after it. Null if
-- the subject has changed meanwhile.
alter table desk_case add column state_before text check (state_before in ('OPEN', 'WAITING', 'CLOSED'));
