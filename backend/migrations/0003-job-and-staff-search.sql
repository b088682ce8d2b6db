-- Employers whose offers may be shown, and accounts whose profiles may not: few rows, asked for by every such search.
create index company_employers on company (id) where status = 'PUBLISHED' and subscription <> 'FREE_TIER';
create index user_account_disabled on user_account (id) where disabled_at is not null;
-- The newest offers are the first page of the job search without a place.
create index job_offer_newest on job_offer (posted_at desc, id desc)
  include (company_id, valid_through, qualifications_mask, employment_type)
  where status = 'PUBLISHED';
