-- Since 2025 invoices are kept for eight years instead of ten (section 14b of the VAT act). The trigger protects all else.
alter table invoice disable trigger invoice_issued;
update invoice set kept_until = make_date(extract(year from issued_on)::int + 9, 1, 1) where number is not null;
alter table invoice enable trigger invoice_issued;
