import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { InjectOptions } from 'fastify';
import { inviteAddressHash } from '../../domains/ratings/invite-keys';
import { authSecret } from '../../platform/secrets/auth-secret';
import { createCompany, createPerson, createProfile, type Person } from '../people';
import {
  daysFromNow,
  insertCologne,
  insertContent,
  insertId,
  insertJobOffer,
  insertMedia,
  insertRating,
  insertRows,
  updateRows,
} from '../rows';
import type { TestApp } from '../test-app';

/** The order of the outcomes in every row of the matrix. */
export const ROLES = ['visitor', 'jobSeeker', 'companyUser', 'owner', 'otherOwner', 'careSeeker', 'staff'] as const;
export type Role = (typeof ROLES)[number];

/**
 * The test data: the owner's provider with three job offers, one of them a draft, a provider without an owner that the
 * company user claims, the job seeker's profile, message and application to it, and the job seeker's rating of the other
 * provider. Personal data without a provider (session, passkey, export, block, saved search) belongs to the owner.
 */
export type World = Awaited<ReturnType<typeof fillWorld>>;
type People = Record<Exclude<Role, 'visitor'>, Person>;

/** A document whose file does not exist. */
const PDF = { file_name: 'x.pdf', mime_type: 'application/pdf', bytes: 1 } as const;

const createPeople = async (test: TestApp): Promise<People> => ({
  jobSeeker: await createPerson(test, 'pflegekraft', { profile_type: 'JOB_SEEKER' }),
  companyUser: await createPerson(test, 'anbieter', { profile_type: 'CARE_PROVIDER' }),
  owner: await createPerson(test, 'inhaberin', { profile_type: 'CARE_PROVIDER' }),
  otherOwner: await createPerson(test, 'inhaber', { profile_type: 'CARE_PROVIDER' }),
  careSeeker: await createPerson(test, 'angehoerige', { profile_type: 'CARE_SEEKER' }),
  staff: await createPerson(test, 'redaktion', { profile_type: 'CARE_SEEKER', is_staff: true }),
});

async function createProviders(test: TestApp, { owner, otherOwner }: People) {
  const company = await createCompany(test, 'haus', owner.id);
  const freeCompany = await createCompany(test, 'freies-haus');
  const otherCompany = await createCompany(test, 'anderes-haus', otherOwner.id);
  await updateRows(test.db, 'company', {}, { subscription: 'PREMIUM_TIER' });
  await insertRows(test.db, 'company_places', { company_id: company, confirmed_at: new Date(), total: 3 });
  const [offer, draft, publicOffer] = [
    await insertJobOffer(test.db, company, 'stelle'),
    await insertJobOffer(test.db, company, 'entwurf', { tasks: 'Pflegen', status: 'DRAFT' }),
    await insertJobOffer(test.db, company, 'offen', { tasks: 'Pflegen' }),
  ];
  return { company, otherCompany, freeCompany, offer, draft, publicOffer };
}

type Providers = Awaited<ReturnType<typeof createProviders>>;

/** The company user's claim for the provider without an owner. */
async function createClaim({ db }: TestApp, { companyUser }: People, company: number) {
  const about = { company_id: company, user_id: companyUser.id };
  const claim = await insertId(db, 'ownership_claim', { ...about, method: 'DOCUMENT', confirmed_at: new Date() });
  const document = await insertId(db, 'ownership_document', { claim_id: claim, ...PDF });
  const row = { kind: 'OWNERSHIP', subject_id: claim, reference: 'IN-1', title: 'Haus', company_id: company };
  return { claim, document, deskCase: await insertId(db, 'desk_case', { ...row, person_id: companyUser.id }) };
}

/**
 * A rating of the owner's provider without an answer and one with, and a hidden one of the care seeker, who is asked for
 * a proof; the file of the proof does not exist.
 */
async function createRatingCases(test: TestApp, { owner, careSeeker }: People, { company, freeCompany }: Providers) {
  const openRating = await insertRating(test.db, company, null);
  const response = { author_id: owner.id, description: 'Danke' };
  const rating_id = await insertRating(test.db, company, null);
  const answer = await insertId(test.db, 'rating_response', { ...response, rating_id });
  const hiddenRating = await insertRating(test.db, freeCompany, careSeeker.id, { status: 'DISPUTED' });
  const question = { rating_id: hiddenRating, question: 'Wann?', answer_until: daysFromNow(14) };
  await insertRows(test.db, 'rating_question', question);
  const about = { subject_id: hiddenRating, company_id: freeCompany, person_id: careSeeker.id };
  const row = { kind: 'RATING_REPORT', reference: 'BW-1', title: 'Haus', state: 'WAITING' } as const;
  await insertRows(test.db, 'desk_case', { ...row, ...about });
  const proof = await insertId(test.db, 'rating_document', { rating_id: hiddenRating, ...PDF });
  return { openRating, answer, hiddenRating, proof, invite: await createInvite(test, company, careSeeker) };
}

/** The key of the link in the care seeker's invitation to rate the owner's provider. */
export const INVITE_KEY = 'einladung';
async function createInvite(test: TestApp, company: number, { email }: Person): Promise<number> {
  const round = { company_id: company, address_count: 1, expires_at: daysFromNow(30) };
  return insertId(test.db, 'rating_invite', {
    round_id: await insertId(test.db, 'rating_invite_round', round),
    address_hash: inviteAddressHash(authSecret(test.app.settings), email),
    key_hash: createHash('sha256').update(INVITE_KEY).digest(),
  });
}

/** Files of the owner's provider; the files themselves do not exist. */
async function createMedia(test: TestApp, { company }: Providers) {
  const galleryVideo = await insertMedia(test.db, company, 'GALLERY', 1);
  await updateRows(test.db, 'company_media', galleryVideo, { file_type: 'VIDEO' });
  const upload = { company_id: company, position: 0, expires_at: daysFromNow(1) };
  return {
    logo: await insertMedia(test.db, company, 'LOGO'),
    mainImage: await insertMedia(test.db, company, 'MAIN_IMAGE'),
    galleryImage: await insertMedia(test.db, company, 'GALLERY'),
    galleryVideo,
    videoUpload: await insertId(test.db, 'company_video_upload', upload),
  };
}

async function createCorrespondence({ db }: TestApp, { jobSeeker, owner }: People, { company, offer }: Providers) {
  const about = { company_id: company, job_offer_id: offer };
  const letter = { kind: 'APPLICATION', title: 'Bewerbung', content: 'Guten Tag' } as const;
  const ends = { sender_id: jobSeeker.id, recipient_id: owner.id };
  const message = await insertId(db, 'message', { ...about, ...letter, ...ends });
  const application = await insertId(db, 'application', { ...about, applicant_id: jobSeeker.id, message_id: message });
  const file = { message_id: message, owner_id: jobSeeker.id, file_name: 'cv.pdf', storage_key: 'x', bytes: 1 };
  return { message, application, attachment: await insertId(db, 'message_attachment', file) };
}

/** The job seeker's enquiry to the owner's provider. @returns its message */
async function createEnquiry({ db }: TestApp, { jobSeeker, owner }: People, { company }: Providers) {
  const enquiry_id = await insertId(db, 'enquiry', {
    ...{ user_id: jobSeeker.id, email: jobSeeker.email, care_grade: 3, care_form: 'stationare-pflege' },
    ...{ situation: 'PLANNING', starts_on: '2099-01-01', allows_waiting_list: false, consent_version: '1' },
    ...{ confirm_until: daysFromNow(1), sent_at: new Date() },
  });
  const enquiryMessage = await insertId(db, 'message', {
    ...{ kind: 'ENQUIRY', sender_id: jobSeeker.id, recipient_id: owner.id, company_id: company },
    ...{ title: 'Anfrage', content: 'Pflegegrad: 3' },
  });
  const receiver = { enquiry_id, company_id: company, message_id: enquiryMessage, sent_at: new Date() };
  await insertRows(db, 'enquiry_receiver', receiver);
  return { enquiryMessage };
}

async function createOwnThings({ db }: TestApp, { owner: { id: user_id } }: People, { otherCompany }: Providers) {
  const search = { kind: 'COMPANY', query: '', unsubscribe_key: 'key', confirmed_at: new Date() } as const;
  const passkey = { credential_id: 'x', public_key: Buffer.from('x'), counter: 0, transports: [], name: 'Laptop' };
  return {
    session: await insertId(db, 'user_session', { user_id, expires_at: daysFromNow(1) }),
    passkey: await insertId(db, 'passkey', { user_id, ...passkey }),
    search: await insertId(db, 'saved_search', { user_id, ...search }),
    export: await insertId(db, 'data_export', { user_id }),
    block: await insertId(db, 'user_block', { user_id, blocked_company_id: otherCompany }),
  };
}

/** An open invoice of the owner, as a placement makes it. */
async function createInvoice({ databases }: TestApp, { owner }: People, { company }: Providers) {
  const { rows } = await databases.primary.pool.query<{ invoice: number }>(
    `insert into invoice (kind, source, source_id, company_id, user_id, title, buyer, lines, net_cents, vat_rate, vat_cents,
       gross_cents, service_from, service_to, due_days, number, issued_at, issued_on, due_on, seller, kept_until)
     select 'INVOICE', 'PLACEMENT', '1', $1, $2, 'Vermittlung', party,
       '[{"text": "Vermittlung", "quantity": 1, "price_cents": 80000}]', 80000, 19, 15200, 95200, '2026-11-03', '2026-11-03',
       30, 'RE-2026-000001', '2026-11-03', '2026-11-03', '2026-12-03', party, '2037-01-01'
     from jsonb_build_object('name', 'Haus', 'street', 'Weg 1', 'zip_code', '50733', 'city', 'Köln', 'vat_id', 'DE123456789',
       'email', 'haus@beispiel.example', 'iban', 'DE02120300000000202051', 'tax_number', null, 'demonstration', true) party
     returning id invoice`,
    [company, owner.id],
  );
  return rows[0]!;
}

/** The owner's request for a visit, for which another time is proposed. */
const createVisit = ({ db }: TestApp, { owner }: People, { company }: Providers) =>
  insertId(db, 'support_request', {
    ...{ company_id: company, user_id: owner.id, kind: 'VISIT', subject: 'OTHER', text: 'Bitte', answer_by: 'EMAIL' },
    ...{ contact: 'Clara', address: 'Köln', state: 'PROPOSED' },
    ...{ appointment_day: '2099-12-01', appointment_time: '10:00' },
  });

/** The name of a stored picture. */
export const PICTURE = `${'ab'.repeat(16)}.webp`;

/** Köln, a page of each kind of content, a product and a picture: no call changes them. */
async function createPublicThings({ db, app }: TestApp): Promise<{ text: number }> {
  await insertCologne(db);
  const fields = { description: 'Kurz', body_html: '<p>Text</p>' };
  const text = await insertContent(db, 'article', 'artikel', { fields });
  await insertContent(db, 'guide', 'ratgeber');
  await insertContent(db, 'product_category', 'betten', { fields: { name: 'Betten' } });
  await insertContent(db, 'product', 'bett', { fields: { title: 'Bett', category: 'betten' } });
  const folder = path.join(app.settings.DATA_DIR, 'media', PICTURE.slice(0, 2));
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, PICTURE), 'picture');
  return { text };
}

async function fillWorld(test: TestApp) {
  const { text } = await createPublicThings(test);
  const people = await createPeople(test);
  const providers = await createProviders(test, people);
  const profile = await createProfile(test, people.jobSeeker.id, { slug: 'pflegekraft-a' });
  return {
    people,
    ids: {
      ...providers,
      text,
      owner: people.owner.id,
      jobSeeker: people.jobSeeker.id,
      profile,
      photo: await insertId(test.db, 'job_seeker_image', { job_seeker_id: profile, url: '/x.webp' }),
      rating: await insertRating(test.db, providers.otherCompany, people.jobSeeker.id),
      ...(await createMedia(test, providers)),
      ...(await createClaim(test, people, providers.freeCompany)),
      ...(await createRatingCases(test, people, providers)),
      ...(await createCorrespondence(test, people, providers)),
      ...(await createEnquiry(test, people, providers)),
      ...(await createOwnThings(test, people, providers)),
      ...(await createInvoice(test, people, providers)),
      visit: await createVisit(test, people, providers),
    },
  };
}

/** The tables of accounts, providers and cases, and all that refer to them, with the columns that can be written. */
const TABLES = `
  with recursive reached as (
    select oid from pg_class where oid in ('user_account'::regclass, 'company'::regclass, 'desk_case'::regclass)
    union select conrelid from pg_constraint join reached on confrelid = reached.oid where contype = 'f'
  )
  select oid::regclass::text as name, (
    select string_agg(quote_ident(attname), ', ') from pg_attribute
    where attrelid = oid and attnum > 0 and not attisdropped and attgenerated = ''
  ) as columns
  from reached`;

/**
 * Copies the rows of a world, and creates the function that replaces the rows by the copy: its statements are planned
 * once per connection. Foreign keys and triggers are disabled meanwhile, because the copy is consistent.
 */
async function copyRows({ databases }: TestApp): Promise<void> {
  const { pool } = databases.primary;
  const { rows: tables } = await pool.query<{ name: string; columns: string }>(TABLES);
  await pool.query('create schema world');
  const statements: string[] = [];
  for (const { name, columns } of tables) {
    statements.push(`delete from ${name};`);
    const { rowCount } = await pool.query(`create table world.${name} as table ${name}`);
    if (rowCount)
      statements.push(`insert into ${name} (${columns}) overriding system value select ${columns} from world.${name};`);
  }
  await pool.query(
    `create function world.restore() returns void language plpgsql as $$ begin
       perform set_config('session_replication_role', 'replica', true);
       ${statements.join('\n')}
     end $$`,
  );
}

const firstWorlds = new WeakMap<TestApp, World>();

/**
 * Fresh data, so that the changes of one call do not affect the next. Later worlds of an app restore the rows
 * of the first, which takes a tenth of the time.
 */
export async function createWorld(test: TestApp): Promise<World> {
  const first = firstWorlds.get(test);
  if (first) {
    await test.databases.primary.pool.query('select world.restore()');
    return first;
  }
  const world = await fillWorld(test);
  await copyRows(test);
  firstWorlds.set(test, world);
  return world;
}

/** Sends a request in a role, as the shell forwards it from the client at this address. */
export const sendAs = (test: TestApp, { people }: World, role: Role, request: InjectOptions, client = '198.51.100.1') =>
  test.inject({
    ...request,
    headers: { ...request.headers, ...(role !== 'visitor' && people[role].headers), 'x-forwarded-for': client },
  });
