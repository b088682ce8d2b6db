import type { Page } from '@playwright/test';
import { accountMenu, signOut, tabTo } from '../support/account';
import { expect, hydrated, phone, routeOnce, test } from '../support/visitor';

const jobSeeker = { username: 'pflegekraft', password: 'Pflege-Demo-2026' };

async function fillIn(page: Page, { username, password } = jobSeeker): Promise<void> {
  await page.getByRole('textbox', { name: 'Benutzername oder E-Mail' }).fill(username);
  await page.getByRole('textbox', { name: 'Passwort' }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click();
}

// The answer to a wrong password, and to requests that were running when the session ended.
test.beforeEach(({ forgiven }) => void forgiven.push('status of 401'));

test.describe('the session', () => {
  test('AC-01 SH-10 signing in, by keyboard alone, leads to the own account, which names the person', async ({
    page,
  }) => {
    await page.goto('/login');
    await hydrated(page);
    await tabTo(page, page.getByRole('textbox', { name: 'Benutzername oder E-Mail' }));
    await page.keyboard.type(jobSeeker.username);
    await tabTo(page, page.getByRole('textbox', { name: 'Passwort' }), 1);
    await page.keyboard.type(jobSeeker.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/profile$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Mein Konto' })).toBeVisible();
    await expect(page.getByText(/^Guten Tag, \S+/).first()).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: jobSeeker.username }).first()).toBeVisible();
    await expect(accountMenu(page)).toBeVisible();
  });

  test('AC-01 wrong credentials are refused in one sentence, and the user name stays', async ({ page }) => {
    await page.goto('/login');
    await hydrated(page);
    await fillIn(page, { ...jobSeeker, password: 'falsch' });
    await expect(page.getByText('Falsche Anmeldeinformationen')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Benutzername oder E-Mail' })).toHaveValue(jobSeeker.username);
    await expect(page).toHaveURL(/\/login$/);
  });

  test('SH-09 a visitor who opens a private page signs in and returns to it', async ({ page }) => {
    await page.goto('/profile?success=rating-added');
    await expect(page).toHaveURL(/\/login\?callbackUrl=/);
    await hydrated(page);
    await fillIn(page);
    await expect(page).toHaveURL(/\/profile\?success=rating-added$/);
    await expect(page.getByText(/^Guten Tag/).first()).toBeVisible();
  });

  test('SH-09 a callback address elsewhere is not followed', async ({ page }) => {
    await page.goto('/login?callbackUrl=https%3A%2F%2Fboese.example%2F');
    await hydrated(page);
    await fillIn(page);
    await expect(accountMenu(page)).toBeVisible();
    expect(new URL(page.url()).hostname).toBe('127.0.0.1');
  });

  test('SH-05 signing out lands on /login, and the session is over', async ({ page }) => {
    await page.goto('/login');
    await hydrated(page);
    await fillIn(page);
    await expect(page.getByText(/^Guten Tag/).first()).toBeVisible();
    await signOut(page);
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Anmelden' })).toBeVisible();
    await page.goto('/profile');
    await expect(page).toHaveURL(/\/login\?callbackUrl=%2Fprofile$/);
  });

  test('SH-05 signs out also if its code loads at the second attempt only, and reports a failure', async ({
    page,
    forgiven,
  }) => {
    forgiven.push('net::ERR_FAILED', 'status of 503');
    await routeOnce(page, '**/shell/member.*.js', (route) => route.abort());
    await page.goto('/login');
    await hydrated(page);
    await fillIn(page);
    // The message goes when the page changes, so the page after signing in comes first.
    await expect(page.getByRole('heading', { level: 1, name: 'Mein Konto' })).toBeVisible();
    await routeOnce(page, '**/api/auth/signout', (route) => route.fulfill({ status: 503, json: {} }));
    await signOut(page);
    const alert = page.getByRole('alert').filter({ hasText: 'Das Abmelden hat nicht geklappt.' });
    await expect(alert).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Pflegeratgeber' }).click();
    await expect(alert).toBeHidden();
    await signOut(page);
    await expect(page).toHaveURL(/\/login$/);
  });

  test('SH-05 a visitor has no logout button', async ({ page }) => {
    await page.goto('/pakete');
    await hydrated(page);
    await expect(page.getByRole('button', { name: 'Abmelden' })).toHaveCount(0);
  });

  test('SH-06 another tab learns of signing in and out', async ({ page, context }) => {
    const other = await context.newPage();
    await other.goto('/pakete');
    await hydrated(other);
    await expect(other.getByRole('banner').getByRole('link', { name: 'Anmelden' })).toBeVisible();
    await page.goto('/login');
    await hydrated(page);
    await fillIn(page);
    await expect(accountMenu(other)).toBeVisible();
    await signOut(page);
    await expect(other.getByRole('banner').getByRole('link', { name: 'Anmelden' })).toBeVisible();
  });

  test('SH-10 HTML for a signed-in user is the same, and is not cached', async ({ page, request }) => {
    await page.goto('/login');
    await hydrated(page);
    await fillIn(page);
    await expect(page.getByText(/^Guten Tag/).first()).toBeVisible();
    const own = await page.request.get('/pakete');
    expect(own.headers()['cache-control']).toContain('no-store');
    expect(await own.text()).toBe(await (await request.get('/pakete')).text());
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('SH-04 SH-05 the menu holds the account, closes on the way, and signs out', async ({ page }) => {
    await page.goto('/login');
    await hydrated(page);
    await fillIn(page);
    await expect(page.getByText(/^Guten Tag/).first()).toBeVisible();
    await page.getByRole('button', { name: 'Menü öffnen' }).click();
    const menu = page.getByRole('navigation', { name: 'Menü' });
    await menu.getByRole('link', { name: 'Pakete' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /Pakete/ })).toBeVisible();
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Menü öffnen' }).click();
    await menu.getByRole('button', { name: 'Abmelden' }).click();
    await expect(page).toHaveURL(/\/login$/);
  });
});
