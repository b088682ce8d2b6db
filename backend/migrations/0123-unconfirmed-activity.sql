-- When an account without a confirmed address was last used, or a link for it was last requested. A job deletes such
-- accounts when this is long ago; those that exist already get the full time from now on.
alter table user_account add column unconfirmed_active_at timestamptz not null default now();
