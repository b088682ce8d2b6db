import type { DeskQueue, Product, ProductInquiry, ProductInquiryAnswer } from '@care/contracts/schemas';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectToFit } from '../support/accessible';
import { mailsTo, newAccount, signInAs } from '../support/account';
import { someProduct } from '../support/backend';
import { demo } from '../support/inbox';
import { expect, hydrated, phone, routeOnce, test } from '../support/visitor';

const pathOf = ({ category, slug }: Product): string => `/pflegeprodukte/${category.slug}/${slug}`;
const form = (page: Page): Locator => page.getByRole('region', { name: 'Beratung anfragen' });
const sendButton = (page: Page): Locator => form(page).getByRole('button', { name: 'Anfrage senden' });
const field = (page: Page, name: string | RegExp): Locator => form(page).getByRole('textbox', { name });
const street = (page: Page): Locator => form(page).getByRole('combobox', { name: 'Straße und Hausnummer' });
const terms = (page: Page): Locator => form(page).getByRole('checkbox', { name: /^Ich stimme den Allgemeinen/ });
const contact = (page: Page): Locator => form(page).getByRole('checkbox', { name: /^Ich bin damit einverstanden/ });
const success = (page: Page): Locator => form(page).getByText('Ihre Produktanfrage wurde gesendet.');
const eventsOf = (page: Page) =>
  page.evaluate(() => (window as typeof window & { dataLayer?: object[] }).dataLayer ?? []);

/** Opens a product by the link of its inquiry form. */
async function openForm(page: Page): Promise<Product> {
  const product = await someProduct();
  await page.goto(`${pathOf(product)}#beratung`);
  await hydrated(page);
  await expect(sendButton(page)).toBeVisible();
  return product;
}

async function fillIn(page: Page, email: string): Promise<void> {
  await field(page, 'Vorname').fill('Anke');
  await field(page, 'Nachname').fill('Berger');
  await street(page).fill('Neusser Straße 118');
  await field(page, 'PLZ und Ort').fill('50733 Köln');
  await field(page, 'E-Mail').fill(email);
  await field(page, 'Ihr Anliegen').fill('Passt das Bett in ein kleines Zimmer?');
  await terms(page).check();
}

/** A new address for each test: one address gets few receipts a day. */
const newEmail = (): string => newAccount('anfrage').email;

test.describe('an inquiry about a product', () => {
  test('PD-02 PD-03 PD-04 a visitor sends it, gets the reference by mail, and STAFF answers at the desk', async ({
    page,
  }) => {
    const email = newEmail();
    const product = await someProduct();
    await page.goto(pathOf(product));
    await hydrated(page);
    await page.getByRole('main').getByRole('link', { name: 'Beratung anfragen' }).click();
    await expect(page).toHaveURL(/#beratung$/);
    await expect(form(page)).toBeFocused();
    await expect(form(page)).toBeInViewport();
    await expect(form(page).getByRole('heading', { level: 3, name: product.title })).toBeVisible();
    await fillIn(page, email);
    await field(page, 'Telefon (optional)').fill('0221 4711');
    await contact(page).check();
    const request = page.waitForRequest((one) => one.url().endsWith('/product/inquiry/'));
    await sendButton(page).click();
    await expect(success(page)).toBeVisible();
    const sent = await request;
    expect(sent.postDataJSON()).toEqual({
      product: product.id,
      first_name: 'Anke',
      last_name: 'Berger',
      address: 'Neusser Straße 118',
      postcode_and_place: '50733 Köln',
      email,
      phone: '0221 4711',
      message: 'Passt das Bett in ein kleines Zimmer?',
      consent: true,
      communication_consent: true,
    } satisfies ProductInquiry);
    const { reference } = (await (await sent.response())?.json()) as ProductInquiryAnswer;
    await expect(form(page).getByText(`Ihr Aktenzeichen: ${reference}`)).toBeVisible();
    await expectAccessible(page);

    await test.step('the mail has the reference and nothing that was typed', async () => {
      await expect.poll(async () => (await mailsTo(email)).length).toBe(1);
      const [mail] = await mailsTo(email);
      expect(mail?.text).toContain(reference);
      expect(mail?.text).not.toMatch(/Anke|Neusser|Zimmer/);
    });

    await test.step('STAFF finds it at the desk and answers', async () => {
      await signInAs(page, demo('redaktion'), `/verwaltung?q=${reference}`);
      await page.getByRole('link', { name: product.title }).click();
      await expect(page.getByText('Passt das Bett in ein kleines Zimmer?')).toBeVisible();
      await expect(page.getByText('Kontakt per E-Mail und Telefon erlaubt')).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('radio', { name: /^Per E-Mail antworten/ }).check();
      await page.getByRole('textbox', { name: /^Ihre Antwort/ }).fill('Ja, es passt ab zwölf Quadratmetern.');
      await page.getByRole('button', { name: 'Per E-Mail antworten' }).click();
      await expect(page.getByText('Per E-Mail beantwortet').first()).toBeVisible();
      await expect.poll(async () => (await mailsTo(email)).length).toBe(2);
      const texts = (await mailsTo(email)).map(({ text }) => text);
      expect(texts.filter((text) => text.includes('Ja, es passt ab zwölf Quadratmetern.'))).toHaveLength(1);
    });
  });

  test('PD-02 the form is no part of what a reader of the product downloads', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 300 });
    const product = await someProduct();
    const scripts: string[] = [];
    page.on('request', (one) => one.resourceType() === 'script' && scripts.push(one.url()));
    await page.goto(pathOf(product));
    await hydrated(page);
    const before = scripts.length;
    await form(page).scrollIntoViewIfNeeded();
    await expect(sendButton(page)).toBeVisible();
    expect(scripts.length).toBeGreaterThan(before);
  });

  test('PD-02 the link to the form works on a deep link, on reload and from another page', async ({ page }) => {
    const product = await openForm(page);
    await expect(form(page)).toBeInViewport();
    await page.reload();
    await hydrated(page);
    await expect(form(page)).toBeInViewport();
    await expect(form(page)).toBeFocused();
    await form(page).getByRole('link', { name: product.category.name }).click();
    await expect(page).toHaveURL(new RegExp(`/pflegeprodukte/${product.category.slug}$`));
    await page.goBack();
    await expect(form(page)).toBeInViewport();
  });

  test('PD-03 PD-04 AC-06 a wrong street and missing values are listed, and nothing is sent', async ({ page }) => {
    await openForm(page);
    await expectAccessible(page);
    const posts: string[] = [];
    page.on('request', (one) => one.method() === 'POST' && one.url().endsWith('/inquiry/') && posts.push(one.url()));
    await street(page).fill('Unter den Linden 3');
    await sendButton(page).click();
    const banner = form(page).getByRole('alert');
    await expect(banner).toContainText('Bitte füllen Sie alle Pflichtfelder aus.');
    await expect(banner).toBeFocused();
    await expect(banner.getByRole('link')).toHaveText([
      /^Vorname/,
      /^Nachname/,
      'Straße und Hausnummer: Falsche Straße und Hausnummer',
      /^PLZ und Ort/,
      /^E-Mail/,
      /^Ihr Anliegen/,
      /Sie müssen die Allgemeinen Nutzungsbedingungen bestätigen\.$/,
    ]);
    await expectAccessible(page);
    await expectToFit(page);
    await banner.getByRole('link', { name: /^Straße/ }).click();
    await expect(street(page)).toBeFocused();
    expect(posts).toEqual([]);
  });

  test('PD-04 a suggestion fills in street and town, and must stay as it was picked', async ({ page }) => {
    await openForm(page);
    await fillIn(page, newEmail());
    await field(page, 'PLZ und Ort').fill('');
    await street(page).fill('');
    await street(page).pressSequentially('Domstr. 1, 50668');
    const label = 'Domstraße 1, 50668 Köln, Deutschland';
    await page.getByRole('option', { name: label }).click();
    await expect(street(page)).toHaveValue(label);
    await expect(field(page, 'PLZ und Ort')).toHaveValue('50668 Köln');
    await street(page).press('End');
    await street(page).pressSequentially(' (Hof)');
    await sendButton(page).click();
    await expect(form(page).getByRole('alert').getByRole('link')).toHaveText(
      'Straße und Hausnummer: Falsche Straße und Hausnummer',
    );
    await street(page).fill(label);
    await sendButton(page).click();
    await expect(success(page)).toBeVisible();
  });

  test('PD-03 SH-21 shows errors of the server at their fields', async ({ page, forgiven }) => {
    forgiven.push('422');
    await openForm(page);
    await fillIn(page, newEmail());
    const details = { address: ['Falsche Straße und Hausnummer'], phone: 'Diese Nummer gibt es nicht.' };
    const error = {
      status: 422,
      code: 'validation_error',
      message: 'Daten falsch ausgefüllt',
      request_id: 'r',
      details,
    };
    await routeOnce(page, '**/product/inquiry/', (route) => route.fulfill({ status: 422, json: { error } }));
    await sendButton(page).click();
    await expect(form(page).getByRole('alert')).toBeFocused();
    await expect(street(page)).toHaveAccessibleDescription(/Falsche Straße und Hausnummer/);
    await expect(field(page, 'Telefon (optional)')).toHaveAccessibleDescription(/Diese Nummer gibt es nicht\./);
    // What was typed is still there, and the real server takes it.
    await sendButton(page).click();
    await expect(success(page)).toBeVisible();
  });

  test('PD-03 an inquiry whose answer was lost is sent again after a reload, and is one inquiry', async ({
    page,
    forgiven,
  }) => {
    forgiven.push('net::ERR_FAILED');
    const email = newEmail();
    await openForm(page);
    await fillIn(page, email);
    await routeOnce(page, '**/product/inquiry/', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await sendButton(page).click();
    await expect(form(page).getByRole('alert')).toContainText('Keine Verbindung.');
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await hydrated(page);
    await expect(field(page, 'Ihr Anliegen')).toHaveValue('Passt das Bett in ein kleines Zimmer?');
    await expect(street(page)).toHaveValue('Neusser Straße 118');
    await expect(terms(page)).not.toBeChecked();
    await terms(page).check();
    await sendButton(page).click();
    await expect(success(page)).toBeVisible();
    await signInAs(page, demo('redaktion'), '/');
    const { accessToken } = (await (await page.request.get('/api/auth/session')).json()) as { accessToken: string };
    const answer = await page.request.get(`/api-backend/admin/queue/?q=${email}`, {
      headers: { authorization: `Bearer ${accessToken}` },
    });
    expect(((await answer.json()) as DeskQueue).count).toBe(1);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  test('PD-02 name and e-mail of a signed-in user are filled in', async ({ page }) => {
    const product = await someProduct();
    const account = demo('angehoerige');
    await signInAs(page, account, `${pathOf(product)}#beratung`);
    await expect(field(page, 'E-Mail')).toHaveValue(account.email);
    await expect(field(page, 'Vorname')).not.toHaveValue('');
    await expect(field(page, 'Nachname')).not.toHaveValue('');
  });

  for (const answer of ['accepted', 'rejected'] as const) {
    test.describe(`with statistics ${answer}`, () => {
      test.use({ answer });
      test(`PD-03 SH-16 generate_lead is ${answer === 'accepted' ? '' : 'not '}reported`, async ({ page }) => {
        const product = await openForm(page);
        await fillIn(page, newEmail());
        await sendButton(page).click();
        await expect(success(page)).toBeVisible();
        await expect(form(page).getByText(/antwortet Ihnen per Post/)).toBeVisible();
        const lead = { event: 'generate_lead', lead_type: 'product', product_id: product.id };
        expect(await eventsOf(page)).toEqual(answer === 'accepted' ? [lead] : []);
      });
    });
  }

  test.describe('at 390 px', () => {
    test.use({ viewport: phone });
    test('PD-02 the product is above the form, and nothing scrolls sideways', async ({ page }) => {
      const product = await openForm(page);
      const heading = form(page).getByRole('heading', { level: 3, name: product.title });
      const [card, first] = await Promise.all([heading.boundingBox(), field(page, 'Vorname').boundingBox()]);
      expect(card?.y).toBeLessThan(first?.y ?? 0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      await fillIn(page, newEmail());
      await sendButton(page).click();
      await expect(success(page)).toBeInViewport();
    });
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('PD-02 the product page says what to do instead of the form', async ({ page }) => {
    const product = await someProduct();
    await page.goto(pathOf(product));
    // Roles and texts of Playwright leave out what is inside of noscript.
    const words = form(page).locator('noscript p');
    await expect(words).toBeVisible();
    await expect(words).toContainText('Das Formular braucht JavaScript.');
    await expect(words.locator('a')).toHaveAttribute('href', '/impressum');
    await expect(sendButton(page)).toHaveCount(0);
  });
});
