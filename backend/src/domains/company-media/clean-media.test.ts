import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { diskStorage } from '../../platform/files/disk-storage';
import { daysFromNow, insertCompany, insertJobSeeker, insertUser } from '../../testing/rows';
import { appOfTests } from '../../testing/test-app';
import { cleanMedia } from './clean-media';

describe('the job that deletes unused files', () => {
  const test = appOfTests();
  const folder = () => path.join(test.app.settings.DATA_DIR, 'media');
  const files = () =>
    readdirSync(folder(), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => name)
      .sort();
  const age = (name: string, days = 2) => {
    const file = path.join(folder(), name.includes('/') ? name : path.join(name.slice(0, 2), name));
    utimesSync(file, daysFromNow(-days), daysFromNow(-days));
  };
  const put = async (text: string, extension: 'webp' | 'mp4' | 'vtt' = 'webp'): Promise<string> =>
    path.basename(await diskStorage(test.app.settings.DATA_DIR).put(Buffer.from(text), extension));
  const urlOf = (name: string) => `/api-backend/media/${name}`;

  it('PP-12 keeps files that a row uses and young files, and deletes all others and unfinished uploads', async () => {
    const used = [await put('wide'), await put('narrow'), await put('film', 'mp4'), await put('captions', 'vtt')];
    const inContent = await put('article');
    const young = await put('young');
    const unused = [await put('unused'), await put('unused film', 'mp4')];
    const company = await insertCompany(test.db, 'haus');
    await test.db
      .insertInto('company_media')
      .values([
        {
          company_id: company,
          kind: 'GALLERY',
          url: urlOf(used[0]!),
          variants: JSON.stringify([{ w: 320, url: urlOf(used[1]!) }]),
        },
        { company_id: company, kind: 'GALLERY', url: urlOf(used[2]!), captions: urlOf(used[3]!), file_type: 'VIDEO' },
      ])
      .execute();
    await test.db
      .insertInto('article')
      .values({
        title: 'Titel',
        slug: 'artikel',
        main_image: JSON.stringify({ url: urlOf(inContent), variants: [] }),
        published_at: new Date(),
      })
      .execute();
    mkdirSync(path.join(folder(), 'incoming'));
    for (const name of ['old.part', 'new.part']) writeFileSync(path.join(folder(), 'incoming', name), 'half');
    for (const name of [...used, inContent, ...unused, 'incoming/old.part']) age(name);
    age(young, 0.95);

    await cleanMedia(test.app);
    expect(files()).toEqual([...used, inContent, young, 'new.part'].sort());
  });

  it('PP-12 PD-01 AC-11 keeps all widths of the pictures of products, product categories, guides and job seekers', async () => {
    const pictureOf = async (name: string) => {
      const [wide, narrow] = [await put(`${name} wide`), await put(`${name} narrow`)];
      const variants = [wide, narrow].map((file, index) => ({ w: 640 / (index + 1), url: urlOf(file) }));
      return { names: [wide, narrow], url: urlOf(wide), variants };
    };
    const pictures = [
      await pictureOf('category'),
      await pictureOf('product'),
      await pictureOf('photo'),
      await pictureOf('guide'),
    ] as const;
    const [category, product, photo, guide] = pictures.map(({ url, variants }) => ({ url, variants }));
    const { id: category_id } = await test.db
      .insertInto('product_category')
      .values({ slug: 'betten', name: 'Betten', main_image: JSON.stringify(category) })
      .returning('id')
      .executeTakeFirstOrThrow();
    await test.db
      .insertInto('product')
      .values({ category_id, slug: 'bett', title: 'Bett', main_image: JSON.stringify(product) })
      .execute();
    await test.db
      .insertInto('guide')
      .values({ slug: 'rat', title: 'Rat', name: 'Rat', main_image: JSON.stringify(guide) })
      .execute();
    const job_seeker_id = await insertJobSeeker(test.db, await insertUser(test.db, 'pflegekraft'), 'pflegekraft');
    await test.db
      .insertInto('job_seeker_image')
      .values({ job_seeker_id, url: photo!.url, variants: JSON.stringify(photo!.variants) })
      .execute();
    const used = pictures.flatMap(({ names }) => names);
    for (const name of used) age(name);

    await cleanMedia(test.app);
    expect(files()).toEqual(expect.arrayContaining(used));
  });
});
