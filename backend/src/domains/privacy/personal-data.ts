/**
 * Every table with data about people: which of its rows belong to the person with the id `$1`, or why none are
 * exported. A test reads the database's catalogue and fails if a table that can contain personal data is missing here.
 */
export interface PersonalTable {
  table: string;
  /** SQL condition with the person's id as `$1`. */
  where: string;
  /** Columns that are secrets or technical and have no meaning for the person. */
  omit?: readonly string[];
}

const OWN_PROFILE = 'in (select id from job_seeker where user_id = $1)';
const OWN_COMPANY = 'in (select id from company where owner_id = $1)';
/** Without messages that the person has deleted; those belong to the other side only. */
const OWN_MESSAGES = `((sender_id = $1 and sender_deleted_at is null)
  or (recipient_id = $1 and not is_held and recipient_deleted_at is null))`;
/** Columns for the search that only repeat other columns. */
const DERIVED = ['x', 'y', 'z', 'name_norm'] as const;

export const EXPORTED: readonly PersonalTable[] = [
  { table: 'user_account', where: 'id = $1', omit: ['password_hash'] },
  { table: 'user_consent', where: 'user_id = $1' },
  { table: 'newsletter_subscription', where: 'user_id = $1' },
  { table: 'user_session', where: 'user_id = $1' },
  { table: 'sign_in_address', where: 'user_id = $1', omit: ['address_hash'] },
  { table: 'data_export', where: 'user_id = $1', omit: ['file'] },
  { table: 'job_seeker', where: 'user_id = $1' },
  { table: 'job_seeker_image', where: `job_seeker_id ${OWN_PROFILE}` },
  { table: 'job_seeker_localization', where: `job_seeker_id ${OWN_PROFILE}`, omit: DERIVED },
  { table: 'job_seeker_view', where: `job_seeker_id ${OWN_PROFILE}` },
  { table: 'recruiting_contact', where: `job_seeker_id ${OWN_PROFILE}` },
  { table: 'staff_announcement', where: `job_seeker_id ${OWN_PROFILE}` },
  { table: 'company', where: 'owner_id = $1', omit: DERIVED },
  { table: 'company_media', where: `company_id ${OWN_COMPANY}` },
  { table: 'company_video_upload', where: `company_id ${OWN_COMPANY}` },
  { table: 'company_section', where: `company_id ${OWN_COMPANY}` },
  { table: 'company_day_count', where: `company_id ${OWN_COMPANY}` },
  { table: 'widget_key', where: `company_id ${OWN_COMPANY}` },
  { table: 'widget_key_use', where: `key in (select key from widget_key where company_id ${OWN_COMPANY})` },
  { table: 'job_offer', where: `company_id ${OWN_COMPANY}`, omit: DERIVED },
  {
    table: 'job_offer_view_count',
    where: `job_offer_id in (select id from job_offer where company_id ${OWN_COMPANY})`,
  },
  { table: 'payment_order', where: 'user_id = $1', omit: ['reference', 'access_url', 'method'] },
  { table: 'payment_refund', where: 'order_id in (select id from payment_order where user_id = $1)' },
  { table: 'payment_subscription', where: 'user_id = $1', omit: ['method'] },
  { table: 'invoice', where: 'user_id = $1' },
  { table: 'company_billing', where: 'user_id = $1' },
  { table: 'company_handover', where: 'from_user_id = $1' },
  { table: 'company_ownership', where: 'user_id = $1' },
  { table: 'company_follow', where: 'user_id = $1' },
  { table: 'ownership_answer', where: 'owner_id = $1' },
  { table: 'ownership_claim', where: 'user_id = $1', omit: ['code_hash'] },
  {
    table: 'ownership_document',
    where: 'claim_id in (select id from ownership_claim where user_id = $1)',
    omit: ['storage_key'],
  },
  { table: 'rating', where: 'author_id = $1' },
  {
    table: 'rating_report',
    // Reports need no account; those of visitors belong to the account that has confirmed the address.
    where: `(reporter_id = $1 or lower(reporter_email) =
      (select lower(email) from user_account where id = $1 and email_verified_at is not null))`,
    omit: ['network_hash'],
  },
  { table: 'rating_invite_round', where: 'sender_id = $1' },
  { table: 'rating_question', where: 'rating_id in (select id from rating where author_id = $1)' },
  {
    table: 'rating_document',
    where: 'rating_id in (select id from rating where author_id = $1)',
    omit: ['storage_key'],
  },
  { table: 'rating_response', where: 'author_id = $1' },
  { table: 'message', where: OWN_MESSAGES },
  {
    table: 'message_attachment',
    where: `(owner_id = $1 and message_id is null) or message_id in (select id from message where ${OWN_MESSAGES})`,
    omit: ['storage_key'],
  },
  { table: 'message_report', where: 'reporter_id = $1' },
  { table: 'user_block', where: 'user_id = $1' },
  { table: 'application', where: 'applicant_id = $1 and applicant_deleted_at is null' },
  {
    table: 'hire_confirmation',
    where: `employer_id = $1 or application_id in
      (select id from application where applicant_id = $1 and applicant_deleted_at is null)`,
  },
  { table: 'placement', where: 'applicant_id = $1 or employer_id = $1' },
  { table: 'saved_search', where: 'user_id = $1', omit: ['confirm_key_hash', 'unsubscribe_key'] },
  { table: 'support_request', where: 'user_id = $1' },
  {
    table: 'product_inquiry',
    // Inquiries need no account; without one they belong to the account that has confirmed the address.
    where: `user_id = $1 or (user_id is null
      and lower(email) = (select lower(email) from user_account where id = $1 and email_verified_at is not null))`,
  },
];

/** Tables with personal data that are not exported, each with the reason. */
export const WITHHELD: Readonly<Record<string, string>> = {
  access_token: 'Fingerabdrücke kurzlebiger Zugangsschlüssel; sie sagen nichts über die Person',
  payment_event: 'Protokoll der Ereignisse des Zahlungsdienstes; der Stand der Bestellungen wird herausgegeben',
  account_key: 'Fingerabdrücke von Links in E-Mails; herausgegeben wären sie ein Sicherheitsrisiko',
  desk_case: 'Akte der Prüfstelle; Entscheidungen und Gründe hat die Person per E-Mail bekommen',
  mail_outbox: 'Postausgang von Installationen ohne Mailserver; die Person hat diese E-Mails bekommen',
  rating_hold: 'Fingerabdrücke der Adressen gelöschter Konten mit entfernten Bewertungen; sie enden nach 24 Monaten',
  rating_invite:
    'Fingerabdrücke eingeladener Adressen; sie schützen vor weiteren Einladungen und enden nach 12 Monaten',
  rating_invite_refusal: 'Fingerabdrücke von Adressen, die keine Einladungen möchten; sie sagen nichts über die Person',
  rate_limit_counter: 'Zähler gegen Missbrauch, höchstens einen Tag alt',
  sign_in_failure: 'Fingerabdrücke falscher Anmeldeversuche, höchstens einen Tag alt',
  visit_mark: 'Fingerabdrücke gegen doppeltes Zählen, nach der Nacht gelöscht; sie lassen sich keiner Person zuordnen',
  idempotency_key: 'Antworten auf wiederholte Anfragen, höchstens einen Tag alt',
};
