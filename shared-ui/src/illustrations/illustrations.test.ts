import { CARE_FORMS, GENDERS } from '@care/contracts/vocabulary';
import { stableHash } from './stable-hash';
import { avatarPicture } from './avatar-picture';
import { chosenDrawings, defaultPicture, defaultPictures } from './default-picture';

it('SR-13 a provider always gets the same picture', () => {
  expect(defaultPicture('kurzzeitpflege', 17)).toBe(defaultPicture('kurzzeitpflege', 17));
  expect(defaultPicture(undefined, 17)).toEqual(expect.any(String));
});

it('SR-14 a person always gets the same portrait, one of six', () => {
  expect(avatarPicture('pflegekraft-7', 'FEMALE')).toBe(avatarPicture('pflegekraft-7', 'FEMALE'));
  const slugs = Array.from({ length: 60 }, (_, index) => `pflegekraft-${index}`);
  for (const gender of GENDERS) expect(new Set(slugs.map((slug) => avatarPicture(slug, gender))).size).toBe(6);
});

it.each(CARE_FORMS)('SR-13 %s has twelve pictures, distributed evenly over ids', (careForm) => {
  const counts = new Map<number, number>();
  for (let id = 1; id <= 3000; id += 1)
    for (const { form, number } of chosenDrawings([{ careForm, id }])) {
      expect(form).toBe(careForm);
      counts.set(number, (counts.get(number) ?? 0) + 1);
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
    const drawings = chosenDrawings(list).map(({ form, number }) => `${form}/${number}`);
    for (let first = 0; first + 10 <= drawings.length; first += 1)
      expect(new Set(drawings.slice(first, first + 10)).size).toBe(10);
  }
});

it('SR-13 a list changes a picture only where it would be repeated', () => {
  const house = { id: 1, careForm: 'stationare-pflege' };
  expect(defaultPictures([house])).toEqual([defaultPicture(house.careForm, house.id)]);
  expect(new Set(defaultPictures([house, house])).size).toBe(2);
});
