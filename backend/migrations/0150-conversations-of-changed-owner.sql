-- Open conversations belong to the provider: with another owner they move, and the first message says since when. What
-- somebody else has written before keeps its author; without a foreign key, because the author may be deleted later.
alter table message add column written_by bigint;
alter table message add column owner_changed_at timestamptz;

create function move_conversations() returns trigger language plpgsql set search_path from current as $$
begin
  -- Whoever has lost the provider does not write for it any more.
  delete from message m using message root
  where root.id = coalesce(m.thread_id, m.id) and m.company_id = new.id and m.is_held
    and m.sender_id = case root.kind when 'RECRUITMENT' then root.sender_id else root.recipient_id end
    and m.sender_id is distinct from new.owner_id;
  if new.owner_id is null then return null; end if;
  update message m set
    sender_id = case m.sender_id when moved.former then new.owner_id else m.sender_id end,
    written_by = case m.sender_id when moved.former then coalesce(m.written_by, moved.former) else m.written_by end,
    recipient_id = case m.recipient_id when moved.former then new.owner_id else m.recipient_id end,
    owner_changed_at = case when m.id = moved.root then now() else m.owner_changed_at end
  from (
    select id root, case kind when 'RECRUITMENT' then sender_id else recipient_id end former,
      case kind when 'RECRUITMENT' then recipient_id else sender_id end other
    from message where company_id = new.id and thread_id is null and kind in ('CONTACT', 'APPLICATION', 'RECRUITMENT')
  ) moved
  where coalesce(m.thread_id, m.id) = moved.root and m.company_id = new.id
    and moved.former <> new.owner_id and moved.other is distinct from new.owner_id
    and not exists (select from application a where a.message_id = moved.root and a.status in ('REJECTED', 'WITHDRAWN'));
  return null;
end $$;
create trigger company_conversations_move after update of owner_id on company
  for each row when (new.owner_id is distinct from old.owner_id) execute function move_conversations();
create index message_company on message (company_id);

-- The new owner says whether keys on sites of the former one stay in use.
alter table widget_key add column is_of_former_owner boolean not null default false;
create function question_widget_keys() returns trigger language plpgsql set search_path from current as $$
begin
  update widget_key set is_of_former_owner = true where company_id = new.id and revoked_at is null;
  return null;
end $$;
create trigger company_widget_keys_questioned after update of owner_id on company
  for each row when (new.owner_id is distinct from old.owner_id) execute function question_widget_keys();
