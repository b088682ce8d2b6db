import { privateFiles, INQUIRY_CONSENT_VERSION } from '@care/backend/seeding';
import type pg from 'pg';
import { daysAfter } from './days';
import { demoAccount } from './demo-accounts';

/** A PDF with one empty page. */
const CONTRACT = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

interface NewCase {
  kind: string;
  subject: number;
  reference: string;
  title: string;
  searchText: string;
  badge: string;
  company: number | null;
  person: number | null;
  /** The person who caused the case, null for a visitor, and the way. */
  by: number | null;
  action: string;
  openedAt: Date;
}

/** Inserts one row and returns its id. */
async function inserted(client: pg.ClientBase, text: string, values: unknown[]): Promise<number> {
  const { rows } = await client.query<{ id: number }>(`${text} returning id`, values);
  return Number(rows[0]?.id);
}

/** An account that is not printed at the start; it has the password of the demo accounts. */
const insertClaimant = (client: pg.ClientBase, username: string, [first, last]: [string, string]) =>
  inserted(
    client,
    `insert into user_account (username, email, password_hash, first_name, last_name, profile_type, email_verified_at)
     select $1, $1 || '@demo.example', password_hash, $2, $3, 'CARE_PROVIDER', now() from user_account where id = $4`,
    [username, first, last, demoAccount('anbieter-neu').id],
  );

async function openCase(client: pg.ClientBase, given: NewCase): Promise<void> {
  const id = await inserted(
    client,
    `insert into desk_case
       (kind, subject_id, reference, title, search_text, badge, company_id, person_id, opened_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9)`,
    [
      given.kind,
      given.subject,
      given.reference,
      given.title,
      given.searchText,
      given.badge,
      given.company,
      given.person,
      given.openedAt,
    ],
  );
  await client.query('insert into desk_event (case_id, actor_id, action, created_at) values ($1, $2, $3, $4)', [
    id,
    given.by,
    given.action,
    given.openedAt,
  ]);
}

interface Claimed {
  id: number;
  name: string;
  zip_code: string;
  city: string;
}

interface Claim {
  kind: 'OWNERSHIP' | 'NEW_COMPANY';
  company: Claimed;
  person: number;
  role: string;
  openedAt: Date;
}

/** A claim whose document waits for a decision. */
async function openClaim(client: pg.ClientBase, dataDir: string, claim: Claim): Promise<void> {
  const { kind, company, person, role, openedAt } = claim;
  const id = await inserted(
    client,
    `insert into ownership_claim (company_id, user_id, role, method, status, confirmed_at, created_at, updated_at)
     values ($1, $2, $3, 'DOCUMENT', 'PENDING_REVIEW', $4, $4, $4)`,
    [company.id, person, role, openedAt],
  );
  const key = await privateFiles({ DATA_DIR: dataDir }).put(CONTRACT);
  await client.query(
    `insert into ownership_document (claim_id, file_name, mime_type, bytes, storage_key)
     values ($1, 'Versorgungsvertrag.pdf', 'application/pdf', $2, $3)`,
    [id, CONTRACT.length, key],
  );
  await openCase(client, {
    kind,
    subject: id,
    reference: `IN-${openedAt.getFullYear()}-${String(id).padStart(4, '0')}`,
    title: company.name,
    searchText: `${company.zip_code} ${company.city}`,
    badge: 'Nachweis liegt vor',
    company: company.id,
    person,
    by: person,
    action: 'Dokument hochgeladen',
    openedAt,
  });
}

/** The last providers without an owner: the first ones of each town are for tests and visitors. */
async function unclaimed(client: pg.ClientBase): Promise<Claimed[]> {
  const { rows } = await client.query<Claimed>(
    'select id, name, zip_code, city from company where owner_id is null order by id desc limit 2',
  );
  return rows;
}

/** Registers a provider again, next door and with another legal form. */
const insertDuplicate = (client: pg.ClientBase, { id }: Claimed): Promise<number> =>
  inserted(
    client,
    `insert into company (slug, name, operator, street, zip_code, city, city_slug, place_id, phone, email, lat, lon,
       place_kind, services_mask, care_form_order, status)
     select slug || '-ggmbh', name || ' gGmbH', operator, street, zip_code, city, city_slug, place_id, phone, email,
       lat + 0.0002, lon, place_kind, services_mask, care_form_order, 'PENDING_REVIEW'
     from company where id = $1`,
    [id],
  );

async function reportMessage(client: pg.ClientBase, openedAt: Date): Promise<void> {
  const { rows: people } = await client.query<{ id: number }>(
    `select id from user_account where profile_type = 'CARE_SEEKER' and not is_staff order by id desc limit 2`,
  );
  const [sender, recipient] = people.map(({ id }) => Number(id));
  if (!sender || !recipient) return;
  const title = 'Pflegehilfe ab morgen, nur gegen Vorkasse';
  const message = await inserted(
    client,
    `insert into message (kind, sender_id, recipient_id, title, content, created_at)
     values ('CONTACT', $1, $2, $3, $4, $5)`,
    [
      sender,
      recipient,
      title,
      'Überweisen Sie heute 500 € als Anzahlung, dann kommt morgen jemand zu Ihnen.',
      openedAt,
    ],
  );
  const reason = 'Jemand möchte Geld im Voraus.';
  const report = await inserted(
    client,
    'insert into message_report (message_id, reporter_id, reason, created_at) values ($1, $2, $3, $4)',
    [message, recipient, reason, openedAt],
  );
  await openCase(client, {
    kind: 'MESSAGE_REPORT',
    subject: message,
    reference: `ME-${openedAt.getFullYear()}-${String(report).padStart(4, '0')}`,
    title,
    searchText: reason,
    badge: 'Neu',
    company: null,
    person: sender,
    by: recipient,
    action: 'Nachricht gemeldet',
    openedAt,
  });
}

async function insertInquiry(client: pg.ClientBase, openedAt: Date): Promise<void> {
  const { rows } = await client.query<{ id: number; title: string }>(
    'select id, title from product order by id limit 1',
  );
  const [product] = rows;
  if (!product) return;
  const reference = `PA-${openedAt.getFullYear()}-7K3MQ2XB`;
  const inquiry = await inserted(
    client,
    `insert into product_inquiry (product_id, reference, first_name, last_name, address, postcode_and_place, email,
       message, consent, communication_consent, consent_version, created_at)
     values ($1, $2, 'Martha', 'Kling', 'Amselweg 12a', '50733 Köln', 'martha.kling@demo.example', $3, true, true,
       $4, $5)`,
    [
      product.id,
      reference,
      'Wie lange dauert es, bis das Gerät bei meiner Mutter ist, und wer baut es auf?',
      INQUIRY_CONSENT_VERSION,
      openedAt,
    ],
  );
  await openCase(client, {
    kind: 'PRODUCT_INQUIRY',
    subject: inquiry,
    reference,
    title: product.title,
    searchText: 'Martha Kling martha.kling@demo.example 50733 Köln',
    badge: 'Neu',
    company: null,
    person: null,
    by: null,
    action: 'Beratung angefragt',
    openedAt,
  });
}

/**
 * One open case of each kind, so that the desk of the demonstration is not empty. Ids continue after all other rows.
 */
export async function openDeskCases(client: pg.ClientBase, dataDir: string, base: Date): Promise<void> {
  const [known, twice] = await unclaimed(client);
  if (known && twice) {
    const person = await insertClaimant(client, 'heimleitung', ['Helga', 'Lindner']);
    await openClaim(client, dataDir, {
      kind: 'OWNERSHIP',
      company: known,
      person,
      role: 'Einrichtungsleitung',
      openedAt: daysAfter(base, -3),
    });
    const company = { ...twice, id: await insertDuplicate(client, twice), name: `${twice.name} gGmbH` };
    await openClaim(client, dataDir, {
      kind: 'NEW_COMPANY',
      company,
      person: await insertClaimant(client, 'traeger', ['Tom', 'Reiter']),
      role: 'Geschäftsführung',
      openedAt: daysAfter(base, -1),
    });
  }
  await reportMessage(client, daysAfter(base, -0.5));
  await insertInquiry(client, daysAfter(base, -0.25));
}
