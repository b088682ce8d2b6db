-- A signed-in sender's inquiries end with the account; an inquiry needs no account.
alter table product_inquiry add column user_id bigint references user_account on delete cascade;
create index product_inquiry_user on product_inquiry (user_id) where user_id is not null;
-- The account of a confirmed address has the inquiries that were sent with it without signing in.
create index product_inquiry_email on product_inquiry (lower(email)) where user_id is null;

-- Which consent texts the sender has read: their version, and the fingerprint of the texts.
alter table product_inquiry add column consent_version text;
alter table product_inquiry add column consent_text_hash text;
