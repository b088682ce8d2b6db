import type { Browser, Page } from '@playwright/test';
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
