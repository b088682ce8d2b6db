import type { DeskCase, DeskQueue, RatingReported } from '@care/contracts/schemas';
import { removeAll } from './empty-tables';
import { createCompany, createPerson, PASSWORD, type Person } from './people';
import { allStars, insertRating } from './rows';
import type { TestApp } from './test-app';

const API = '/api-backend';

/** A report as the form sends it. */
export const report = (rating: number, change: object = {}) => ({
  rating,
  reason: 'names',
  title: 'Der Name einer Kollegin',
  description: 'Im zweiten Satz steht ihr voller Name.',
  good_faith: true,
  ...change,
});

interface RatingWorld {
  rika: Person;
  mert: Person;
  author: Person;
  reporter: Person;
  owner: Person;
  company: number;
  /** The author's rating, with one star. */
  rating: number;
}

/** STAFF, an author, a reporter, and an owner whose provider has this rating and one with five stars. */
export async function createRatingWorld(test: TestApp): Promise<RatingWorld> {
  await removeAll(test);
  const owner = await createPerson(test, 'vera', { profile_type: 'CARE_PROVIDER' });
  const author = await createPerson(test, 'autorin', { first_name: 'Heimlich', last_name: 'Unbekannt' });
  const company = await createCompany(test, 'kastanienallee', owner.id);
  await insertRating(test.db, company, null, allStars(5));
  const rating = await insertRating(test.db, company, author.id, {
    ...allStars(1),
    review_summary: 'Nie wieder',
    description: 'Frau Beispiel war unfreundlich.',
  });
  return {
    rika: await createPerson(test, 'rika', { is_staff: true, first_name: 'Rika', last_name: 'Prüfer' }),
    mert: await createPerson(test, 'mert', { is_staff: true, first_name: 'Mert', last_name: 'Aydin' }),
    author,
    reporter: await createPerson(test, 'melderin'),
    owner,
    company,
    rating,
  };
}

/** Reports a rating. @returns the reference */
export const reported = async (person: Person, rating: number): Promise<string> =>
  (await person.post(`${API}/rating/report/`, report(rating))).json<RatingReported>().reference;

/** The calls of a person of STAFF for the newest case. */
export function atDesk(staff: Person) {
  const newest = async (state = 'OPEN') => {
    const url = `${API}/admin/queue/?sort=newest&kind=RATING_REPORT&state=${state}`;
    return (await staff.get(url)).json<DeskQueue>().results[0];
  };
  const act = (id: number, action: string, payload: object) =>
    staff.post(`${API}/admin/case/${id}/${action}/`, payload);
  return {
    newest,
    opened: async (id: number) => (await staff.get(`${API}/admin/case/${id}/`)).json<DeskCase>(),
    decide: (id: number, decision: string, reason: string) => act(id, 'decide', { decision, reason }),
    measure: (id: number, measure: string, reason: string, statement?: string) =>
      act(id, 'measure', { measure, reason, password: PASSWORD, ...(statement !== undefined && { statement }) }),
    merge: (id: number, company: number, reason: string) => act(id, 'merge', { company, reason, password: PASSWORD }),
  };
}
