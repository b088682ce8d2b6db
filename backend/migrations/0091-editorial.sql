-- What a text of the magazine or the advisor shows beside its body (SH-20).
alter table article
  add column topic text not null default '',
  -- The sentences of the box "Kurz gesagt".
  add column summary text[] not null default '{}',
  -- Slugs of articles and guides that go with it.
  add column related text[] not null default '{}',
  -- The care form of the search to which it leads.
  add column search_service text,
  -- When the editorial team last checked it.
  add column checked_on date;
alter table guide
  add column topic text not null default '',
  add column summary text[] not null default '{}',
  add column related text[] not null default '{}',
  add column search_service text,
  add column checked_on date;
