import type { CompanyPage, CompanySearchAnswer } from '@care/contracts/schemas';
import type { Page } from '@playwright/test';
import { expectAccessible, expectToFit } from '../support/accessible';
import { mailsTo, registered, signInAs, tabTo } from '../support/account';
import { askBackend } from '../support/backend';
import { expect, phone, test } from '../support/visitor';

const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
const contract = { name: 'Versorgungsvertrag.pdf', mimeType: 'application/pdf', buffer: PDF };
const claimPath = ({ id }: { id: number }) => `/verifizierung-inhaberschaft/${id}`;
const codeField = (page: Page) => page.getByRole('textbox', { name: /^Code aus der E-Mail/ });
const confirmation = (page: Page) => page.getByRole('checkbox', { name: /^Ich bestätige, dass ich berechtigt bin/ });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Providers without an owner; demo data gives most of them an address `info@{slug}.example`. */
async function unowned(city: string): Promise<CompanyPage[]> {
  const { results } = await askBackend<CompanySearchAnswer>(
    `/company/search/?city_slug=${encodeURIComponent(city)}&page_size=50`,
  );
  const pages = await Promise.all(
    results.map(({ slug }) => askBackend<CompanyPage>(`/company/by-slug/${encodeURIComponent(slug)}/`)),
  );
  return pages.filter(({ owner_state }) => owner_state === 'NONE');
}

/** The latest code in a mail to the address on file. */
async function latestCode(slug: string): Promise<string> {
  const find = async () => {
    const mails = await mailsTo(`info@${slug.slice(0, 60)}.example`);
    return mails.map(({ text }) => /Der Code lautet: (\d{6})/.exec(text)?.[1]).find((code) => code !== undefined) ?? '';
  };
  await expect.poll(find).not.toBe('');
  return find();
}

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
  const [first, ...others] = await unowned('münchen');
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
    await expectAccessible(page);
  });

  const code = await latestCode(company.slug);
  await test.step('a wrong code says how many tries are left', async () => {
    await codeField(page).fill(code === '000000' ? '111111' : '000000');
    await button(page, 'Bestätigen').click();
    await expect(page.getByText('Dieser Code stimmt nicht. Sie haben noch 4 Versuche.').first()).toBeVisible();
  });

  await test.step('the right code makes the person the owner', async () => {
    await codeField(page).fill(code);
    await button(page, 'Bestätigen').click();
    await expect(page.getByText('Ihre Inhaberschaft ist bestätigt.')).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByText('Ihre Inhaberschaft ist bestätigt.')).toBeVisible();
    await page.goto(`/pflegeanbieter/profiles/${company.slug}`);
    await expect(page.getByText('Inhaberschaft bestätigt').first()).toBeVisible();
  });

  await test.step('a second provider for the account, and an owned one for others, are refused in words', async () => {
    const next = others.find(({ id }) => id !== company.id) ?? first;
    await page.goto(claimPath(next));
    await expect(page.getByText(`Mit Ihrem Konto verwalten Sie bereits „${company.name}“.`)).toBeVisible();
    await expect(confirmation(page)).toHaveCount(0);
    await page.context().clearCookies();
    await signInAs(page, await registered('CARE_PROVIDER'), claimPath(company));
    await expect(page.getByText('Für diese Einrichtung ist bereits eine Inhaberschaft bestätigt.')).toBeVisible();
    await expect(page.getByRole('radio')).toHaveCount(1);
    await expectAccessible(page);
  });
});

test.describe('on a phone, by keyboard', () => {
  test.use({ viewport: phone });

  test('PP-18 a document brings the claim to the desk; it can be withdrawn and made again', async ({
    page,
    forgiven,
  }) => {
    forgiven.push('status of 415');
    const [company] = await unowned('hamburg');
    if (!company) throw new Error('everybody in Hamburg has an owner');
    await signInAs(page, await registered('CARE_PROVIDER'), claimPath(company));

    await test.step('the document is chosen with the keyboard', async () => {
      await tabTo(page, confirmation(page));
      await page.keyboard.press('Space');
      const document = page.getByRole('radio', { name: /^Dokument hochladen/ });
      await tabTo(page, page.getByRole('radio', { checked: true }));
      if (!(await document.isChecked())) await page.keyboard.press('ArrowDown');
      await expect(document).toBeChecked();
      await tabTo(page, button(page, 'Weiter zum Dokument'));
      await page.keyboard.press('Enter');
      await expect(page.getByLabel(/^Dokument/)).toBeVisible();
      await expect(page.getByRole('heading', { level: 2, name: company.name })).toBeFocused();
      await expectAccessible(page, [phone]);
    });

    await test.step('a file of another kind is refused at the field, whatever its name says', async () => {
      const script = { ...contract, buffer: Buffer.from('<script>alert(1)</script>') };
      await page.getByLabel(/^Dokument/).setInputFiles(script);
      await button(page, 'Zur Prüfung senden').press('Enter');
      await expect(page.getByRole('alert')).toContainText('Diese Datei ist kein PDF, JPG oder PNG');
    });

    await test.step('a PDF arrives; the state survives a reload and the way back', async () => {
      await page.getByLabel(/^Dokument/).setInputFiles(contract);
      await button(page, 'Zur Prüfung senden').press('Enter');
      const pending = page.getByText('Ihr Antrag wird geprüft. Das dauert in der Regel zwei Werktage.');
      await expect(pending).toBeVisible();
      await expect(page.getByText(/^Versorgungsvertrag\.pdf \(/)).toBeVisible();
      await expectAccessible(page, [phone]);
      await expectToFit(page);
      await page.setViewportSize(phone);
      await page.reload();
      await expect(pending).toBeVisible();
      await page.goto('/profile');
      await page.goBack();
      await expect(pending).toBeVisible();
    });

    await test.step('it is withdrawn after a question, and a new claim can be made', async () => {
      await button(page, 'Antrag zurückziehen').press('Enter');
      await page.getByRole('dialog').getByRole('button', { name: 'Antrag zurückziehen' }).press('Enter');
      await expect(page.getByText('Sie haben Ihren Antrag zurückgezogen.')).toBeVisible();
      await expect(confirmation(page)).not.toBeChecked();
      await expectAccessible(page, [phone]);
    });
  });
});

test('PP-18 others get the reason: a visitor signs in first, other accounts and unknown providers are told', async ({
  page,
  forgiven,
}) => {
  forgiven.push('status of 404');
  await page.goto('/verifizierung-inhaberschaft/1');
  await expect(page).toHaveURL(/\/login\?callbackUrl=%2Fverifizierung-inhaberschaft%2F1$/);
  await signInAs(page, await registered('CARE_SEEKER'), '/verifizierung-inhaberschaft/1');
  await expect(page.getByText('Die Inhaberschaft bestätigen Sie mit einem Konto für Pflegeanbieter.')).toBeVisible();
  await page.context().clearCookies();
  await signInAs(page, await registered('CARE_PROVIDER'), '/verifizierung-inhaberschaft/99999999');
  await expect(page.getByText('Diese Einrichtung gibt es nicht')).toBeVisible();
  await expectAccessible(page);
});
