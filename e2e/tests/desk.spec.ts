import type { CompanyPage, CompanySearchAnswer } from '@care/contracts/schemas';
import type { Page } from '@playwright/test';
import { expectAccessible, expectToFit } from '../support/accessible';
import { type Account, mailsTo, registered, signInAs, tabTo } from '../support/account';
import { askBackend } from '../support/backend';
import { demo } from '../support/inbox';
import { expect, phone, test } from '../support/visitor';

const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** A new account claims a provider of the town with a document. */
async function claimWithDocument(page: Page, town: string): Promise<{ account: Account; company: CompanyPage }> {
  const { results } = await askBackend<CompanySearchAnswer>(`/company/search/?city_slug=${town}&page_size=50`);
  const pages = await Promise.all(
    results.map(({ slug }) => askBackend<CompanyPage>(`/company/by-slug/${encodeURIComponent(slug)}/`)),
  );
  const company = pages.find(({ owner_state }) => owner_state === 'NONE');
  if (!company) throw new Error(`everybody in ${town} has an owner`);
  const account = await registered('CARE_PROVIDER');
  await signInAs(page, account, `/verifizierung-inhaberschaft/${company.id}`);
  await page.getByRole('checkbox').check();
  await page.getByText('Dokument hochladen').click();
  await button(page, 'Weiter zum Dokument').click();
  await expect(button(page, 'Zur Prüfung senden')).toBeVisible();
  await page
    .getByLabel(/^Dokument/)
    .setInputFiles({ name: 'Versorgungsvertrag.pdf', mimeType: 'application/pdf', buffer: PDF });
  await button(page, 'Zur Prüfung senden').click();
  await expect(page.getByText(/^Ihr Antrag wird geprüft/)).toBeVisible();
  return { account, company };
}

test('PP-18 STAFF finds a claim at the desk, reads its document, asks, and confirms it', async ({ page }) => {
  test.setTimeout(150_000);
  const { account, company } = await claimWithDocument(page, 'leipzig');
  await page.context().clearCookies();
  await signInAs(page, demo('redaktion'));
  await page.getByRole('banner').getByRole('link', { name: 'Verwaltung' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Verwaltung' })).toBeVisible();
  await expectAccessible(page);
  await expectToFit(page);

  await test.step('the list is searched by the name of the account, and the address keeps it', async () => {
    await page.getByRole('searchbox', { name: /^Suche/ }).fill(account.email);
    await button(page, 'Suchen').click();
    await expect(page).toHaveURL(/\?q=/);
    await page.getByRole('link', { name: 'Inhaberschaft (1)' }).click();
    await expect(page.getByRole('row')).toHaveCount(2);
    await page.reload();
    await expect(page.getByRole('link', { name: company.name })).toBeVisible();
  });

  await page.getByRole('link', { name: company.name }).click();
  await expect(page.getByRole('heading', { level: 1, name: company.name })).toBeVisible();
  const desk = page.url();

  await test.step('the document opens, and the history says so', async () => {
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: /Versorgungsvertrag\.pdf/ }).click();
    expect((await saved).suggestedFilename()).toBe('Versorgungsvertrag.pdf');
    await page.reload();
    await expect(page.getByText('Dokument geöffnet')).toBeVisible();
    await expectAccessible(page);
    await expectToFit(page);
  });

  await test.step('a decision without a reason is refused at the field', async () => {
    const decision = page.getByRole('region', { name: 'Entscheidung' });
    await decision.getByRole('radio', { name: /^Rückfrage senden/ }).check();
    await decision.getByRole('button', { name: 'Rückfrage senden' }).click();
    await expect(decision.getByRole('alert')).toContainText('Begründung');
    await decision.getByRole('textbox', { name: /^Begründung/ }).fill('Bitte auch die Rückseite.');
    await decision.getByRole('button', { name: 'Rückfrage senden' }).click();
    await expect(page.getByText('Nachgefragt').first()).toBeVisible();
  });

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
    await decision.getByRole('radio', { name: /^Bestätigen/ }).check();
    await decision.getByRole('textbox', { name: /^Begründung/ }).fill('Der Vertrag ist vollständig.');
    await decision.getByRole('button', { name: 'Bestätigen' }).click();
    await expect(page.getByText('Dieser Fall ist entschieden.')).toBeVisible();
    const owned = await askBackend<CompanyPage>(`/company/by-slug/${encodeURIComponent(company.slug)}/`);
    expect(owned).toMatchObject({ owner_state: 'OWNED', is_wpw_confirmed: true });
    // The address of the new account is not confirmed, so nothing is sent to it.
    expect((await mailsTo(account.email)).filter(({ text }) => text.includes('Inhaberschaft'))).toEqual([]);
  });
});

test.describe('on a phone, by keyboard', () => {
  test.use({ viewport: phone });

  test('PP-18 others do not get the desk; STAFF reaches a decision with the keyboard', async ({ page, forgiven }) => {
    test.setTimeout(120_000);
    forgiven.push('status of 403');
    const { company } = await claimWithDocument(page, 'dresden');
    await page.goto('/verwaltung');
    await expect(page.getByText('Diese Seite ist nur für die Prüfstelle.')).toBeVisible();
    await expectAccessible(page, [phone]);
    await page.context().clearCookies();
    await page.goto('/verwaltung');
    await expect(page).toHaveURL(/\/login\?callbackUrl=%2Fverwaltung$/);
    await signInAs(page, demo('redaktion'), '/verwaltung');
    const link = page.getByRole('link', { name: company.name });
    await tabTo(page, link);
    await page.keyboard.press('Enter');
    const decision = page.getByRole('region', { name: 'Entscheidung' });
    await tabTo(page, decision.getByRole('radio').first());
    await page.keyboard.press('ArrowUp');
    await expect(decision.getByRole('radio', { name: /^Ablehnen/ })).toBeChecked();
    await tabTo(page, decision.getByRole('textbox', { name: /^Begründung/ }));
    await page.keyboard.type('Der Vertrag nennt einen anderen Träger.');
    await tabTo(page, decision.getByRole('button', { name: 'Ablehnen' }));
    await page.keyboard.press('Enter');
    await expect(page.getByText('Dieser Fall ist entschieden.')).toBeVisible();
    await expectAccessible(page, [phone]);
  });
});
