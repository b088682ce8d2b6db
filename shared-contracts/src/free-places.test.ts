import { withWords, type StatedPlaces } from './free-places';

const stated: StatedPlaces = { total: 84, kinds: [], free: 2, takes_clients: null, wait: null, age_days: 3 };

it.each<[Partial<StatedPlaces>, boolean, string, string]>([
  [{}, true, '2 freie Plätze', 'bestätigt vor 3 Tagen'],
  [{ free: 1, age_days: 0 }, true, '1 freier Platz', 'heute bestätigt'],
  [{ age_days: 14 }, true, '2 freie Plätze', 'bestätigt vor 14 Tagen'],
  [{ age_days: 15 }, true, '2 freie Plätze', 'Angabe 15 Tage alt, bitte nachfragen'],
  [{ free: 0, wait: 'ABOUT_3_MONTHS' }, false, 'Warteliste', 'üblich etwa 3 Monate, bestätigt vor 3 Tagen'],
  [{ free: 0 }, false, 'Zurzeit kein freier Platz', 'bestätigt vor 3 Tagen'],
  [{ free: null, takes_clients: true, age_days: 1 }, true, 'Nimmt neue Kundinnen und Kunden auf', 'gestern bestätigt'],
  [{ free: null, takes_clients: false }, false, 'Zurzeit keine neuen Kundinnen und Kunden', 'bestätigt vor 3 Tagen'],
])('PL-06 %o', (change, is_free, title, detail) => {
  expect(withWords({ ...stated, ...change })).toMatchObject({ is_free, title, detail });
});
