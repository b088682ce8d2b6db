import fc from 'fast-check';
import { insertCompany, insertJobOffer, insertRating } from '../testing/rows';
import { appOfTests } from '../testing/test-app';

/** Paths with a place-holder for user input. */
const paths = [
  'company/by-slug/*/',
  'company/details/*/',
  'company/job-offer/*/',
  'company/job-offer/by-slug/haus/*/',
  'company/*/job-offers/',
  'user/profile/by-slug/*/',
  'rating/*/',
  'rating/list/*/',
  'product/category/*/',
  'product/by-slug/*/x/',
  'content/article/*/',
  'content/guide/*/',
];
const queried = [
  'rating/list/1/',
  'company/1/job-offers/',
  'company/cards/',
  'company/compare/',
  'content/article/',
  'content/guide/',
  'page-builder',
];
const parameters = ['limit', 'offset', 'category', 'sort', 'min', 'status', 'source_type', 'ids', '__proto__'];

const typed = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.integer().map(String),
  fc.constantFrom('0', '-1', '1e9', '9'.repeat(25), '..', "' or 1=1 --", '\u0000', 'null', '{}', 'x'.repeat(400)),
);

describe('arbitrary input in an address', () => {
  const test = appOfTests();
  beforeAll(async () => {
    const id = await insertCompany(test.db, 'haus', { subscription: 'PLUS_TIER' });
    await insertJobOffer(test.db, id, 'stelle');
    await insertRating(test.db, id, null);
  });

  const status = async (url: string) => (await test.inject(`/api-backend/${url}`)).statusCode;

  it('SH-23 in a path is answered and never causes a server error', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...paths), typed, async (path, text) => {
        expect(await status(path.replace('*', encodeURIComponent(text)))).toBeLessThan(500);
      }),
      { numRuns: 200 },
    );
  });

  it.each(['x'.repeat(400), '\u0000', '😀'])(
    'SH-01 gets 404, also if it is too long or cannot be decoded: %j',
    async (text) => {
      for (const path of [
        'company/by-slug/*/',
        'user/profile/by-slug/*/',
        'content/article/*/',
        'product/category/*/',
        'city/*/',
      ])
        expect([path, await status(path.replace('*', encodeURIComponent(text)))]).toEqual([path, 404]);
    },
  );

  it('SH-23 in a query is answered with 200, or 404 for an unknown block', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...queried),
        fc.array(fc.tuple(fc.constantFrom(...parameters), typed), { maxLength: 5 }),
        async (path, pairs) => {
          const query = new URLSearchParams(pairs).toString();
          expect(await status(`${path}?${query}`)).toBe(path === 'page-builder' ? 404 : 200);
        },
      ),
      { numRuns: 200 },
    );
  });

  it.each([
    'company/by-slug/%E0%A4%A/',
    'company/by-slug/%ED%A0%80/',
    'rating/list/1/?limit=%E0%A4%A',
    `rating/1/?${'x'.repeat(10_000)}`,
  ])('SH-23 gets 400 if the address is not valid at all (%#)', async (url) => {
    const response = await test.inject(`/api-backend/${url}`);
    expect(response.statusCode).toBeLessThan(500);
  });
});
