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

it('SR-13 are at least twelve for each care form', () => {
  for (const form of CARE_FORMS) expect([form, (library.get(`form/${form}`)?.length ?? 0) >= 12]).toEqual([form, true]);
});

it('PP-12 are of at least eight kinds for the galleries of a care form, two or three of each', () => {
  for (const kinds of CARE_FORMS.map((form) => kindsOf[form])) {
    expect(new Set(kinds).size).toBeGreaterThanOrEqual(8);
    expect(kinds.filter((kind) => (library.get(`gallery/${kind}`)?.length ?? 0) < 2)).toEqual([]);
  }
});
