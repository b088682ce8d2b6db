import type { CompanyPage, CompanySearchAnswer } from '@care/contracts/schemas';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { linkInMail, mailsTo, registered, signInAs, type Account } from './account';
import { askBackend } from './backend';

/** The header with the token of the person who is signed in. */
export async function tokenOf(request: APIRequestContext): Promise<Record<string, string>> {
  const { accessToken } = (await (await request.get('/api/auth/session')).json()) as { accessToken: string };
  return { authorization: `Bearer ${accessToken}` };
}

/** Makes a new account the owner of a provider without one, by a code from the mail. */
export async function newOwner(page: Page, city: string): Promise<{ account: Account; company: CompanyPage }> {
  const account = await registered('CARE_PROVIDER');
  const { request } = page.context();
  const link = new URL(await linkInMail(account, '/e-mail-bestaetigen'), 'http://site');
  const key = link.searchParams.get('key');
  expect((await request.post('/api-backend/auth/verify-email/', { data: { key } })).ok()).toBe(true);
  await signInAs(page, account);
  const headers = await tokenOf(request);
  const { results } = await askBackend<CompanySearchAnswer>(
    `/company/search/?city_slug=${encodeURIComponent(city)}&page_size=50`,
  );
  for (const { slug } of results) {
    const company = await askBackend<CompanyPage>(`/company/by-slug/${encodeURIComponent(slug)}/`);
    if (company.owner_state !== 'NONE' || company.subscription !== 'FREE_TIER') continue;
    const claim = { company: company.id, confirm: true, role: 'Leitung', method: 'EMAIL' };
    const started = await request.post('/api-backend/company/ownership/', { headers, data: claim });
    if (started.status() >= 300) continue;
    const { id } = (await started.json()) as { id: number };
    const code = await codeFor(slug);
    const confirmed = await request.post(`/api-backend/company/ownership/${id}/confirm/`, { headers, data: { code } });
    expect(confirmed.ok()).toBe(true);
    return { account, company };
  }
  throw new Error(`no provider in ${city} can be claimed by mail`);
}

async function codeFor(slug: string): Promise<string> {
  const find = async () => {
    const mails = await mailsTo(`info@${slug.slice(0, 60)}.example`);
    return mails.map(({ text }) => /Der Code lautet: (\d{6})/.exec(text)?.[1]).find((code) => code !== undefined) ?? '';
  };
  await expect.poll(find).not.toBe('');
  return find();
}
