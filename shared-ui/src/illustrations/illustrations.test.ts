import { CARE_FORMS } from '@care/contracts/vocabulary';
import { stableHash } from './stable-hash';
import { avatarPicture } from './avatar-picture';
import { defaultPicture, defaultPictures } from './default-picture';

describe('drawn pictures', () => {
  it('SR-13 a provider always gets the same picture', () => {
    expect(defaultPicture('kurzzeitpflege', 17)).toBe(defaultPicture('kurzzeitpflege', 17));
    expect(defaultPicture(undefined, 17)).toEqual(expect.any(String));
  });

  it('SR-14 a person gets a portrait of the own sex, always the same', () => {
    expect(avatarPicture('pflegekraft-7', 'FEMALE')).toBe(avatarPicture('pflegekraft-7', 'FEMALE'));
    const filesOf = (gender: 'FEMALE' | 'MALE' | 'OTHER') =>
      new Set(Array.from({ length: 50 }, (_, index) => avatarPicture(`pflegekraft-${index}`, gender)));
    expect(filesOf('FEMALE').size).toBe(6);
    expect([...filesOf('FEMALE')].filter((picture) => filesOf('MALE').has(picture))).toEqual([]);
  });

  it.each(CARE_FORMS)('SR-13 %s has twelve pictures, distributed evenly over ids', (careForm) => {
    const counts = new Map<string, number>();
    for (let id = 1; id <= 3000; id += 1) {
      const picture = defaultPicture(careForm, id);
      counts.set(picture, (counts.get(picture) ?? 0) + 1);
    }
    expect(counts.size).toBe(12);
    for (const count of counts.values()) expect(Math.abs(count - 250)).toBeLessThan(90);
  });

  it('SR-13 ten neighbours in a list have different pictures, whatever their ids and care forms are', () => {
    for (let start = 0; start < 400; start += 1) {
      const list = Array.from({ length: 40 }, (_, index) => ({
        id: stableHash(`${start}/${index}`) % 25_000,
        careForm: CARE_FORMS[stableHash(`${index}/${start}`) % (1 + (start % CARE_FORMS.length))],
      }));
      const pictures = defaultPictures(list);
      for (let first = 0; first + 10 <= pictures.length; first += 1)
        expect(new Set(pictures.slice(first, first + 10)).size).toBe(10);
    }
  });

  it('SR-13 a list changes a picture only where it would be repeated', () => {
    const list = [1, 2, 3].map((id) => ({ id, careForm: 'stationare-pflege' }));
    expect(defaultPictures(list)[0]).toBe(defaultPicture('stationare-pflege', 1));
    const twice = defaultPictures([list[0], list[0]].flatMap((item) => item ?? []));
    expect(twice[0]).not.toBe(twice[1]);
  });
});
