import { appOfTests, type TestApp } from '../test-app';
import { MATRIX } from './matrix';
import type { Row } from './rows';
import { createWorld, ROLES, sendAs, type World } from './world';

const REFUSED = [401, 403, 404, 409, 410];
const titled = (rows: readonly Row[]) =>
  rows.map((row) => [row.when ? `${row.call} ${row.when}` : row.call, row] as const);

/** The calls that name an offer, a picture, a video, a claim or an application of a provider. */
const ABOUT_THINGS = MATRIX.filter(({ call }) =>
  /\/company\/(job-offer|ownership|application)\/.*\{|\/media\/company-.*\{/.test(call),
);
/** Changes of a provider, and what its owner alone reads. */
const ABOUT_PROVIDERS = MATRIX.filter(
  ({ call, outcomes }) => /\/(company|media\/company-[a-z-]+)\//.test(call) && outcomes[3] !== outcomes[4],
);

/** Deletes the offers and pictures of the provider, and ends the claim. */
async function deleteThings({ db }: TestApp): Promise<void> {
  await db.updateTable('job_offer').set({ status: 'REMOVED' }).execute();
  await db.deleteFrom('company_media').execute();
  await db.updateTable('ownership_claim').set({ status: 'REJECTED' }).execute();
  await db.deleteFrom('ownership_document').execute();
  await db.deleteFrom('application').execute();
}

describe('permissions for what is deleted', () => {
  const test = appOfTests();
  let origin: string;
  beforeAll(async () => {
    origin = await test.app.listen({ host: '127.0.0.1', port: 0 });
  });

  /** The second person of STAFF agrees to the removal of the owner's provider. */
  async function removeProvider(world: World): Promise<void> {
    const { ids, people } = world;
    await test.db
      .updateTable('desk_case')
      .set({ company_id: ids.company, state: 'SECOND_PERSON', proposed_by: people.careSeeker.id })
      .where('id', '=', ids.deskCase)
      .execute();
    const url = `/api-backend/admin/case/${ids.deskCase}/measure/`;
    const payload = { measure: 'AGREE_REMOVAL', reason: 'Das Haus ist geschlossen.' };
    expect(await sendAs(origin, world, 'staff', { method: 'POST', url, payload })).toBe(200);
  }

  /** Roles that the API does not refuse. */
  async function notRefused(world: World, { call, request }: Row): Promise<string[]> {
    const [method = '', url = ''] = call.split(' ');
    const found: string[] = [];
    for (const role of ROLES) {
      const status = await sendAs(origin, world, role, { method, url, ...request(world, role) });
      if (!REFUSED.includes(status)) found.push(`${role} ${status}`);
    }
    return found;
  }

  it.each(titled(ABOUT_THINGS))('SH-23 %s is refused to every role when it is deleted', async (_title, row) => {
    const world = await createWorld(test);
    await deleteThings(test);
    expect(await notRefused(world, row)).toEqual([]);
  });

  it.each(titled(ABOUT_PROVIDERS))(
    'SH-23 PP-06 %s is refused to every role of a removed provider',
    async (_title, row) => {
      const world = await createWorld(test);
      await removeProvider(world);
      expect(await notRefused(world, row)).toEqual([]);
    },
  );
});
