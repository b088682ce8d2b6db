import type { ApplicationSent, Message, ReceivedApplications } from '@care/contracts/schemas';
import { createCompany, createPerson, createProfile, type Person } from '../../testing/people';
import { appOfTests } from '../../testing/test-app';
import { waitUntilBlocked } from '../../testing/wait-until-blocked';

const API = '/api-backend';

describe('an application to a provider that gets another owner', () => {
  const test = appOfTests();

  const messageOf = (person: Person, id: number) => person.inject({ url: `${API}/message/${id}/` });
  const change = (person: Person, id: number, status: string) =>
    person.inject({ method: 'PATCH', url: `${API}/company/application/${id}/`, payload: { status } });

  it('PP-16 PP-18 moves with its message and its steps to the new owner', async () => {
    const former = await createPerson(test, 'bisher', { profile_type: 'CARE_PROVIDER' });
    const owner = await createPerson(test, 'jetzt', { profile_type: 'CARE_PROVIDER' });
    const nurse = await createPerson(test, 'kraft', { profile_type: 'JOB_SEEKER' });
    await createProfile(test, nurse.id);
    const company = await createCompany(test, 'haus', former.id);
    const url = `${API}/company/${company}/application/`;
    const payload = { message: 'Guten Tag', email: 'kraft@beispiel.example', consent: true };
    const { id, message_id } = (await nurse.inject({ method: 'POST', url, payload })).json<ApplicationSent>();
    await test.db.updateTable('company').set({ owner_id: owner.id }).where('id', '=', company).execute();

    const list = await owner.inject({ url: `${API}/company/application/` });
    const open = { id, status: 'SUBMITTED', message_id, next: ['READ', 'INVITED', 'OFFERED', 'REJECTED'] };
    expect(list.json<ReceivedApplications>().results).toMatchObject([open]);
    expect((await messageOf(former, message_id)).statusCode).toBe(404);
    expect((await messageOf(owner, message_id)).json<Message>().application).toEqual({
      id,
      status: 'SUBMITTED',
      next: open.next,
      hire: null,
    });
    expect((await change(former, id, 'INVITED')).statusCode).toBe(404);
    expect((await change(owner, id, 'INVITED')).json()).toMatchObject({ status: 'INVITED', message_id });
  });

  it.each(['PATCH', 'DELETE'] as const)(
    'PP-16 PP-18 a %s of the former owner that arrived before the handover changes nothing',
    async (method) => {
      const former = await createPerson(test, `bisher-${method}`, { profile_type: 'CARE_PROVIDER' });
      const owner = await createPerson(test, `jetzt-${method}`, { profile_type: 'CARE_PROVIDER' });
      const nurse = await createPerson(test, `kraft-${method}`, { profile_type: 'JOB_SEEKER' });
      await createProfile(test, nurse.id);
      const company = await createCompany(test, `haus-${method.toLowerCase()}`, former.id);
      const payload = { message: 'Guten Tag', email: 'kraft@beispiel.example', consent: true };
      const applied = await nurse.inject({ method: 'POST', url: `${API}/company/${company}/application/`, payload });
      const { id } = applied.json<ApplicationSent>();
      const { answer } = await test.db.transaction().execute(async (handover) => {
        await handover.updateTable('company').set({ owner_id: owner.id }).where('id', '=', company).execute();
        const url = `${API}/company/application/${id}/`;
        const late = former.inject({ method, url, ...(method === 'PATCH' && { payload: { status: 'INVITED' } }) });
        await waitUntilBlocked(test);
        return { answer: late };
      });
      expect((await answer).statusCode).toBe(404);
      const list = await owner.inject({ url: `${API}/company/application/` });
      expect(list.json<ReceivedApplications>().results).toMatchObject([{ id, status: 'SUBMITTED' }]);
    },
  );
});
