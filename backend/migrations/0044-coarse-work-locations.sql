-- Where somebody works is kept to about a kilometre (AC-13), as `workLocation` stores it; rows from before were exact.
update job_seeker_localization
set lat = round(lat::numeric, 2)::double precision, lon = round(lon::numeric, 2)::double precision
where lat <> round(lat::numeric, 2)::double precision or lon <> round(lon::numeric, 2)::double precision;
