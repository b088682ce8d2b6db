-- A job offer is open until the end of its last day in Berlin: compare `valid_through >= berlin_today()`.
create function berlin_today() returns timestamptz language sql stable parallel safe
  return date_trunc('day', now(), 'Europe/Berlin');

-- The hourly look at what is over.
create index job_offer_end on job_offer (valid_through) where status = 'PUBLISHED';
