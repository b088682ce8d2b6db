-- Each side deletes for itself; what both have deleted goes.
alter table message add column sender_deleted_at timestamptz;
alter table message add column recipient_deleted_at timestamptz;
alter table application add column applicant_deleted_at timestamptz;
alter table application add column employer_deleted_at timestamptz;

-- Whoever withdrew an application takes address and files back; the daily sweep removes files without a row.
update message set contact_info = '{}' where id in (select message_id from application where status = 'WITHDRAWN');
delete from message_attachment where message_id in (select message_id from application where status = 'WITHDRAWN');
