-- Whose profile is public: not hidden, the account usable, the e-mail address confirmed (AC-13, AC-20). Everything that shows or
-- counts job seekers to others reads this view.
create view public_job_seeker as
  select j.* from job_seeker j
  where not j.is_hidden and not exists (
    select from user_account u where u.id = j.user_id and (u.disabled_at is not null or u.email_verified_at is null));

-- The few accounts that are not public: the view asks for them instead of joining all accounts.
create index user_account_not_public on user_account (id) where disabled_at is not null or email_verified_at is null;
-- Asked for by the search before; the one above holds those rows too.
drop index user_account_disabled;
