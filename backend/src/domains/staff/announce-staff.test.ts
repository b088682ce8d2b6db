import type { MessageList } from '@care/contracts/schemas';
import { EMAIL_CONFIRMED } from '../accounts';
import {
  daysFromNow,
  insertCompany,
  insertJobOffer,
  insertJobSeeker,
  insertUser,
  signIn,
  type Auth,
  insertRows,
  updateRows,
} from '../../testing/rows';
import type { Tier } from '@care/contracts/vocabulary';
import { appOfTests } from '../../testing/test-app';

const API = '/api-backend';

describe('announcements of new staff', () => {
  const test = appOfTests();

  const newEmployer = async (name: string, subscription: Tier, given: object = {}) => {
    const owner = await insertUser(test.db, name, { profile_type: 'CARE_PROVIDER' });
    const company = await insertCompany(test.db, name, { owner_id: owner, subscription, ...given });
    return { company, owner, auth: await signIn(test.databases, owner) };
  };

  const insertNurse = async (name: string, given: object = {}) => {
    const nurse = await insertUser(test.db, name, { profile_type: 'JOB_SEEKER', last_name: 'Geheimname' });
    const id = await insertJobSeeker(test.db, nurse, name, { qualifications_mask: 0b1000, ...given });
    const place = { job_seeker_id: id, position: 1, address: 'Geheimweg 7, 50733 Köln', city: 'Köln' };
    await insertRows(test.db, 'job_seeker_localization', { ...place, lat: 50.94, lon: 6.96, radius: 20 });
    return nurse;
  };
  const inbox = async ({ auth }: { auth: Auth }) =>
    (await test.get(`${API}/message/`, auth)).json<MessageList>().results;

  it('PK-08 PP-18 AC-14 tells matching Premium providers of new staff once, when the address is confirmed', async () => {
    const nurse = await insertNurse('neue', { visible_name: 'Nele N.' });
    const told = {
      any: await newEmployer('sucht-alle', 'PREMIUM_TIER'),
      fitting: await newEmployer('sucht-diese', 'PREMIUM_TIER', { qualifications_mask: 0b1001 }),
      offering: await newEmployer('schreibt-aus', 'PREMIUM_TIER', { qualifications_mask: 0b1 }),
    };
    await insertJobOffer(test.db, told.offering.company, 'stelle', { qualifications_mask: 0b1000 });
    const untold = {
      plus: await newEmployer('nur-plus', 'PLUS_TIER'),
      other: await newEmployer('sucht-andere', 'PREMIUM_TIER', { qualifications_mask: 0b1 }),
      far: await newEmployer('weit-weg', 'PREMIUM_TIER', { lat: 52.5, lon: 13.4 }),
      blocked: await newEmployer('unerwuenscht', 'PREMIUM_TIER'),
      ofBlockedOwner: await newEmployer('inhaber-unerwuenscht', 'PREMIUM_TIER'),
      hidden: await newEmployer('nicht-oeffentlich', 'PREMIUM_TIER', { status: 'HIDDEN' }),
      withoutOpenOffer: await newEmployer('schreibt-nicht-aus', 'PREMIUM_TIER', { qualifications_mask: 0b1 }),
    };
    const closed = {
      entwurf: { status: 'DRAFT' },
      pause: { status: 'PAUSED' },
      vorbei: { valid_through: daysFromNow(-2) },
    } as const;
    for (const [slug, given] of Object.entries(closed))
      await insertJobOffer(test.db, untold.withoutOpenOffer.company, slug, { qualifications_mask: 0b1000, ...given });
    await insertRows(test.db, 'user_block', [
      { user_id: nurse, blocked_company_id: untold.blocked.company },
      { user_id: nurse, blocked_user_id: untold.ofBlockedOwner.owner },
    ]);
    for (const _ of ['first', 'again']) {
      await test.app.jobs.publish(EMAIL_CONFIRMED, { userId: nurse });
      await test.mails();
    }
    for (const employer of Object.values(told)) {
      const messages = await inbox(employer);
      expect(messages).toMatchObject([{ kind: 'SYSTEM', title: 'Neue Pflegekraft in Ihrer Nähe', counterparty: null }]);
      expect(messages[0]?.snippet).toContain('Nele N.');
      expect(JSON.stringify(messages)).not.toMatch(/Geheim/);
    }
    for (const employer of Object.values(untold)) expect(await inbox(employer)).toEqual([]);
    expect(await test.mails('sucht-alle@example.org')).toHaveLength(1);
  });

  it('AC-09 AC-13 PK-08 announces nobody who is hidden or does not welcome offers', async () => {
    const employer = await newEmployer('wartet', 'PREMIUM_TIER');
    const nurses = [
      await insertNurse('versteckt', { visible_name: 'Hilde H.', is_hidden: true }),
      await insertNurse('zufrieden', { visible_name: 'Zoe Z.', is_open_for_offers: false }),
      await insertNurse('sucht', { visible_name: 'Sina S.' }),
    ];
    for (const userId of nurses) await test.app.jobs.publish(EMAIL_CONFIRMED, { userId });
    await test.app.jobs.drain();
    expect((await inbox(employer)).map(({ snippet }) => snippet)).toEqual([expect.stringContaining('Sina S.')]);
  });

  it('PK-08 PP-18 an employer whose account is suspended is told of nobody', async () => {
    const employer = await newEmployer('gesperrt', 'PREMIUM_TIER');
    const suspend = (disabled_at: Date | null) => updateRows(test.db, 'user_account', employer.owner, { disabled_at });
    await suspend(new Date());
    await test.app.jobs.publish(EMAIL_CONFIRMED, { userId: await insertNurse('danach') });
    expect(await test.mails('gesperrt@example.org')).toEqual([]);
    await suspend(null);
    expect(await inbox(employer)).toEqual([]);
  });
});
