-- The roles of those who work for the operator. An account with at least one is STAFF.
create table staff_role (
  user_id bigint not null references user_account on delete cascade,
  role text not null check (role in ('EDITOR', 'MODERATOR', 'FINANCE', 'ADMIN')),
  granted_at timestamptz not null default now(),
  primary key (user_id, role)
);
create index staff_role_role on staff_role (role);

insert into staff_role (user_id, role)
select id, role from user_account, unnest(array['EDITOR', 'MODERATOR', 'FINANCE', 'ADMIN']) role where is_staff;

-- `user_account.is_staff` says whether there is a role.
create function derive_is_staff() returns trigger language plpgsql set search_path from current as $$
begin
  update user_account u set is_staff = not is_staff
  where u.id = coalesce(new.user_id, old.user_id)
    and is_staff <> exists (select from staff_role r where r.user_id = u.id);
  return null;
end $$;
create trigger staff_role_derives_is_staff after insert or delete on staff_role
  for each row execute function derive_is_staff();

-- An account that is created as STAFF without naming roles, such as by the former release, gets all of them.
create function grant_all_roles() returns trigger language plpgsql set search_path from current as $$
begin
  insert into staff_role (user_id, role)
  select new.id, role from unnest(array['EDITOR', 'MODERATOR', 'FINANCE', 'ADMIN']) role;
  return null;
end $$;
create trigger user_account_staff_has_all_roles after insert on user_account
  for each row when (new.is_staff) execute function grant_all_roles();
