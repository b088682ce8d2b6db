-- The mailbox of an address, as `mailboxOf` computes it: without a tag ("name+tag@…") and without a dot at the end.
create function mailbox_of(address text) returns text language sql immutable parallel safe return
  rtrim(regexp_replace(lower(address), '^(.[^+]*)\+.*(@[^@]*)$', '\1\2'), '.');
create index user_account_mailbox on user_account (mailbox_of(email)) where email_verified_at is not null;

-- The accounts of one person: this one, and those with a confirmed address of the same mailbox.
create function accounts_of_person(given bigint) returns setof bigint language sql stable set search_path from current as $$
  select given
  union
  select other.id from user_account me join user_account other on mailbox_of(other.email) = mailbox_of(me.email)
  where me.id = given and me.email_verified_at is not null and other.email_verified_at is not null
$$;

-- Whether a person owns a provider or has owned it, also under an entry that was merged into it (RV-09).
create function has_owned(company bigint, person bigint) returns boolean language sql stable set search_path from current as $$
  select exists (select from company_ownership o join company owned on owned.id = o.company_id
    where o.user_id in (select accounts_of_person(person)) and coalesce(owned.merged_into_id, owned.id) = company)
$$;

-- Otherwise as in 0145.
create or replace function hide_ratings_of_owners(given bigint) returns void language plpgsql set search_path from current as $$
begin
  update rating set status = 'OWNED'
  where company_id = given and status in ('PENDING', 'PUBLISHED', 'DISPUTED') and has_owned(given, author_id);
  if found then perform refresh_company_ratings(array[given]); end if;
end $$;

select hide_ratings_of_owners(id) from (
  select distinct company_id id from rating
  where status in ('PENDING', 'PUBLISHED', 'DISPUTED') and author_id is not null
    and company_id in (select coalesce(c.merged_into_id, c.id) from company_ownership o join company c on c.id = o.company_id)
    and has_owned(company_id, author_id)
) rated_by_owners;
