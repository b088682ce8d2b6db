-- Short-term care is one fact: a provider with the care form "Kurzzeitpflege" (2) also has the feature "Kurzzeit- und
-- Verhinderungspflege" (3), whoever writes it.
create function note_short_term_care() returns trigger language plpgsql set search_path from current as $$
begin
  new.features_mask := new.features_mask | 4;
  return new;
end $$;
create trigger company_short_term_care before insert or update of services_mask, features_mask on company
  for each row when (new.services_mask & 2 > 0 and new.features_mask & 4 = 0) execute function note_short_term_care();
update company set features_mask = features_mask | 4 where services_mask & 2 > 0 and features_mask & 4 = 0;
