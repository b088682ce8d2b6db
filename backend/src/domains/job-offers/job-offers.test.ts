import type { CompanyJobOffers, JobOffer, JobOfferGone } from '@care/contracts/schemas';
import { daysFromNow, insertCompany, insertJobOffer, insertMedia, insertUser, signIn } from '../../testing/rows';
import { appOfTests } from '../../testing/test-app';

const BONN = { lat: 50.7374, lon: 7.0982 };
const HAMBURG = { lat: 53.5511, lon: 9.9937 };

describe('reading job offers', () => {
  const test = appOfTests();
  let ownerId: number;
  let companyId: number;
  beforeAll(async () => {
    ownerId = await insertUser(test.db, 'employer', { profile_type: 'CARE_PROVIDER' });
    companyId = await insertCompany(test.db, 'haus', { subscription: 'PLUS_TIER', owner_id: ownerId });
    await insertMedia(test.db, companyId, 'LOGO');
  });

  const read = (slug: string, headers = {}, company = 'haus') =>
    test.inject({ url: `/api-backend/company/job-offer/by-slug/${company}/${slug}/`, headers });
  const list = async (id: number, headers = {}, query = '') =>
    (await test.inject({ url: `/api-backend/company/${id}/job-offers/${query}`, headers })).json<CompanyJobOffers>();

  it('PP-04 returns an open offer in full, by slug and by id', async () => {
    const id = await insertJobOffer(test.db, companyId, 'nachtdienst', {
      employment_type: 'Teilzeit',
      description_html: '<p onclick="x()">Nachts</p><script>alert(1)</script>',
      qualifications_mask: 0b101,
      salary_min: 320_000,
      salary_max: 380_000,
      salary_unit: 'MONTH',
      salary_scheme: 'TVöD-P',
      start_date: '2027-02-01',
      contact_email: 'bewerbung@haus.example',
      benefits: ['jobBike'],
    });
    const offer = (await read('nachtdienst')).json<JobOffer>();
    expect(offer).toMatchObject({
      id,
      employment_type: 'Teilzeit',
      description_html: '<p>Nachts</p>',
      qualifications: [1, 3],
      salary: { min: 320_000, max: 380_000, currency: 'EUR', unit: 'MONTH', scheme: 'TVöD-P' },
      start_date: '2027-02-01',
      contact: { name: null, email: 'bewerbung@haus.example', phone: null },
      benefits: ['jobBike'],
      company: { id: companyId, slug: 'haus', logo: { width: 640 } },
      status: 'PUBLISHED',
      direct_apply: true,
    });
    expect((await test.inject(`/api-backend/company/job-offer/${id}/`)).json()).toEqual(offer);
  });

  it('PP-04 answers 410 for an offer that has ended, with nearby open ones for the same qualification first', async () => {
    const id = await insertJobOffer(test.db, companyId, 'vorbei', { status: 'EXPIRED', qualifications_mask: 0b10 });
    const other = await insertCompany(test.db, 'andere', { subscription: 'PREMIUM_TIER' });
    const free = await insertCompany(test.db, 'kostenlos');
    await insertJobOffer(test.db, other, 'bonn', { ...BONN, city: 'Bonn', qualifications_mask: 0b10 });
    await insertJobOffer(test.db, other, 'hamburg', { ...HAMBURG, city: 'Hamburg', qualifications_mask: 0b10 });
    await insertJobOffer(test.db, other, 'bonn-pausiert', { ...BONN, status: 'PAUSED', qualifications_mask: 0b10 });
    await insertJobOffer(test.db, free, 'verborgen', { qualifications_mask: 0b10 });
    for (const response of [await read('vorbei'), await test.inject(`/api-backend/company/job-offer/${id}/`)]) {
      expect(response.statusCode).toBe(410);
      expect(response.headers['cache-control']).not.toContain('public');
      const { error, similar } = response.json<JobOfferGone>();
      expect(error).toMatchObject({ status: 410, message: 'Dieses Stellenangebot ist nicht mehr verfügbar.' });
      expect(similar.map(({ slug }) => slug)).toEqual(['bonn', 'nachtdienst']);
      expect(Math.round(similar[0]?.distance_km ?? 0)).toBe(24);
    }
  });

  it('PP-04 treats an offer past its last day and a removed one as ended', async () => {
    await insertJobOffer(test.db, companyId, 'abgelaufen', { valid_through: daysFromNow(-1) });
    await insertJobOffer(test.db, companyId, 'entfernt', { status: 'REMOVED' });
    const owner = await signIn(test.databases, ownerId);
    expect((await read('abgelaufen')).statusCode).toBe(410);
    expect((await read('abgelaufen', owner)).statusCode).toBe(200);
    expect((await read('entfernt')).statusCode).toBe(410);
    expect((await read('entfernt', owner)).statusCode).toBe(410);
  });

  it('PP-04 shows drafts and paused offers to their owner only', async () => {
    await insertJobOffer(test.db, companyId, 'entwurf', { status: 'DRAFT', posted_at: null, valid_through: null });
    await insertJobOffer(test.db, companyId, 'pausiert', { status: 'PAUSED' });
    const owner = await signIn(test.databases, ownerId);
    const other = await signIn(test.databases, await insertUser(test.db, 'somebody'));
    for (const slug of ['entwurf', 'pausiert']) {
      expect((await read(slug)).statusCode).toBe(404);
      expect((await read(slug, other)).statusCode).toBe(404);
      expect((await read(slug, owner)).statusCode).toBe(200);
    }
  });

  it('PP-04 redirects from a slug in capitals to the right one, and reveals nothing that only the owner may see', async () => {
    const owner = await signIn(test.databases, ownerId);
    await insertJobOffer(test.db, companyId, 'köchin');
    await insertJobOffer(test.db, companyId, 'geheim', { status: 'DRAFT', posted_at: null, valid_through: null });
    const moved = await read(encodeURIComponent('KÖCHIN'));
    expect([moved.statusCode, moved.json<unknown>()]).toEqual([301, { moved_to: 'köchin' }]);
    expect((await test.inject(String(moved.headers.location))).json()).toMatchObject({ slug: 'köchin' });
    expect((await read('Geheim')).statusCode).toBe(404);
    expect((await read('Geheim', owner)).statusCode).toBe(301);
  });

  it('PP-03 hides the job offers of a Free provider from everybody except its owner', async () => {
    const freeOwner = await insertUser(test.db, 'free-employer');
    const id = await insertCompany(test.db, 'frei', { owner_id: freeOwner });
    await insertJobOffer(test.db, id, 'stelle');
    const owner = await signIn(test.databases, freeOwner);
    expect((await read('stelle', {}, 'frei')).statusCode).toBe(404);
    expect((await read('stelle', owner, 'frei')).statusCode).toBe(200);
    expect(await list(id)).toEqual({ count: 0, results: [] });
    expect((await list(id, owner)).count).toBe(1);
  });

  it('PP-04 lists the open offers newest first, and for the owner all offers or those in one state', async () => {
    const owner = await insertUser(test.db, 'lister');
    const id = await insertCompany(test.db, 'liste', { subscription: 'PREMIUM_TIER', owner_id: owner });
    await insertJobOffer(test.db, id, 'alt', { posted_at: daysFromNow(-20) });
    await insertJobOffer(test.db, id, 'neu', { posted_at: daysFromNow(-1) });
    await insertJobOffer(test.db, id, 'pause', { status: 'PAUSED', posted_at: daysFromNow(-9) });
    await insertJobOffer(test.db, id, 'weg', { status: 'REMOVED' });
    const slugs = ({ results }: CompanyJobOffers) => results.map(({ slug }) => slug);
    const headers = await signIn(test.databases, owner);
    expect(slugs(await list(id))).toEqual(['neu', 'alt']);
    expect(slugs(await list(id, {}, '?status=PAUSED'))).toEqual(['neu', 'alt']);
    expect(slugs(await list(id, headers))).toEqual(['neu', 'pause', 'alt']);
    expect(slugs(await list(id, headers, '?status=PAUSED'))).toEqual(['pause']);
    expect(slugs(await list(id, headers, '?status=unsinn'))).toEqual(['neu', 'pause', 'alt']);
  });

  it.each([
    'job-offer/by-slug/haus/fehlt/',
    'job-offer/by-slug/fehlt/nachtdienst/',
    'job-offer/0/',
    'job-offer/abc/',
    '999999/job-offers/',
    'abc/job-offers/',
  ])('SH-01 answers 404 for company/%s', async (path) => {
    const response = await test.inject(`/api-backend/company/${path}`);
    expect([response.statusCode, response.json().error.code]).toEqual([404, 'not_found']);
  });
});
