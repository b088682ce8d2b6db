-- Which employer looked at a job seeker's profile, so that the person can see it.
create table job_seeker_view (
  job_seeker_id bigint not null references job_seeker on delete cascade,
  company_id bigint not null references company on delete cascade,
  views int not null default 1,
  first_at timestamptz not null default now(),
  last_at timestamptz not null default now(),
  primary key (job_seeker_id, company_id)
);
create index job_seeker_view_company on job_seeker_view (company_id);

-- Which employer was told of which new job seeker: once, however often the job runs.
create table staff_announcement (
  job_seeker_id bigint not null references job_seeker on delete cascade,
  company_id bigint not null references company on delete cascade,
  created_at timestamptz not null default now(),
  primary key (job_seeker_id, company_id)
);
create index staff_announcement_company on staff_announcement (company_id);
