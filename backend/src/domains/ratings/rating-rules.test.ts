import type { ErrorBody, OwnRatings, RatingCreated, RatingList } from '@care/contracts/schemas';
import { createPerson, type Person } from '../../testing/people';
import { atDesk, reported } from '../../testing/rating-cases';
import { allStars, insertCompany, insertRating } from '../../testing/rows';
import { appOfTests } from '../../testing/test-app';
import { deleteAccount } from '../privacy/delete-account';
import { tellOwnersOfRatings } from './ratings-of-owners';

const API = '/api-backend';

describe('rules about ratings', () => {
  const test = appOfTests();
  let number = 0;

  const newCompany = (given = {}) => insertCompany(test.db, `bewertet-${++number}`, given);
  const newPerson = (given = {}) => createPerson(test, `person-${++number}`, given);
  const send = (who: Person, company: number, given: object = {}) => {
    const payload = { company, category: 'RELATIVE', review_summary: 'Gut aufgehoben', ...allStars(4), ...given };
    return who.inject({ method: 'POST', url: `${API}/rating/`, payload });
  };
  const created = async (who: Person, company: number, given: object = {}) =>
    (await send(who, company, given)).json<RatingCreated>();
  const change = (who: Person, id: number, payload: object) =>
    who.inject({ method: 'PATCH', url: `${API}/rating/${id}/`, payload });
  const remove = (who: Person, id: number) => who.inject({ method: 'DELETE', url: `${API}/rating/${id}/` });
  const listOf = async (company: number) => (await test.inject(`${API}/rating/list/${company}/`)).json<RatingList>();
  const own = async (who: Person) => (await who.inject({ url: `${API}/rating/list/user/` })).json<OwnRatings>();
  const companyRow = (id: number) =>
    test.db.selectFrom('company').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  it('RV-03 RV-05 whoever had a review removed, or deleted it while it was examined, publishes none without the desk', async () => {
    const rika = await newPerson({ is_staff: true });
    const mert = await newPerson({ is_staff: true });
    const reporter = await newPerson();
    for (const way of ['reported', 'hidden', 'proposed', 'removed'] as const) {
      const [who, company] = [await newPerson(), await newCompany()];
      const { id } = await created(who, company);
      await reported(reporter, id);
      const [desk, second] = [atDesk(rika), atDesk(mert)];
      const case_id = (await desk.newest())?.id ?? 0;
      if (way === 'hidden') await desk.decide(case_id, 'HIDE', 'Bitte erklären.');
      if (way === 'proposed' || way === 'removed') await desk.decide(case_id, 'REMOVE', 'Ein Name.');
      if (way === 'removed') await second.measure(case_id, 'AGREE_REMOVAL', 'Ja.');
      expect((await remove(who, id)).statusCode).toBe(way === 'removed' ? 404 : 204);
      const again = await created(who, company);
      expect([way, again.status, (await listOf(company)).count]).toEqual([way, 'DISPUTED', 0]);
      const opened = await desk.newest();
      expect(opened).toMatchObject({ badge: 'Erneut geschrieben', reference: expect.stringMatching(/^BN-/) });
      const mail = (await test.mails(who.email)).at(-1);
      expect(mail?.text_body).toContain('bis zur Entscheidung nicht veröffentlicht');
      expect(mail?.text_body).toContain('Anlass: unsere eigene Prüfung.');
      // Deleting this one too does not help.
      await remove(who, again.id);
      const third = await created(who, company);
      expect(third.status).toBe('DISPUTED');
      expect((await desk.decide((await desk.newest())?.id ?? 0, 'KEEP', 'In Ordnung.')).statusCode).toBe(200);
      expect((await listOf(company)).results).toMatchObject([{ id: third.id, status: 'PUBLISHED' }]);
      expect((await created(await newPerson(), company)).status).toBe('PUBLISHED');
    }
  });

  it('RV-03 RV-05 deleting the account after a removal and registering again does not get around the desk', async () => {
    const [rika, mert] = [await newPerson({ is_staff: true }), await newPerson({ is_staff: true })];
    const [who, reporter, company] = [await newPerson(), await newPerson(), await newCompany()];
    await reported(reporter, (await created(who, company)).id);
    const case_id = (await atDesk(rika).newest())?.id ?? 0;
    await atDesk(rika).decide(case_id, 'REMOVE', 'Ein Name.');
    await atDesk(mert).measure(case_id, 'AGREE_REMOVAL', 'Ja.');
    await deleteAccount(test.app, who.id, () => Promise.resolve({ deleteRatings: true }));
    const again = await newPerson({ email: who.email.replace('@', '+neu@') });
    expect((await created(again, company)).status).toBe('DISPUTED');
    expect((await created(again, await newCompany())).status).toBe('PUBLISHED');
  });

  it('RV-03 a review that waited for the confirmation of the address goes to the desk too, after a removed one', async () => {
    const [who, company] = [await newPerson({ email_verified_at: null }), await newCompany()];
    await insertRating(test.db, company, who.id, { status: 'REMOVED' });
    expect((await created(who, company)).status).toBe('PENDING');
    await test.db.updateTable('user_account').set({ email_verified_at: new Date() }).where('id', '=', who.id).execute();
    await test.app.jobs.publish('email-confirmed', { userId: who.id });
    await test.app.jobs.drain();
    expect((await own(who)).results.map(({ status }) => status)).toEqual(['DISPUTED', 'REMOVED']);
  });

  it('RV-03 a deletion and a new review at the same time do not get around the desk', async () => {
    const [who, company] = [await newPerson(), await newCompany()];
    const { id } = await created(who, company);
    await reported(await newPerson(), id);
    const [, again] = await Promise.all([remove(who, id), send(who, company)]);
    if (again.statusCode === 201) expect(again.json<RatingCreated>().status).toBe('DISPUTED');
    else expect(again.statusCode).toBe(409);
    expect((await listOf(company)).count).toBe(0);
  });

  it('RV-09 a rating of a provider that its author owns now is neither shown nor counted, and the author is told', async () => {
    const [who, company, reporter] = [await newPerson(), await newCompany(), await newPerson()];
    const { id } = await created(who, company);
    await reported(reporter, id);
    await test.db.updateTable('company').set({ owner_id: who.id }).where('id', '=', company).execute();
    expect([(await listOf(company)).count, await companyRow(company)]).toMatchObject([0, { ratings_count: 0 }]);
    expect((await test.inject(`${API}/rating/${id}/`)).statusCode).toBe(404);
    for (const _again of [1, 2]) await tellOwnersOfRatings(test.app);
    const mails = (await test.mails(who.email)).map(({ text_body: text }) => text);
    expect(mails.filter((text) => text.includes('zeigen wir deshalb nicht mehr'))).toHaveLength(1);
    const told = (await test.mails(reporter.email)).at(-1)?.text_body;
    expect(told).toContain('aus einem anderen Grund nicht mehr öffentlich');
    // After a handover to somebody else it stays so.
    await test.db.updateTable('company').set({ owner_id: reporter.id }).where('id', '=', company).execute();
    expect([(await own(who)).results[0]?.status, (await listOf(company)).count]).toEqual(['OWNED', 0]);
  });

  it('RV-03 RV-09 accounts of one mailbox are one person: for the desk, for owners, and for the one rating', async () => {
    const twins = async () => {
      const first = await newPerson();
      return [first, await newPerson({ email: first.email.replace('@', '+zwei@') })] as const;
    };
    const [author, second] = await twins();
    const removed = await newCompany();
    await insertRating(test.db, removed, author.id, { ...allStars(1), status: 'REMOVED' });
    expect((await created(second, removed)).status).toBe('DISPUTED');

    const [voter, voterAgain] = await twins();
    const rated = await newCompany();
    expect((await send(voter, rated)).statusCode).toBe(201);
    expect((await send(voterAgain, rated)).statusCode).toBe(409);

    const [owner, ownerAgain] = await twins();
    const owned = await newCompany();
    expect((await send(ownerAgain, owned)).statusCode).toBe(201);
    const setOwner = (owner_id: number) =>
      test.db.updateTable('company').set({ owner_id }).where('id', '=', owned).execute();
    await setOwner(owner.id);
    expect((await listOf(owned)).count).toBe(0);
    await remove(ownerAgain, (await own(ownerAgain)).results[0]?.id ?? 0);
    await setOwner((await newPerson()).id);
    expect((await send(ownerAgain, owned)).statusCode).toBe(403);
  });

  it('RV-09 an address that nobody has confirmed makes no accounts one person', async () => {
    const author = await newPerson();
    const company = await newCompany();
    expect((await send(author, company)).statusCode).toBe(201);
    const stranger = await newPerson({ email: author.email.replace('@', '+x@'), email_verified_at: null });
    await test.db.updateTable('company').set({ owner_id: stranger.id }).where('id', '=', company).execute();
    expect((await listOf(company)).count).toBe(1);
  });

  it('RV-02 home care is not rated for rooms and meals; a rating of a house has all six', async () => {
    const who = await newPerson();
    const without = { housing: undefined, food: null };
    const homeCare = await newCompany({ services_mask: 1 });
    expect((await send(who, homeCare, without)).statusCode).toBe(201);
    expect((await created(await newPerson(), homeCare, { ...without, ...{ reliability: 1 } })).status).toBe(
      'PUBLISHED',
    );
    const { results, meta } = await listOf(homeCare);
    expect(results).toMatchObject([{ housing: null, food: null, average_rating: 3.25 }, { average_rating: 4 }]);
    expect(meta.averages).toMatchObject({ overall: 3.63, housing: null, food: null, reliability: 2.5 });
    // All six are taken too, as the specification has them.
    expect((await send(await newPerson(), homeCare)).statusCode).toBe(201);
    for (const services_mask of [3, 4, 64]) {
      const refused = await send(who, await newCompany({ services_mask }), without);
      const stars = 'Bitte vergeben Sie 1 bis 5 Sterne.';
      expect([refused.statusCode, refused.json<ErrorBody>().error.details]).toEqual([
        422,
        { housing: stars, food: stars },
      ]);
    }
    const house = await newCompany({ services_mask: 4 });
    const { id } = await created(who, house);
    expect((await change(who, id, { food: null })).statusCode).toBe(422);
  });
});
