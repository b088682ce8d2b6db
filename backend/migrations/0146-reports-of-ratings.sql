-- A report of a signed-in person may have a free title instead of one of the five reasons (RV-05).
alter table rating_report alter column reason drop not null;
-- The network it came from, as a keyed hash for this rating only. Several reports from one network count as one. Deleted
-- six months after the decision.
alter table rating_report add column network_hash bytea;
