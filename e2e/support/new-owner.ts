import type { CompanyPage } from '@care/contracts/schemas';
import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { confirmed, mailsTo, signInAs, type Account } from './account';
import { askBackend, searchCompanies } from './backend';

/** The header with the token of the person who is signed in. */
export async function tokenOf(request: APIRequestContext): Promise<Record<string, string>> {
  const { accessToken } = (await (await request.get('/api/auth/session')).json()) as { accessToken: string };
  return { authorization: `Bearer ${accessToken}` };
}

/** Providers of the town without an owner. Workers get different ones, because two claims of one would disturb each other. */
export async function unownedIn(town: string): Promise<CompanyPage[]> {
  const { parallelIndex, config } = test.info();
  const { results } = await searchCompanies({ city_slug: town, page_size: 50 });
  const pages = await Promise.all(
    results
      .filter(({ id }) => id % config.workers === parallelIndex)
      .map(({ slug }) => askBackend<CompanyPage>(`/company/by-slug/${encodeURIComponent(slug)}/`)),
  );
  return pages.filter(({ owner_state }) => owner_state === 'NONE');
}

/** Makes a new account the owner of a provider without one, by a code from the mail. */
export async function newOwner(page: Page, town: string): Promise<{ account: Account; company: CompanyPage }> {
  const account = await confirmed('CARE_PROVIDER');
  const { request } = page.context();
  await signInAs(page, account);
  const headers = await tokenOf(request);
  for (const company of await unownedIn(town)) {
    if (company.subscription !== 'FREE_TIER') continue;
    const claim = { company: company.id, confirm: true, role: 'Leitung', method: 'EMAIL' };
    const started = await request.post('/api-backend/company/ownership/', { headers, data: claim });
    if (started.status() >= 300) continue;
    const { id } = (await started.json()) as { id: number };
    const code = await codeFor(company);
    const confirmation = await request.post(`/api-backend/company/ownership/${id}/confirm/`, {
      headers,
      data: { code },
    });
    expect(confirmation.ok()).toBe(true);
    return { account, company };
  }
  throw new Error(`no provider in ${town} can be claimed by mail`);
}

/** The latest code in a mail to the address on file; demo data gives most providers `info@{slug}.example`. */
async function codeFor({ slug }: CompanyPage): Promise<string> {
  const find = async () => {
    const mails = await mailsTo(`info@${slug.slice(0, 60)}.example`);
    return mails.map(({ text }) => /Der Code lautet: (\d{6})/.exec(text)?.[1]).find((code) => code !== undefined) ?? '';
  };
  await expect.poll(find).not.toBe('');
  return find();
}
