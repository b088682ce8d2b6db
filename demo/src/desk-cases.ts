import { privateFiles, INQUIRY_CONSENT_VERSION } from '@care/backend/seeding';
import type { Database } from '@care/backend/seeding-rows';
import type { Insertable } from 'kysely';
import type pg from 'pg';
import { daysAfter } from './days';
import { demoAccount } from './demo-accounts';
import { readYaml } from './files';

interface Claim {
  kind: string;
  account: Record<'username' | 'first_name' | 'last_name', string>;
  role: string;
  daysAgo: number;
}

interface DeskWords {
  claims: readonly [Claim, Claim];
  message: Pick<Insertable<Database['message']>, 'kind' | 'title' | 'content'>;
  report: string;
  inquiry: Omit<Insertable<Database['product_inquiry']>, 'reference'>;
}

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
const insertClaimant = (client: pg.ClientBase, { username, first_name, last_name }: Claim['account']) =>
  idOf(
    client,
    `insert into user_account (username, email, password_hash, first_name, last_name, profile_type, email_verified_at,
       created_at, updated_at)
     select $1, $1 || '@demo.example', password_hash, $2, $3, 'CARE_PROVIDER', email_verified_at, created_at, updated_at
       from user_account where id = $4`,
    [username, first_name, last_name, demoAccount('anbieter-neu').id],
  );

type CaseRow = Omit<Insertable<Database['desk_case']>, 'opened_at' | 'updated_at'>;

/** Opens a case; `by` has caused it, null for a visitor. */
async function openCase(client: pg.ClientBase, at: Date, by: number | null, action: string, row: CaseRow) {
  const case_id = await inserted(client, 'desk_case', { ...row, opened_at: at, updated_at: at });
  await inserted(client, 'desk_event', { case_id, actor_id: by, action, created_at: at });
}

const referenceOf = (kind: string, at: Date, id: number): string =>
  `${kind}-${at.getFullYear()}-${String(id).padStart(4, '0')}`;

type Claimed = Record<'name' | 'zip_code' | 'city', string> & { id: number };

/** A claim whose document waits for a decision. */
async function openClaim(client: pg.ClientBase, dataDir: string, at: Date, company: Claimed, claim: Claim) {
  const person_id = await insertClaimant(client, claim.account);
  const id = await inserted(client, 'ownership_claim', {
    company_id: company.id,
    user_id: person_id,
    role: claim.role,
    method: 'DOCUMENT',
    status: 'PENDING_REVIEW',
    confirmed_at: at,
    created_at: at,
    updated_at: at,
  });
  await inserted(client, 'ownership_document', {
    claim_id: id,
    file_name: 'Versorgungsvertrag.pdf',
    mime_type: 'application/pdf',
    bytes: CONTRACT.length,
    storage_key: await privateFiles({ DATA_DIR: dataDir }).put(CONTRACT),
  });
  await openCase(client, at, person_id, 'Dokument hochgeladen', {
    kind: claim.kind,
    subject_id: id,
    reference: referenceOf('IN', at, id),
    title: company.name,
    search_text: `${company.zip_code} ${company.city}`,
    badge: 'Nachweis liegt vor',
    company_id: company.id,
    person_id,
  });
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

async function reportMessage(client: pg.ClientBase, at: Date, { message, report: reason }: DeskWords): Promise<void> {
  const { rows } = await client.query<{ id: number }>(
    `select id from user_account where profile_type = 'CARE_SEEKER' and not is_staff order by id desc limit 2`,
  );
  const [sender_id, recipient_id] = rows.map(({ id }) => Number(id));
  if (!sender_id || !recipient_id) return;
  const message_id = await inserted(client, 'message', { ...message, sender_id, recipient_id, created_at: at });
  const values = { message_id, reporter_id: recipient_id, reason, created_at: at };
  const reference = referenceOf('ME', at, await inserted(client, 'message_report', values));
  await openCase(client, at, recipient_id, 'Nachricht gemeldet', {
    kind: 'MESSAGE_REPORT',
    subject_id: message_id,
    reference,
    title: message.title ?? '',
    search_text: reason,
    badge: 'Neu',
    person_id: sender_id,
  });
}

async function insertInquiry(client: pg.ClientBase, at: Date, { inquiry }: DeskWords): Promise<void> {
  const { rows } = await client.query<{ id: number; title: string }>(
    "select id, fields->>'title' title from public_content where kind = 'product' order by id limit 1",
  );
  const [product] = rows;
  if (!product) return;
  const reference = `PA-${at.getFullYear()}-7K3MQ2XB`;
  const subject_id = await inserted(client, 'product_inquiry', {
    ...inquiry,
    product_id: product.id,
    reference,
    created_at: at,
    consent: true,
    communication_consent: true,
    consent_version: INQUIRY_CONSENT_VERSION,
  });
  const search_text = `${inquiry.first_name} ${inquiry.last_name} ${inquiry.email} ${inquiry.postcode_and_place}`;
  const row = { kind: 'PRODUCT_INQUIRY', subject_id, reference, title: product.title, search_text, badge: 'Neu' };
  await openCase(client, at, null, 'Beratung angefragt', row);
}

/**
 * One open case of each kind, so that the desk of the demonstration is not empty. Ids continue after all other rows.
 */
export async function openDeskCases(client: pg.ClientBase, dataDir: string, base: Date): Promise<void> {
  const words = readYaml<DeskWords>('words/desk-cases.yaml');
  // The first providers of each town are for tests and visitors.
  const { rows } = await client.query<Claimed>(
    'select id, name, zip_code, city from company where owner_id is null order by id desc limit 2',
  );
  const [known, twice] = rows;
  if (known && twice) {
    const [first, second] = words.claims;
    await openClaim(client, dataDir, daysAfter(base, -first.daysAgo), known, first);
    const company = { ...twice, id: await insertDuplicate(client, twice), name: `${twice.name} gGmbH` };
    await openClaim(client, dataDir, daysAfter(base, -second.daysAgo), company, second);
  }
  await reportMessage(client, daysAfter(base, -0.5), words);
  await insertInquiry(client, daysAfter(base, -0.25), words);
}
