-- Who may add the video: a video in an object store is taken without a request of this person too.
alter table company_video_upload add column user_id bigint references user_account on delete cascade;
create index company_video_upload_user on company_video_upload (user_id);
