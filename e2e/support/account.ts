import { expect, test } from '@playwright/test';
import type { APIRequestContext, Browser, BrowserContext, Cookie, Locator, Page } from '@playwright/test';
import type { CompanyPage } from '@care/contracts/schemas';
import { desktop } from './accessible';
import { askBackend, searchCompanies } from './backend';
import { openPage, origin } from './visitor';

export const SECRET = 'Ein Satz ist besser 26';
const api = () => `${process.env.E2E_API}/api-backend`;
let made = 0;

export interface Account {
  username: string;
  email: string;
  /** Default: the password of all test accounts. */
  password?: string;
}

/** An unused user name. */
export function newAccount(kind: string): Account {
  const username = `${kind}-${Date.now().toString(36)}-${process.pid}-${++made}`;
  return { username, email: `${username}@example.org` };
}

async function postToApi(path: string, body: object): Promise<void> {
  const response = await fetch(api() + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} answers ${response.status}: ${await response.text()}`);
}

/** What only job seekers tell. No test counts those of Rostock. */
const ofJobSeeker = {
  gender: 'FEMALE',
  phone: '0176 5550118',
  qualifications: [],
  localizations: [{ address: 'Rostock', coords: { type: 'Point', coordinates: [12.14, 54.09] } }],
};

/** Creates an account by the API alone. */
export async function registered(kind: 'CARE_PROVIDER' | 'CARE_SEEKER' | 'JOB_SEEKER'): Promise<Account> {
  const account = newAccount(kind.toLowerCase());
  await postToApi('/auth/register/', {
    ...account,
    first_name: 'Anke',
    last_name: 'Berger',
    password: SECRET,
    password2: SECRET,
    newsletter: false,
    consents: true,
    profile_type: kind,
    ...(kind === 'JOB_SEEKER' ? ofJobSeeker : {}),
  });
  return account;
}

/** The same, with the address confirmed by the key in the mail. */
export async function confirmed(kind: Parameters<typeof registered>[0]): Promise<Account> {
  const account = await registered(kind);
  const link = new URL(await linkInMail(account, '/e-mail-bestaetigen'), api());
  await postToApi('/auth/verify-email/', { key: link.searchParams.get('key') });
  return account;
}

/** Signs in on the open sign-in page or in the open dialog. */
export async function fillSignIn(page: Page | Locator, { username, password = SECRET }: Account): Promise<void> {
  await page.getByRole('textbox', { name: 'Benutzername oder E-Mail' }).fill(username);
  await page.getByRole('textbox', { name: 'Passwort' }).fill(password);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).last().click();
}

/** The sessions of demo accounts: one for each account and worker. */
const sessions = new Map<string, Cookie[]>();

/** Continues the session of a demo account, unless a test has ended it. */
async function hasSession(context: BrowserContext, username: string): Promise<boolean> {
  const known = sessions.get(username);
  if (!known) return false;
  await context.addCookies(known);
  const answer = await context.request.get('/api/auth/session');
  return Boolean(((await answer.json()) as { accessToken?: string } | null)?.accessToken);
}

async function startSession(context: BrowserContext, { username, email, password = SECRET }: Account): Promise<void> {
  if (await hasSession(context, username)) return;
  const { request } = context;
  const { csrfToken } = (await (await request.get('/api/auth/csrf')).json()) as { csrfToken: string };
  const answer = await request.post('/api/auth/callback/credentials', {
    headers: { accept: 'application/json' },
    form: { username, password, csrfToken, json: 'true' },
  });
  if (!answer.ok()) throw new Error(`signing in answers ${answer.status()}: ${await answer.text()}`);
  const cookies = await context.cookies();
  if (email.endsWith('@demo.example'))
    sessions.set(
      username,
      cookies.filter(({ name }) => name.endsWith('session-token')),
    );
}

/** Signs in by the API alone, opens the page and waits until it knows the person. Other tabs are not told. */
export async function signInAs(page: Page, account: Account, path = '/profile'): Promise<void> {
  await startSession(page.context(), account);
  const details = page.waitForResponse((one) => one.url().endsWith('/user/details/') && one.ok());
  await openPage(page, path);
  await details;
}

/** Signs in on the sign-in page, which tells the other tabs, and waits for the requested page. */
export async function signInByForm(page: Page, account: Account, path = '/profile'): Promise<void> {
  await openPage(page, `/login?callbackUrl=${encodeURIComponent(path)}`);
  await fillSignIn(page, account);
  await expect(page).toHaveURL((url) => url.pathname === path);
}

/** The button of the header that opens the account menu, at 1280 px and wider (SH-03). */
export const accountMenu = (page: Page): Locator =>
  page.getByRole('banner').getByRole('button', { name: 'Mein Konto', exact: true });

/** Signs out with the account menu of the header. */
export async function signOut(page: Page): Promise<void> {
  await accountMenu(page).click();
  await page.getByRole('banner').getByRole('button', { name: 'Abmelden' }).click();
}

/** The mails to an address. */
export async function mailsTo(email: string): Promise<{ text: string }[]> {
  const response = await fetch(`${api()}/outbox/mail/?to=${encodeURIComponent(email)}`);
  const { results } = (await response.json()) as { results: { text: string }[] };
  return results;
}

/** The path of the first link in a mail to this address that leads to the given page. */
export async function linkInMail({ email }: Account, path: string): Promise<string> {
  const find = async () => {
    const mails = await mailsTo(email);
    const links = mails.flatMap(({ text }) => text.match(/https?:\/\/\S+/g) ?? []).map((link) => new URL(link));
    const found = links.find(({ pathname }) => pathname === path);
    return found ? found.pathname + found.search : '';
  };
  await expect.poll(find).not.toBe('');
  return find();
}

/** Presses Tab until the element has the focus. */
export async function tabTo(page: Page, target: Locator, atMost = 60): Promise<void> {
  for (let presses = 0; presses < atMost; presses++) {
    await page.keyboard.press('Tab');
    if ((await target.and(page.locator(':focus')).count()) > 0) return;
  }
  throw new Error(`the Tab key did not reach ${String(target)}`);
}

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
