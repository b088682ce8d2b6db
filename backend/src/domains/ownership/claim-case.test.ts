import type { DeskCase, DeskQueue, OwnershipClaim } from '@care/contracts/schemas';
import type { Insertable } from 'kysely';
import type { UserAccountTable } from '../../platform/database/schema';
import { createPerson } from '../../testing/people';
import { insertCompany } from '../../testing/rows';
import { appOfTests } from '../../testing/test-app';
import { uploadForm } from '../../testing/upload-form';

const API = '/api-backend/company/ownership/';
const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

describe('the case of a claim', () => {
  const test = appOfTests();
  beforeEach(() => test.databases.primary.pool.query('truncate user_account, company, desk_case cascade'));

  it.each<[string, Partial<Insertable<UserAccountTable>>, string, 'ok' | 'warn']>([
    ['an address of the website', { email: 'info@haus.example' }, 'https://www.haus.example/koeln', 'ok'],
    ['an address below the website', { email: 'info@mail.haus.example' }, 'https://www.haus.example', 'ok'],
    ['an unconfirmed address', { email: 'info@haus.example', email_verified_at: null }, 'https://haus.example', 'warn'],
    ['a domain that is only a part of the name', { email: 'x@haus.example' }, 'https://www.althaus.example', 'warn'],
    ['a domain in the path', { email: 'x@haus.example' }, 'https://portal.example/haus.example', 'warn'],
    ['a free-mail address', { email: 'x@t-online.de' }, 'https://haus-am-park.t-online.de', 'warn'],
  ])('PP-18 shows STAFF whether %s belongs to the website', async (_what, account, website, tone) => {
    const vera = await createPerson(test, 'vera', { profile_type: 'CARE_PROVIDER', ...account });
    const company = await insertCompany(test.db, 'haus', { website });
    const payload = { company, confirm: true, method: 'DOCUMENT' };
    const { id } = (await vera.inject({ method: 'POST', url: API, payload })).json<OwnershipClaim>();
    const document = uploadForm({}, { name: 'Vertrag.pdf', content: PDF });
    await vera.inject({ method: 'POST', url: `${API}${id}/document/`, ...document });
    const staff = await createPerson(test, 'pruefstelle', { is_staff: true });
    const { results } = (await staff.inject({ url: '/api-backend/admin/queue/' })).json<DeskQueue>();
    const opened = await staff.inject({ url: `/api-backend/admin/case/${results[0]?.id}/` });
    expect(opened.json<DeskCase>().evidence).toMatchObject([{ tone }]);
  });
});
