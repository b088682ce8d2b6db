-- When the owner of a provider last changed each section of its profile, and last said that it still holds (PP-06).
create table company_section (
  company_id bigint not null references company on delete cascade,
  section text not null check (section in ('contact', 'opening_hours', 'texts', 'services', 'benefits', 'features',
    'additional_features', 'qualifications', 'logo', 'images')),
  -- null while the owner has only confirmed it
  changed_at timestamptz,
  confirmed_at timestamptz not null default now(),
  primary key (company_id, section)
);
