import { expect, type Browser, type Page } from '@playwright/test';
import type { CompanyPage, JobOfferCard } from '@care/contracts/schemas';
import { desktop } from './accessible';
import { signInAs, type Account } from './account';
import { askBackend } from './backend';
import { origin } from './visitor';

/** One of the accounts that every demo installation has. */
export const demo = (username: string): Account => ({
  username,
  email: `${username}@demo.example`,
  password: 'Pflege-Demo-2026',
});

/** A page of somebody else, in a browser context of its own. */
export async function visitorElsewhere(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin(), viewport: desktop });
  await context.addInitScript(() => localStorage.setItem('pf-consent', '{"version":1}'));
  return context.newPage();
}

/** The same, of a demo account. */
export async function personElsewhere(browser: Browser, username: string, path: string): Promise<Page> {
  const page = await visitorElsewhere(browser);
  await signInAs(page, demo(username), path);
  return page;
}

/** The open job offers of a provider, latest first. */
export async function offersOf(companySlug: string): Promise<JobOfferCard[]> {
  const { id } = await askBackend<CompanyPage>(`/company/by-slug/${companySlug}/`);
  return (await askBackend<{ results: JobOfferCard[] }>(`/company/${id}/job-offers/`)).results;
}

/** Applies for a job offer with a curriculum vitae as the signed-in user, by the API alone. */
export async function applyWithFile(page: Page, offerId: number): Promise<void> {
  const { request } = page.context();
  const { accessToken } = (await (await request.get('/api/auth/session')).json()) as { accessToken: string };
  const headers = { authorization: `Bearer ${accessToken}` };
  const file = {
    name: 'Lebenslauf.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n1 0 obj\n%%EOF\n'),
  };
  const uploaded = await request.post('/api-backend/user/application/attachment/', { headers, multipart: { file } });
  expect(uploaded.status()).toBe(201);
  const { id } = (await uploaded.json()) as { id: number };
  const data = { message: 'Ich bewerbe mich.', email: 'jona@example.org', consent: true, attachments: [id] };
  const sent = await request.post(`/api-backend/company/job-offer/${offerId}/application/`, { headers, data });
  expect(sent.status()).toBe(201);
}
