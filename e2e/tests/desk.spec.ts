import type { CompanyPage } from '@care/contracts/schemas';
import type { Page } from '@playwright/test';
import { expectAccessible, expectUsable } from '../support/accessible';
import { demo, mailsTo, registered, signInAs, tabTo, unownedIn, type Account } from '../support/account';
import { askBackend } from '../support/backend';
import { expect, test } from '../support/visitor';

const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** A provider of the town that nobody has claimed. */
async function unclaimedIn(town: string): Promise<CompanyPage> {
  const [company] = await unownedIn(town);
  if (!company) throw new Error(`everybody in ${town} has an owner`);
  return company;
}

/** The signed-in account claims a provider with a document. */
async function proveByDocument(page: Page): Promise<void> {
  await page.getByRole('checkbox').check();
  const document = page.getByText('Dokument hochladen');
  if (await document.isVisible()) await document.click();
  await button(page, 'Weiter zum Dokument').click();
  await expect(button(page, 'Zur Prüfung senden')).toBeVisible();
  await page
    .getByLabel(/^Dokument/)
    .setInputFiles({ name: 'Versorgungsvertrag.pdf', mimeType: 'application/pdf', buffer: PDF });
  await button(page, 'Zur Prüfung senden').click();
  await expect(page.getByText(/^Ihr Antrag wird geprüft/)).toBeVisible();
}

/** A new account claims a provider of the town with a document. */
async function claimWithDocument(page: Page, town: string): Promise<{ account: Account; company: CompanyPage }> {
  const company = await unclaimedIn(town);
  const account = await registered('CARE_PROVIDER');
  await signInAs(page, account, `/verifizierung-inhaberschaft/${company.id}`);
  await proveByDocument(page);
  return { account, company };
}

test('PP-18 STAFF finds a claim, reads its document, asks, and confirms it by keyboard', async ({ page, forgiven }) => {
  forgiven.push('status of 403');
  const { account, company } = await claimWithDocument(page, 'leipzig');
  await page.goto('/verwaltung');
  await expect(page.getByText('Diese Seite ist nur für die Prüfstelle.')).toBeVisible();
  await page.context().clearCookies();
  await signInAs(page, demo('redaktion'));
  await page.getByRole('banner').getByRole('link', { name: 'Verwaltung' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Verwaltung' })).toBeVisible();
  await expectAccessible(page);
  for (const [link, view] of [
    ['Betreiber', 'operator'],
    ['Konten', 'accounts'],
    ['Sicherheitsprotokoll', 'security'],
  ] as const) {
    await page.getByRole('link', { name: link, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`view=${view}`));
    await expectUsable(page);
    await page.goto('/verwaltung');
  }

  await page.getByRole('link', { name: company.name }).click();
  await expect(page.getByRole('heading', { level: 1, name: company.name })).toBeVisible();
  const desk = page.url();

  // The document opens, and the history says so.
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: /Versorgungsvertrag\.pdf/ }).click();
  expect((await saved).suggestedFilename()).toBe('Versorgungsvertrag.pdf');
  await page.reload();
  await expect(page.getByText('Dokument geöffnet')).toBeVisible();
  await expectUsable(page);

  // The claimant is asked for more.
  const decision = page.getByRole('region', { name: 'Entscheidung' });
  await decision.getByRole('radio', { name: /^Rückfrage senden/ }).check();
  await decision.getByRole('textbox', { name: /^Ihre Rückfrage/ }).fill('Bitte auch die Rückseite.');
  await decision.getByRole('button', { name: 'Rückfrage senden' }).click();
  await expect(page.getByText('Nachgefragt').first()).toBeVisible();

  await test.step('the claimant answers, and the confirmation makes the owner', async () => {
    await page.context().clearCookies();
    await signInAs(page, account, `/verifizierung-inhaberschaft/${company.id}`);
    await expect(page.getByText('Bitte auch die Rückseite.')).toBeVisible();
    await page
      .getByLabel(/^Dokument/)
      .setInputFiles({ name: 'Rückseite.pdf', mimeType: 'application/pdf', buffer: PDF });
    await button(page, 'Zur Prüfung senden').click();
    await expect(page.getByText(/^Ihr Antrag wird geprüft/)).toBeVisible();
    await page.context().clearCookies();
    await signInAs(page, demo('redaktion'), new URL(desk).pathname);
    const decision = page.getByRole('region', { name: 'Entscheidung' });
    await tabTo(page, decision.getByRole('radio').first(), 90);
    const confirm = decision.getByRole('radio', { name: /^Bestätigen/ });
    while (!(await confirm.isChecked())) await page.keyboard.press('ArrowDown');
    await tabTo(page, decision.getByRole('textbox', { name: /^Begründung/ }));
    await page.keyboard.type('Der Vertrag ist vollständig.');
    await tabTo(page, decision.getByRole('button', { name: 'Bestätigen' }));
    await page.keyboard.press('Enter');
    await expect(page.getByText('Dieser Fall ist entschieden.')).toBeVisible();
    const owned = await askBackend<CompanyPage>(`/company/by-slug/${encodeURIComponent(company.slug)}/`);
    expect(owned).toMatchObject({ owner_state: 'OWNED', is_wpw_confirmed: true });
    // The address of the new account is not confirmed, so nothing is sent to it.
    expect((await mailsTo(account.email)).filter(({ text }) => text.includes('Inhaberschaft'))).toEqual([]);
  });
});
