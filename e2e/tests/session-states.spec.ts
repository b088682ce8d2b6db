import type { Page } from '@playwright/test';
import { accountMenu, signOut } from '../support/account';
import { addressOf, expectAddress } from '../support/results-page';
import { expect, hydrated, test } from '../support/visitor';

const PASSWORD = 'Pflege-Demo-2026';

/** Signs in with one of the demo accounts on the sign-in page that is open. */
async function signIn(page: Page, username = 'inhaber-plus'): Promise<void> {
  await page.getByRole('textbox', { name: 'Benutzername oder E-Mail' }).fill(username);
  await page.getByLabel('Passwort', { exact: false }).first().fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click();
}
const greeting = (page: Page) => page.getByText('Guten Tag, Paul Plus');

/** Expects the account page after signing in. */
async function ownAccount(page: Page): Promise<void> {
  await page.goto('/profile');
  await expectAddress(page, '/login?callbackUrl=/profile');
  await signIn(page);
  await expect(greeting(page)).toBeVisible();
}

test.describe('what changes a session from outside', () => {
  // The answer to requests that were running when the session ended.
  test.beforeEach(({ forgiven }) => void forgiven.push('status of 401'));

  test('SH-06 SH-09 a private page asks to sign in again when another tab signs out', async ({ page, context }) => {
    const other = await context.newPage();
    await other.goto('/pakete');
    await hydrated(other);
    await ownAccount(page);
    await expect(accountMenu(other)).toBeVisible();
    await signOut(other);
    await expectAddress(other, '/login');
    await expectAddress(page, '/login?callbackUrl=/profile');
  });

  test('SH-06 a tab that becomes visible asks again', async ({ page, context }) => {
    await page.goto('/pakete');
    await hydrated(page);
    await expect(accountMenu(page)).toBeHidden();
    // Signs in by the API alone. The page notices it only when it requests the session again.
    const { csrfToken } = (await (await context.request.get('/api/auth/csrf')).json()) as { csrfToken: string };
    const form = { csrfToken, username: 'inhaber-plus', password: PASSWORD, json: 'true' };
    expect((await context.request.post('/api/auth/callback/credentials', { form })).ok()).toBe(true);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(accountMenu(page)).toBeVisible();
  });

  test('SH-06 is fetched every ten minutes while a user is signed in', async ({ page, context }) => {
    await page.clock.install();
    await ownAccount(page);
    const { csrfToken } = (await (await context.request.get('/api/auth/csrf')).json()) as { csrfToken: string };
    expect((await context.request.post('/api/auth/signout', { form: { csrfToken, json: 'true' } })).ok()).toBe(true);
    await expect(accountMenu(page)).toBeVisible();
    await page.clock.fastForward('10:00');
    await expectAddress(page, '/login?callbackUrl=/profile');
  });

  test('SH-07 a refused account ends the session and asks to sign in again', async ({ page }) => {
    await ownAccount(page);
    await page.route('**/api-backend/user/details/', (route) =>
      route.fulfill({ status: 401, json: { error: { code: 'unauthorized', message: 'Bitte melden Sie sich an.' } } }),
    );
    await page.reload();
    await expect.poll(() => addressOf(page)).toBe('/login?callbackUrl=/profile');
    await expect(accountMenu(page)).toBeHidden();
  });

  test('SH-07 no answer about the account keeps the session, and it is asked for again', async ({ page, forgiven }) => {
    forgiven.push('net::ERR_CONNECTION_FAILED');
    await ownAccount(page);
    let asked = 0;
    let isReachable = false;
    await page.route('**/api-backend/user/details/', (route) => {
      asked += 1;
      return isReachable ? route.continue() : route.abort('connectionfailed');
    });
    await page.reload();
    // The message is there between two attempts, for 2 s at first and for 10 s then.
    await expect(page.getByRole('alert')).toContainText('Ihr Konto konnte nicht geladen werden.');
    isReachable = true;
    const before = asked;
    await expect(accountMenu(page)).toBeVisible();
    await expect(greeting(page)).toBeVisible();
    expect(asked).toBe(before + 1);
  });
});
