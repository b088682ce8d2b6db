-- The claims were deleted with their accounts. Nobody can decide about them any more, and the cases keep no name and
-- address of these people.
with gone as (
  select id from desk_case k
  where kind in ('OWNERSHIP', 'NEW_COMPANY') and not exists (select from ownership_claim where id = k.subject_id)
), ended as (
  update desk_case k
  set state = case state when 'SECOND_PERSON' then state else 'CLOSED' end, closed_at = now(), updated_at = now()
  from gone where k.id = gone.id and closed_at is null returning k.id
)
insert into desk_event (case_id, action) select id, 'Antrag mit dem Konto gelöscht' from ended;
update desk_case k set search_text = ''
where kind in ('OWNERSHIP', 'NEW_COMPANY') and not exists (select from ownership_claim where id = k.subject_id);
