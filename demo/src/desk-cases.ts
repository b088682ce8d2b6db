import { privateFiles, INQUIRY_CONSENT_VERSION } from '@care/backend/seeding';
import type { Database } from '@care/backend/seeding-rows';
import type { Insertable } from 'kysely';
import type pg from 'pg';
import { daysAfter } from './days';
import { demoAccount } from './demo-accounts';

/** A PDF with one empty page. */
const CONTRACT = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

const idOf = async (client: pg.ClientBase, text: string, values: unknown[]): Promise<number> =>
  Number((await client.query<{ id: number }>(`${text} returning id`, values)).rows[0]?.id);

/** Inserts one row and returns its id. */
function inserted<Table extends keyof Database & string>(
  client: pg.ClientBase,
  table: Table,
  row: Insertable<Database[Table]>,
): Promise<number> {
  const columns = Object.keys(row);
  const places = columns.map((_column, index) => `$${index + 1}`);
  return idOf(client, `insert into ${table} (${columns.join(', ')}) values (${places.join(', ')})`, Object.values(row));
}

/** An account that is not printed at the start; it has the password of the demo accounts. */
const insertClaimant = (client: pg.ClientBase, username: string, [first, last]: [string, string]) =>
  idOf(
    client,
    `insert into user_account (username, email, password_hash, first_name, last_name, profile_type, email_verified_at,
       created_at, updated_at)
     select $1, $1 || '@demo.example', password_hash, $2, $3, 'CARE_PROVIDER', email_verified_at, created_at, updated_at
       from user_account where id = $4`,
    [username, first, last, demoAccount('anbieter-neu').id],
  );

/** Opens a case; `by` has caused it, null for a visitor. */
async function openCase(
  client: pg.ClientBase,
  row: Omit<Insertable<Database['desk_case']>, 'updated_at'> & { opened_at: Date },
  { by, action }: { by: number | null; action: string },
): Promise<void> {
  const case_id = await inserted(client, 'desk_case', { ...row, updated_at: row.opened_at });
  await inserted(client, 'desk_event', { case_id, actor_id: by, action, created_at: row.opened_at });
}

interface Claimed {
  id: number;
  name: string;
  zip_code: string;
  city: string;
}

/** A claim whose document waits for a decision. */
async function openClaim(
  client: pg.ClientBase,
  dataDir: string,
  company: Claimed,
  { kind, person, role, openedAt }: { kind: string; person: number; role: string; openedAt: Date },
): Promise<void> {
  const id = await inserted(client, 'ownership_claim', {
    company_id: company.id,
    user_id: person,
    role,
    method: 'DOCUMENT',
    status: 'PENDING_REVIEW',
    confirmed_at: openedAt,
    created_at: openedAt,
    updated_at: openedAt,
  });
  await inserted(client, 'ownership_document', {
    claim_id: id,
    file_name: 'Versorgungsvertrag.pdf',
    mime_type: 'application/pdf',
    bytes: CONTRACT.length,
    storage_key: await privateFiles({ DATA_DIR: dataDir }).put(CONTRACT),
  });
  const row = {
    kind,
    subject_id: id,
    reference: `IN-${openedAt.getFullYear()}-${String(id).padStart(4, '0')}`,
    title: company.name,
    search_text: `${company.zip_code} ${company.city}`,
    badge: 'Nachweis liegt vor',
    company_id: company.id,
    person_id: person,
    opened_at: openedAt,
  };
  await openCase(client, row, { by: person, action: 'Dokument hochgeladen' });
}

/** Registers a provider again, next door and with another legal form. */
const insertDuplicate = (client: pg.ClientBase, { id }: Claimed): Promise<number> =>
  idOf(
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
  const message_id = await inserted(client, 'message', {
    kind: 'CONTACT',
    sender_id: sender,
    recipient_id: recipient,
    title,
    content: 'Überweisen Sie heute 500 € als Anzahlung, dann kommt morgen jemand zu Ihnen.',
    created_at: openedAt,
  });
  const reason = 'Jemand möchte Geld im Voraus.';
  const values = { message_id, reporter_id: recipient, reason, created_at: openedAt };
  const report = await inserted(client, 'message_report', values);
  const row = {
    kind: 'MESSAGE_REPORT',
    subject_id: message_id,
    reference: `ME-${openedAt.getFullYear()}-${String(report).padStart(4, '0')}`,
    title,
    search_text: reason,
    badge: 'Neu',
    person_id: sender,
    opened_at: openedAt,
  };
  await openCase(client, row, { by: recipient, action: 'Nachricht gemeldet' });
}

async function insertInquiry(client: pg.ClientBase, openedAt: Date): Promise<void> {
  const { rows } = await client.query<{ id: number; title: string }>(
    "select id, fields->>'title' title from public_content where kind = 'product' order by id limit 1",
  );
  const [product] = rows;
  if (!product) return;
  const reference = `PA-${openedAt.getFullYear()}-7K3MQ2XB`;
  const inquiry = await inserted(client, 'product_inquiry', {
    product_id: product.id,
    reference,
    first_name: 'Martha',
    last_name: 'Kling',
    address: 'Amselweg 12a',
    postcode_and_place: '50733 Köln',
    email: 'martha.kling@demo.example',
    message: 'Wie lange dauert es, bis das Gerät bei meiner Mutter ist, und wer baut es auf?',
    consent: true,
    communication_consent: true,
    consent_version: INQUIRY_CONSENT_VERSION,
    created_at: openedAt,
  });
  const row = {
    kind: 'PRODUCT_INQUIRY',
    subject_id: inquiry,
    reference,
    title: product.title,
    search_text: 'Martha Kling martha.kling@demo.example 50733 Köln',
    badge: 'Neu',
    opened_at: openedAt,
  };
  await openCase(client, row, { by: null, action: 'Beratung angefragt' });
}

/**
 * One open case of each kind, so that the desk of the demonstration is not empty. Ids continue after all other rows.
 */
export async function openDeskCases(client: pg.ClientBase, dataDir: string, base: Date): Promise<void> {
  // The first providers of each town are for tests and visitors.
  const { rows: unclaimed } = await client.query<Claimed>(
    'select id, name, zip_code, city from company where owner_id is null order by id desc limit 2',
  );
  const [known, twice] = unclaimed;
  if (known && twice) {
    const person = await insertClaimant(client, 'heimleitung', ['Helga', 'Lindner']);
    const claim = { kind: 'OWNERSHIP', person, role: 'Einrichtungsleitung', openedAt: daysAfter(base, -3) };
    await openClaim(client, dataDir, known, claim);
    const company = { ...twice, id: await insertDuplicate(client, twice), name: `${twice.name} gGmbH` };
    await openClaim(client, dataDir, company, {
      kind: 'NEW_COMPANY',
      person: await insertClaimant(client, 'traeger', ['Tom', 'Reiter']),
      role: 'Geschäftsführung',
      openedAt: daysAfter(base, -1),
    });
  }
  await reportMessage(client, daysAfter(base, -0.5));
  await insertInquiry(client, daysAfter(base, -0.25));
}
