import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PDF_MAX_BYTES } from '@care/contracts/constants';
import type { ErrorBody, GalleryItem, Image, SignedUrl } from '@care/contracts/schemas';
import { openDatabases, type Databases } from '../../../platform/database/database';
import { buildCv } from '../../../platform/files/testing/build-pdf';
import { hostileFiles, largeFiles, polyglots, type HostileFile } from '../../../platform/files/testing/hostile-files';
import { startApiProcess, type ApiProcess } from '../../../testing/api-process';
import { insertCompany, insertJobSeeker, insertUser, signIn, type Auth, insertRow } from '../../../testing/rows';
import { runs } from '../../../testing/runs';
import { filesIn } from '../../../testing/stored-files';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database';
import { uploadForm } from '../../../testing/upload-form';

const PICTURE_ANSWERS: Record<HostileFile['refusal'], [number, RegExp]> = {
  invalidPhotoType: [415, /^ungültiger Dateityp$/],
  photoIsTooLarge: [413, /^Die Datei ist zu groß$/],
  photoResolution: [422, /^Das Bild muss zwischen 200 × 200 und 8\.000 × 8\.000 Pixel groß sein/],
};
const NO_PDF: [number, RegExp] = [415, /^ungültiger Dateityp$/];
const NO_DOCUMENT: [number, RegExp] = [415, /^Diese Datei ist kein PDF, JPG oder PNG, oder sie ist beschädigt\.$/];
const NO_VIDEO: [number, RegExp] = [415, /^Das ist kein Video\. Erlaubt sind MP4 und WebM bis 50\u00a0MB\.$/];
const EMPTY: [number, RegExp] = [422, /^Die Datei ist leer\.$/];
const MEGABYTE = 1_000_000;

/** Damaged pictures whose head and end are right: the desk sees that they show nothing. */
const DAMAGED_INSIDE = [
  'a PNG with a wrong checksum',
  'a PNG that claims more pixels than it has',
  'a PNG with one line of its pixels',
];
/** Pictures and PDFs, which a claim may show. */
const isDocument = ({ what, refusal }: HostileFile): boolean =>
  what === 'a PDF' || refusal !== 'invalidPhotoType' || DAMAGED_INSIDE.includes(what);

let database: TestDatabase;
let databases: Databases;
let dataDir: string;
let api: ApiProcess;
let files: HostileFile[];
let owner: number;
let company: number;
let own: Auth;
let nurse: number;
let profile: number;
let asNurse: Auth;
let claim: number;
let idle: number;

beforeAll(async () => {
  files = await hostileFiles();
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'care-hostile-'));
  database = await createTestDatabase();
  databases = openDatabases({ url: database.url, replicaUrl: undefined, poolSize: 2 });
  const db = databases.primary.kysely;
  owner = await insertUser(db, 'inhaberin', { profile_type: 'CARE_PROVIDER' });
  company = await insertCompany(db, 'haus', { owner_id: owner, subscription: 'PLUS_TIER' });
  own = await signIn(databases, owner);
  nurse = await insertUser(db, 'anna', { profile_type: 'JOB_SEEKER' });
  profile = await insertJobSeeker(db, nurse, 'anna');
  asNurse = await signIn(databases, nurse);
  const other = await insertCompany(db, 'anderes-haus');
  claim = (
    await insertRow(db, 'ownership_claim', {
      company_id: other,
      user_id: owner,
      method: 'DOCUMENT',
      status: 'PENDING_PROOF',
      confirmed_at: new Date(),
    })
  ).id;
  api = await startApiProcess({ DATABASE_URL: database.url, DATA_DIR: dataDir });
  idle = api.memory().now;
});
afterAll(async () => {
  await api.stop();
  await databases.close();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});
beforeEach(() => api.forgetPeak());

const grown = (): number => api.memory().peak - idle;
const send = (method: 'POST' | 'PUT', url: string, { payload, headers }: ReturnType<typeof uploadForm>) =>
  fetch(`${api.origin}/api-backend${url}`, {
    method,
    body: new Uint8Array(payload as Buffer),
    headers: headers as Record<string, string>,
  });
function sendForm(url: string, { name, content }: Pick<HostileFile, 'name' | 'content'>, method?: 'PUT') {
  const [fields, auth] = url.startsWith('/media/company')
    ? [{ user: owner, company, url: '' }, own]
    : [{ user: nurse, user_profile: profile, url: '' }, asNurse];
  return send(method ?? 'POST', url, uploadForm(fields, { name, content, type: 'image/png' }, auth));
}
const reasonOf = async (response: Response) => [
  response.status,
  ((await response.json()) as ErrorBody).error.details?.['file'],
];
const storedFiles = () => filesIn(dataDir).filter((file) => !file.endsWith('.secret'));
async function rows() {
  const db = databases.primary.kysely;
  const counts = await Promise.all(
    (['company_media', 'job_seeker_image', 'ownership_document', 'message_attachment'] as const).map((table) =>
      db.selectFrom(table).select('id').execute(),
    ),
  );
  return counts.flat().length;
}

/** All files are refused as expected; nothing is stored and the memory of the API stays. */
async function expectRefused(
  those: readonly HostileFile[],
  upload: (file: HostileFile) => Promise<Response>,
  answerOf: (file: HostileFile) => [number, RegExp],
): Promise<void> {
  const before = [await rows(), storedFiles().length];
  for (const file of those) {
    const [status, message] = answerOf(file);
    expect([file.what, ...(await reasonOf(await upload(file)))]).toEqual([
      file.what,
      status,
      expect.stringMatching(message),
    ]);
  }
  expect([await rows(), storedFiles().length]).toEqual(before);
  expect(grown()).toBeLessThan(100 * MEGABYTE);
}

/** Every fourth file: the logo gets all, and platform/files has tests of each check; all with npm run test:full. */
const some = (): HostileFile[] => files.filter((_file, index) => index % runs(4, 1) === 0);

it.each([
  ['/media/company-logo/', () => files],
  ['/media/company-main-image/', some],
  ['/media/company-gallery/image/', some],
  ['/media/user-profile/', some],
])(
  'PP-11 PP-22 %s refuses such files with the reason at the file, stores none, and needs less than 100 MB more',
  async (url, those) => {
    expect(files.length).toBeGreaterThanOrEqual(40);
    await expectRefused(
      those(),
      (file) => sendForm(url, file),
      ({ refusal }) => PICTURE_ANSWERS[refusal],
    );
  },
);

it('PP-12 PP-22 a picture of the gallery is not replaced by one of them', async () => {
  const [whole] = await polyglots();
  const first = await sendForm('/media/company-gallery/image/', { name: 'x.png', content: whole!.content });
  const { id, url } = (await first.json()) as GalleryItem;
  await expectRefused(
    some(),
    (file) => sendForm(`/media/company-gallery/image/${id}/`, file, 'PUT'),
    ({ refusal }) => PICTURE_ANSWERS[refusal],
  );
  expect((await fetch(api.origin + url)).status).toBe(200);
});

it('PP-12 the signed address of a video refuses them', async () => {
  const put = async ({ content }: HostileFile): Promise<Response> => {
    const signed = await fetch(`${api.origin}/api-backend/media/company-gallery/video/signed-url/`, {
      method: 'POST',
      headers: { ...own, 'content-type': 'application/json' },
      body: JSON.stringify({ user: owner, company, file_name: 'rundgang.webm', order: 0 }),
    });
    const { url, headers } = (await signed.json()) as SignedUrl;
    return fetch(api.origin + url, { method: 'PUT', headers, body: new Uint8Array(content) });
  };
  await expectRefused(some(), put, ({ content }) => (content.length > 0 ? NO_VIDEO : EMPTY));
});

const pdf = (what: string, content: Buffer): HostileFile => ({
  what,
  name: '../../x.pdf',
  content,
  refusal: 'invalidPhotoType',
});
const large = pdf('5,000,001 bytes', Buffer.concat([buildCv(), Buffer.alloc(PDF_MAX_BYTES + 1 - buildCv().length)]));
const active = pdf('a PDF with a script', buildCv('/OpenAction <</S /J#61vaScript /JS (x)>>'));
const ACTIVE: [number, RegExp] = [422, /^Diese PDF-Datei enthält Skripte, Startbefehle oder eingebettete Dateien\./];

it('PP-16 the CV of an application refuses them, 5000001 bytes, and a PDF with scripts', async () => {
  const upload = ({ name, content }: HostileFile) =>
    send('POST', '/user/application/attachment/', uploadForm({}, { name, content }, asNurse));
  await expectRefused(
    some().filter(({ what }) => what !== 'a PDF'),
    upload,
    () => NO_PDF,
  );
  await expectRefused([large], upload, () => PICTURE_ANSWERS.photoIsTooLarge);
  await expectRefused([active], upload, () => ACTIVE);
  expect((await upload(pdf('a CV', buildCv()))).status).toBe(201);
});

it('PP-18 the document of a claim refuses them, 5000001 bytes, a PDF with scripts, and 400 million pixels', async () => {
  const upload = ({ name, content }: HostileFile) =>
    send('POST', `/company/ownership/${claim}/document/`, uploadForm({}, { name, content }, own));
  await expectRefused(
    some().filter((file) => !isDocument(file)),
    upload,
    () => NO_DOCUMENT,
  );
  await expectRefused([large], upload, () => [413, /^Die Datei ist zu groß\. Erlaubt sind höchstens 5\u00a0MB\.$/]);
  await expectRefused([active], upload, () => ACTIVE);
  await expectRefused(
    files.filter(({ what }) => what === 'a PNG of 20,000 × 20,000 px that is small as a file'),
    upload,
    () => [422, /^Dieses Bild hat zu viele Pixel\./],
  );
  expect((await upload(pdf('a CV', buildCv()))).status).toBe(201);
});

it('PP-11 stores of a picture that is something else too only its pixels', async () => {
  for (const { what, content, hidden } of await polyglots()) {
    const response = await sendForm('/media/company-logo/', { name: '../../x.html', content });
    expect([what, response.status]).toEqual([what, 201]);
    const served = await fetch(api.origin + ((await response.json()) as Image).url);
    expect(Object.fromEntries(served.headers)).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'",
    });
    const bytes = Buffer.from(await served.arrayBuffer());
    expect([what, bytes.includes(hidden), bytes.includes('EXIF')]).toEqual([what, false, false]);
  }
  for (const file of storedFiles().filter((one) => one.includes('/media/'))) {
    expect(path.relative(dataDir, file)).toMatch(/^media\/[0-9a-f]{2}\/[0-9a-f]{32}\.(webp|avif)$/);
    const stored = readFileSync(file);
    expect(['versteckt', 'Telefon 9', 'EXIF'].filter((text) => stored.includes(text))).toEqual([]);
  }
});

it('PP-11 PP-22 takes what is large or packed but allowed, ten at once, with less than 100 MB more', async () => {
  const allowed = await largeFiles();
  const results = await Promise.all(
    [...allowed, ...allowed].map(async ({ what, content }) => {
      return [what, (await sendForm('/media/user-profile/', { name: 'x.png', content })).status];
    }),
  );
  expect(results).toEqual([...allowed, ...allowed].map(({ what }) => [what, 201]));
  expect(grown()).toBeLessThan(100 * MEGABYTE);
});
