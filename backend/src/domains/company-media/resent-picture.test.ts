import sharp from 'sharp';
import type { Company, ErrorBody, GalleryItem } from '@care/contracts/schemas';
import { insertCompany, insertUser, signIn, type Auth } from '../../testing/rows';
import { appOfTests } from '../../testing/test-app';
import { uploadForm } from '../../testing/upload-form';

const API = '/api-backend';
const GALLERY = `${API}/media/company-gallery/image/`;

describe('a picture that is sent again after a lost answer', () => {
  const test = appOfTests();
  let owner: number;
  let company: number;
  let own: Auth;
  let picture: Buffer;

  beforeAll(async () => {
    owner = await insertUser(test.db, 'inhaberin', { profile_type: 'CARE_PROVIDER' });
    own = await signIn(test.databases, owner);
    picture = await drawn('#234b78');
  });
  beforeEach(async () => {
    await test.db.deleteFrom('company').execute();
    await test.db.deleteFrom('idempotency_key').execute();
    company = await insertCompany(test.db, 'haus', { owner_id: owner, subscription: 'FREE_TIER' });
  });

  const drawn = (background: string) =>
    sharp({ create: { width: 320, height: 240, channels: 3, background } })
      .png()
      .toBuffer();
  const send = (content = picture, key = 'bild-0001') =>
    test.inject({
      method: 'POST',
      url: GALLERY,
      ...uploadForm(
        { user: owner, company, url: '' },
        { name: 'bild.png', content },
        { ...own, 'idempotency-key': key },
      ),
    });
  const gallery = async () =>
    (await test.inject({ url: `${API}/company/details/${company}/`, headers: own })).json<Company>().gallery;

  it('PP-12 appears once, also when both arrive at the same time', async () => {
    const answers = await Promise.all([send(), send()]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    const [first, second] = answers.map((answer) => answer.json<GalleryItem>());
    expect(second).toEqual(first);
    expect(await gallery()).toHaveLength(1);
  });

  it('PP-12 PK-05 is answered like the first time if the first one took the last place', async () => {
    for (const key of ['bild-0002', 'bild-0003', 'bild-0004']) await send(picture, key);
    const first = await send();
    const again = await send();
    expect([again.statusCode, again.json()]).toEqual([201, first.json()]);
    expect(await gallery()).toHaveLength(4);
    expect((await send(picture, 'bild-0005')).statusCode).toBe(409);
  });

  it('PP-12 is answered as it is now if it was changed meanwhile', async () => {
    const { id } = (await send()).json<GalleryItem>();
    await test.inject({ method: 'PUT', url: `${GALLERY}${id}/`, headers: own, payload: { alt: 'Garten' } });
    expect((await send()).json()).toMatchObject({ id, alt: 'Garten' });
  });

  it('PP-12 is refused if it was deleted meanwhile, or if another picture is sent in its place', async () => {
    const { id } = (await send()).json<GalleryItem>();
    expect((await send(await drawn('#a03020'))).statusCode).toBe(409);
    await test.inject({ method: 'DELETE', url: `${GALLERY}${id}/`, headers: own });
    const again = await send();
    expect([again.statusCode, again.json<ErrorBody>().error.message]).toEqual([
      409,
      'Dieses Bild war schon hochgeladen und wurde gelöscht. Bitte wählen Sie es noch einmal aus.',
    ]);
    expect(await gallery()).toEqual([]);
  });
});
