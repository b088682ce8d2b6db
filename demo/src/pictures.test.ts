import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CARE_FORMS, type CareForm } from '@care/contracts/vocabulary';
import sharp from 'sharp';
import { demoFolder, readYaml } from './files';
import { pictureFiles } from './pictures';

const library = pictureFiles();
const files = [...library.values()].flat();
const contentOf = (key: string): Buffer => readFileSync(path.join(demoFolder(), 'pictures', `${key}.webp`));
const hashOf = (key: string): string => createHash('sha256').update(contentOf(key)).digest('hex');
const kindsOf = readYaml<Record<CareForm, readonly string[]>>('pictures/galleries.yaml');

describe('demo pictures', () => {
  it('are at least three hundred different files, together at most 6 MB', () => {
    expect(files.length).toBeGreaterThanOrEqual(300);
    expect(new Set(files.map(({ key }) => hashOf(key))).size).toBe(files.length);
    expect(files.reduce((sum, { key }) => sum + contentOf(key).length, 0)).toBeLessThan(6e6);
  });

  it('have the widest width that is stored, or less', async () => {
    for (const { key } of files) expect((await sharp(contentOf(key)).metadata()).width).toBeLessThanOrEqual(960);
  });

  it('are described in words if they show a scene', () => {
    const scenes = files.filter(({ key }) => /^(form|gallery|article|guide)\//.test(key));
    expect(scenes.length).toBeGreaterThan(200);
    expect(scenes.filter(({ alt }) => !alt)).toEqual([]);
  });

  it.each(CARE_FORMS)('SR-13 %s has at least twelve pictures', (form) => {
    expect(library.get(`form/${form}`)?.length).toBeGreaterThanOrEqual(12);
  });

  it.each(CARE_FORMS)(
    'PP-12 %s has at least eight kinds of pictures for its galleries, two or three of each',
    (form) => {
      expect(new Set(kindsOf[form]).size).toBeGreaterThanOrEqual(8);
      for (const kind of kindsOf[form]) expect(library.get(`gallery/${kind}`)?.length).toBeGreaterThanOrEqual(2);
    },
  );
});
