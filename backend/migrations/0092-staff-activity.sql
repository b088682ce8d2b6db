-- Job seekers are ordered by the day of their last activity (SR-22): signed in, used the site, or changed the profile. Only the day is
-- kept, and no answer contains it (AC-13).
create function berlin_date() returns date language sql stable parallel safe
  return (now() at time zone 'Europe/Berlin')::date;

alter table job_seeker
  add column active_on date not null default berlin_date(),
  -- A short stand-in for the free texts in the index of the search.
  add column has_custom_qualifications boolean not null generated always as (custom_qualifications <> '{}') stored;

update job_seeker set active_on = (greatest(created_at, updated_at, (
  select max(last_seen_at) from user_session where user_session.user_id = job_seeker.user_id
)) at time zone 'Europe/Berlin')::date;

-- The view has the columns that the table had when the view was made.
create or replace view public_job_seeker as
  select j.* from job_seeker j
  where not j.is_hidden and not exists (
    select from user_account u where u.id = j.user_id and (u.disabled_at is not null or u.email_verified_at is null));

-- All columns that the search filters, counts and orders by.
create index job_seeker_activity on job_seeker (active_on desc, created_at desc, id desc)
  include (user_id, qualifications_mask, has_custom_qualifications, is_open_for_offers) where not is_hidden;
