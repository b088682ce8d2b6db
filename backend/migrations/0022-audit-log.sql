-- What STAFF and the commands of the operator did: a chain of entries that nobody can change.
create table audit_entry (
  -- Numbered without gaps, in the order of the chain.
  id bigint primary key,
  at timestamptz not null,
  -- The account, without a foreign key: an entry stays as it was written.
  actor_id bigint,
  -- The account's user name at that time, or who ran the command.
  actor text not null,
  action text not null,
  subject text not null,
  detail text not null,
  -- Hash of the entry before; empty for the first one.
  previous bytea not null,
  hash bytea not null
);

create index audit_entry_cut on audit_entry (id) where action = 'log-cut';

-- The text that is hashed: one value per line, each as JSON.
create function audit_text(entry audit_entry) returns text language sql stable set search_path from current as $$
  select concat_ws(E'\n',
    to_json(entry.id), to_json(to_char(entry.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')),
    coalesce(to_json(entry.actor_id)::text, 'null'), to_json(entry.actor), to_json(entry.action), to_json(entry.subject),
    to_json(entry.detail), to_json(encode(entry.previous, 'hex')))
$$;

-- Writers wait for each other until the end of their transactions, so that the chain has no forks.
create function chain_audit_entry() returns trigger language plpgsql set search_path from current as $$
declare
  last audit_entry;
begin
  perform pg_advisory_xact_lock(4711005);
  select * into last from audit_entry order by id desc limit 1;
  new.id := coalesce(last.id, 0) + 1;
  new.at := date_trunc('milliseconds', clock_timestamp());
  new.previous := coalesce(last.hash, '');
  new.hash := sha256(convert_to(audit_text(new), 'UTF8'));
  return new;
end $$;
create trigger audit_entry_is_chained before insert on audit_entry
  for each row execute function chain_audit_entry();

-- An entry can be deleted only when it is older than three years and a later entry says up to where the log was cut.
create function refuse_change_of_audit_log() returns trigger language plpgsql set search_path from current as $$
begin
  if tg_op = 'DELETE' then
    if old.at < now() - interval '3 years' and exists (
      select from audit_entry where action = 'log-cut' and id > old.id and subject::bigint >= old.id
    ) then
      return old;
    end if;
  end if;
  raise exception 'The audit log is append-only.';
end $$;
create trigger audit_entry_append_only before update or delete on audit_entry
  for each row execute function refuse_change_of_audit_log();
create trigger audit_entry_never_emptied before truncate on audit_entry
  for each statement execute function refuse_change_of_audit_log();

-- Ends entries older than three years. The entry of the cut has the number and the hash of the last one that goes.
create function cut_audit_log() returns bigint language plpgsql set search_path from current as $$
declare
  cut audit_entry;
begin
  -- Of two at the same time the second one finds nothing left.
  perform pg_advisory_xact_lock(4711005);
  select * into cut from audit_entry
  where id < coalesce((select min(id) from audit_entry where at >= now() - interval '3 years'), id + 1)
  order by id desc limit 1;
  if cut.id is null then
    return 0;
  end if;
  insert into audit_entry (actor, action, subject, detail)
  values ('job', 'log-cut', cut.id::text, encode(cut.hash, 'hex'));
  delete from audit_entry where id <= cut.id;
  return cut.id;
end $$;
