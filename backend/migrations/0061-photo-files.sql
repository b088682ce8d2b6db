-- Whose photo a file is: asked for every file that is served, so that a hidden profile's photo goes with it (AC-13).
create index job_seeker_image_url on job_seeker_image (url);
create index job_seeker_image_variants on job_seeker_image using gin (variants jsonb_path_ops);
