import type { Page } from '@playwright/test';
import { accountMenu, demo, signInAs, signOut, tabTo } from '../support/account';
import { expectAddress } from '../support/results-page';
import { expect, hydrated, openPage, phone, requestsOf, routeOnce, test } from '../support/visitor';

/** Somebody who writes messages to providers; job seekers apply. */
const user = demo('angehoerige');
const PROFILE = '/pflegeanbieter/profiles/beispiel';
const message = (page: Page) => page.getByRole('textbox', { name: 'Ihre Nachricht' });

// The answer to a wrong password, and to requests that were running when the session ended.
test.beforeEach(({ forgiven }) => void forgiven.push('status of 401'));

test('AC-01 SH-05 SH-06 SH-09 a visitor signs in and out by keyboard; other tabs follow', async ({ page, context }) => {
  const other = await context.newPage();
  const asked = requestsOf(other);
  await openPage(other, PROFILE);
  await other.getByRole('link', { name: 'Zum Nachrichtenformular' }).first().click();
  await message(other).fill('Haben Sie ab Januar einen Platz?');
  expect(
    asked.filter((url) => /inbox-label|member|unread/.test(url)),
    'visitors load no code of members',
  ).toEqual([]);
  await expect(other.getByRole('banner').getByRole('link', { name: 'Anmelden' })).toBeVisible();

  // AC-01: wrong credentials are refused in one sentence, and the user name stays.
  await page.goto('/profile?success=rating-added');
  await expect(page).toHaveURL(/\/login\?callbackUrl=/);
  await hydrated(page);
  const name = page.getByRole('textbox', { name: 'Benutzername oder E-Mail' });
  const password = page.getByRole('textbox', { name: 'Passwort' });
  await tabTo(page, name);
  await page.keyboard.type(user.username);
  await tabTo(page, password, 1);
  await page.keyboard.type('falsch');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Falsche Anmeldeinformationen')).toBeVisible();
  await expect(name).toHaveValue(user.username);
  await password.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(user.password ?? '');
  await page.keyboard.press('Enter');

  await expect(page.getByText('Ihre Bewertung wurde hinzugefügt.')).toBeVisible();
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Mein Konto' })).toBeVisible();
  await expect(page.getByText(/^Guten Tag, \S+/).first()).toBeVisible();
  await expect(accountMenu(page)).toBeVisible();
  await expect(accountMenu(other)).toBeVisible();
  await expect(message(other), 'SH-05 a visitor who signs in keeps what was typed').toHaveValue(/Januar/);

  await signOut(other);
  await expectAddress(other, '/login');
  await expect(other.getByRole('banner').getByRole('link', { name: 'Anmelden' })).toBeVisible();
  await expect(page).toHaveURL(/\/login\?callbackUrl=%2Fprofile/);
  await openPage(other, PROFILE);
  await other.getByRole('link', { name: 'Zum Nachrichtenformular' }).first().click();
  await expect(message(other), 'SH-05 nothing is left for the next person').toHaveValue('');
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('SH-04 SH-05 the menu holds the account and closes; a failed sign-out says so', async ({ page, forgiven }) => {
    forgiven.push('net::ERR_FAILED', 'status of 503');
    await routeOnce(page, '**/shell/member.*.js', (route) => route.abort());
    await signInAs(page, user);
    await expect(page.getByText(/^Guten Tag/).first()).toBeVisible();
    const menu = page.getByRole('navigation', { name: 'Menü' });
    const pressSignOut = async () => {
      await page.getByRole('button', { name: 'Menü öffnen' }).click();
      await menu.getByRole('button', { name: 'Abmelden' }).click();
    };
    await routeOnce(page, '**/api/auth/signout', (route) => route.fulfill({ status: 503, json: {} }));
    await pressSignOut();
    const alert = page.getByRole('alert').filter({ hasText: 'Das Abmelden hat nicht geklappt.' });
    await expect(alert).toBeVisible();
    if (!(await menu.isVisible())) await page.getByRole('button', { name: 'Menü öffnen' }).click();
    // By keyboard: the alert, or its end, may move the link from under the pointer.
    await menu.getByRole('link', { name: 'Pakete' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: /Pakete/ })).toBeVisible();
    await expect(menu).toBeHidden();
    await expect(alert).toBeHidden();
    await pressSignOut();
    await expect(page).toHaveURL(/\/login$/);
  });
});
