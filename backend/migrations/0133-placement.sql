-- What both sides of an application say about a contract, until both have confirmed it (PK-07).
create table hire_confirmation (
  application_id bigint primary key references application on delete cascade,
  -- Counts the changes, so that an answer to an outdated state is noticed.
  version int not null default 1,
  -- The account that answered for the provider. What a former owner has answered is not valid for the next one.
  employer_id bigint references user_account on delete set null,
  employer_confirmed_at timestamptz,
  applicant_confirmed_at timestamptz,
  denied_by text check (denied_by in ('employer', 'applicant')),
  denied_at timestamptz,
  check ((denied_by is null) = (denied_at is null)),
  check (denied_by is null or (employer_confirmed_at is null and applicant_confirmed_at is null))
);
create index hire_confirmation_employer on hire_confirmation (employer_id);

-- A contract that both sides have confirmed: what the fee is charged for (PK-07). It stays after application, accounts,
-- offer and provider, because tax law demands it; title and name are those of the confirmation.
create table placement (
  id bigint generated always as identity primary key,
  application_id bigint unique references application on delete set null,
  company_id bigint references company on delete set null,
  employer_id bigint references user_account on delete set null,
  applicant_id bigint references user_account on delete set null,
  offer_title text not null,
  -- As the employer saw the person, never the name of the account (AC-13).
  person_name text not null,
  net_cents int not null check (net_cents >= 0),
  vat_percent int not null check (vat_percent between 0 and 100),
  employer_confirmed_at timestamptz not null,
  applicant_confirmed_at timestamptz not null,
  confirmed_at timestamptz not null
);
create index placement_company on placement (company_id);
create index placement_employer on placement (employer_id);
create index placement_applicant on placement (applicant_id);
