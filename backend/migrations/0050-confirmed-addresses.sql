-- Any number of accounts may say that an address is theirs; it belongs to the one that has confirmed it (ADR 0019).
drop index user_account_email;
create index user_account_email on user_account (lower(email));
create unique index user_account_confirmed_email on user_account (lower(email)) where email_verified_at is not null;
