-- The care forms of a provider in its own order, the main one first, as numbers of the bits of services_mask. Empty if the order is
-- unknown. The search uses the mask only.
alter table company add column care_form_order smallint[] not null default '{}';
