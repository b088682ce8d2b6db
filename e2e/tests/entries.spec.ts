import type { Locator, Page } from '@playwright/test';
import { fillSignIn, registered, signInAs, signInByForm, signOut } from '../support/account';
import { expect, hydrated, leaveAgreeing, test } from '../support/visitor';

const PROFILE = '/pflegeanbieter/profiles/beispiel';
const form = (page: Page): Locator => page.getByRole('region', { name: /^Nachricht an/ });
const message = (page: Page): Locator => form(page).getByRole('textbox', { name: 'Ihre Nachricht' });
const email = (page: Page): Locator => form(page).getByRole('textbox', { name: 'E-Mail' });

async function openForm(page: Page): Promise<void> {
  await page.goto(PROFILE);
  await hydrated(page);
  await form(page).scrollIntoViewIfNeeded();
  await expect(message(page)).toBeVisible();
}

test.describe('what was typed and not sent', () => {
  // The answer to requests that were running when the session ended.
  test.beforeEach(({ forgiven }) => void forgiven.push('status of 401'));

  test('SH-05 is removed in every tab when its person signs out, also for the next person who signs in', async ({
    page,
    context,
  }) => {
    const [anna, berta] = [await registered('CARE_SEEKER'), await registered('CARE_SEEKER')];
    await signInAs(page, anna);
    const second = await context.newPage();
    await openForm(second);
    await message(second).fill('Meine Mutter hat Pflegegrad 3.');
    await email(second).fill(anna.email);

    await signOut(page);
    await expect(message(second)).toHaveValue('');
    await expect(email(second)).toHaveValue('');

    await signInByForm(second, berta, PROFILE);
    await form(second).scrollIntoViewIfNeeded();
    await expect(message(second)).toHaveValue('');
    await expect(email(second)).not.toHaveValue(anna.email);
  });

  test('SH-05 is removed when another person signs in after the session has expired', async ({ page, context }) => {
    const [anna, berta] = [await registered('CARE_SEEKER'), await registered('CARE_SEEKER')];
    await signInAs(page, anna);
    await openForm(page);
    await message(page).fill('Meine Mutter hat Pflegegrad 3.');
    await context.clearCookies();
    await signInByForm(await context.newPage(), berta);
    await expect(message(page)).toHaveValue('');
  });

  test('SH-05 PP-15 of a visitor stays if the visitor then signs in', async ({ page }) => {
    const anna = await registered('CARE_SEEKER');
    await openForm(page);
    await message(page).fill('Haben Sie ab Januar einen Platz?');
    await leaveAgreeing(page, () => page.goto(`/login?callbackUrl=${encodeURIComponent(PROFILE)}`));
    await hydrated(page);
    await fillSignIn(page, anna);
    await expect(page).toHaveURL((url) => url.pathname === PROFILE);
    await form(page).scrollIntoViewIfNeeded();
    await expect(message(page)).toHaveValue('Haben Sie ab Januar einen Platz?');
  });
});
