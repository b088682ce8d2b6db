-- A name, so that owners tell their keys apart, and how often each is used by day (PK-08).
alter table widget_key add column name text not null default 'Website';
create table widget_key_use (
  key text not null references widget_key on delete cascade,
  day date not null,
  uses int not null,
  primary key (key, day)
);
