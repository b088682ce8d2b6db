-- A rating of somebody who owns the provider, or has owned it, is neither shown nor counted (RV-09): OWNED. Whatever makes
-- a person the owner (handover, claim, merge) also does this in the same transaction. A job tells the author.
alter table rating drop constraint rating_status_check;
alter table rating add constraint rating_status_check
  check (status in ('PENDING', 'PUBLISHED', 'DISPUTED', 'REMOVED', 'AUTHOR_DELETED', 'OWNED'));
-- When the author of an OWNED rating was told.
alter table rating add column owner_told_at timestamptz;
-- Deleted by its author while the desk was examining it: the desk reads a new one before it is public (RV-03).
alter table rating add column deleted_in_case boolean not null default false;
create index rating_owner_untold on rating (id) where status = 'OWNED' and owner_told_at is null;

-- Also for providers that were merged into this one. The caller has locked the provider.
create function hide_ratings_of_owners(given bigint) returns void language plpgsql set search_path from current as $$
begin
  update rating r set status = 'OWNED'
  from company_ownership o join company c on c.id = o.company_id
  where coalesce(c.merged_into_id, c.id) = given and r.company_id = given and r.author_id = o.user_id
    and r.status in ('PENDING', 'PUBLISHED', 'DISPUTED');
  if found then perform refresh_company_ratings(array[given]); end if;
end $$;

-- Otherwise as in 0125.
create or replace function record_ownership() returns trigger language plpgsql set search_path from current as $$
begin
  insert into company_ownership (company_id, user_id) values (new.id, new.owner_id) on conflict do nothing;
  perform hide_ratings_of_owners(new.id);
  return null;
end $$;

select hide_ratings_of_owners(id) from (
  select distinct r.company_id id from rating r
  join company_ownership o on o.user_id = r.author_id
  join company c on c.id = o.company_id and coalesce(c.merged_into_id, c.id) = r.company_id
  where r.status in ('PENDING', 'PUBLISHED', 'DISPUTED')
) rated_by_owners;
