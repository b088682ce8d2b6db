-- What somebody has sent stays for the sender when the account of the recipient is deleted (AC-07).
alter table message drop constraint message_goes_somewhere;
alter table message add constraint message_goes_somewhere check (num_nonnulls(recipient_id, recipient_email) <= 1);
