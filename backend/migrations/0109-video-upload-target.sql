-- What an upload to an object store becomes: there the signed address is not asked for again when it is complete.
alter table company_video_upload add column container text not null default 'mp4' check (container in ('mp4', 'webm'));
alter table company_video_upload add column replaces bigint references company_media on delete cascade;
create index company_video_upload_replaces on company_video_upload (replaces);
