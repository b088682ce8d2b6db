import { createCompany, createPerson } from '../../testing/people';
import { appOfTests } from '../../testing/test-app';

describe('the notice to the owner', () => {
  const test = appOfTests({ settings: { RATE_LIMIT_FACTOR: 1 } });

  it('PP-18 of a claim to answer is sent once, however many claims were refused before', async () => {
    const owner = await createPerson(test, 'inhaberin', { profile_type: 'CARE_PROVIDER' });
    const claimant = await createPerson(test, 'antrag', { profile_type: 'CARE_PROVIDER' });
    const company = await createCompany(test, 'vergeben', owner.id);
    const claim = async (dispute: boolean) => {
      const payload = { company, confirm: true, method: 'DOCUMENT', dispute };
      const answer = await claimant.inject({ method: 'POST', url: '/api-backend/company/ownership/', payload });
      return answer.statusCode;
    };
    for (let time = 0; time < 4; time++) expect(await claim(false)).toBe(409);
    for (let time = 0; time < 2; time++) expect(await claim(true)).toBe(201);
    const mails = await test.mails(owner.email);
    expect(mails.map(({ text_body }) => text_body.includes('14 Tage Zeit'))).toEqual([false, false, false, true]);
  });
});
