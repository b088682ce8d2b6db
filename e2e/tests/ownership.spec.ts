import type { CompanyPage } from '@care/contracts/schemas';
import type { Page } from '@playwright/test';
import { expectAccessible, expectToFit } from '../support/accessible';
import { registered, signInAs } from '../support/account';
import { codeFor, unownedIn } from '../support/new-owner';
import { expect, test } from '../support/visitor';

const claimPath = ({ id }: { id: number }) => `/verifizierung-inhaberschaft/${id}`;
const codeField = (page: Page) => page.getByRole('textbox', { name: /^Code aus der E-Mail/ });
const confirmation = (page: Page) => page.getByRole('checkbox', { name: /^Ich bestätige, dass ich berechtigt bin/ });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Opens the claims of several providers until one has an address for a code. */
async function openClaimWithCode(page: Page, companies: CompanyPage[]): Promise<CompanyPage> {
  for (const company of companies) {
    await page.goto(claimPath(company));
    await expect(confirmation(page)).toBeVisible();
    if ((await page.getByRole('radio', { name: /^Code per E-Mail/ }).count()) > 0) return company;
  }
  throw new Error('no provider without an owner has an address on file');
}

test('PP-18 AC-05 a provider user claims a provider with a code from the mail', async ({ page, forgiven }) => {
  forgiven.push('status of 422');
  const [first, ...others] = await unownedIn('münchen');
  if (!first) throw new Error('everybody in München has an owner');
  await signInAs(page, await registered('CARE_PROVIDER'), `/pflegeanbieter/profiles/${first.slug}`);
  await page.getByRole('link', { name: /^Ist das Ihre Einrichtung/ }).click();
  await expect(page).toHaveURL((url) => url.pathname === claimPath(first));
  await expect(page.getByRole('heading', { level: 1, name: 'Inhaberschaft bestätigen' })).toBeVisible();
  const company = await openClaimWithCode(page, [first, ...others]);

  await test.step('without the tick nothing is sent', async () => {
    await button(page, 'Code senden').click();
    await expect(page.getByRole('alert')).toContainText('Diese Zustimmung ist erforderlich.');
    await expectAccessible(page);
    await expectToFit(page);
  });

  await test.step('the code goes to the address on file; a reload keeps the step', async () => {
    await confirmation(page).check();
    await button(page, 'Code senden').click();
    await expect(codeField(page)).toBeVisible();
    await expect(page.getByText(/^An i•••@/)).toBeVisible();
    await page.reload();
    await expect(codeField(page)).toBeVisible();
  });

  const code = await codeFor(company);
  await test.step('a wrong code says how many tries are left', async () => {
    await codeField(page).fill(code === '000000' ? '111111' : '000000');
    await button(page, 'Bestätigen').click();
    await expect(page.getByText('Dieser Code stimmt nicht. Sie haben noch 4 Versuche.').first()).toBeVisible();
  });

  await test.step('the right code makes the person the owner', async () => {
    await codeField(page).fill(code);
    await button(page, 'Bestätigen').click();
    await expect(page.getByText('Ihre Inhaberschaft ist bestätigt.')).toBeVisible();
    await page.goto(`/pflegeanbieter/profiles/${company.slug}`);
    await expect(page.getByText('Inhaberschaft bestätigt').first()).toBeVisible();
  });
});
