import type { JobOfferCard } from '@care/contracts/schemas';
import type { Browser, Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { demo, personElsewhere, signInAs } from '../support/account';
import { offersOf } from '../support/backend';
import { expect, main, test } from '../support/visitor';

const LIST = '/nachrichten?folder=applications';
const YES = 'Ja, beide haben unterschrieben';
const NURSE = 'pflegekraft';
const button = (within: Page | Locator, name: string): Locator => within.getByRole('button', { name, exact: true });
const cardOf = (page: Page, { title }: JobOfferCard): Locator =>
  main(page).getByRole('article').filter({ hasText: title });
const agree = (page: Page, name: string): Promise<void> => button(page.getByRole('dialog'), name).click();

interface Sides {
  owner: Page;
  /** The panel of this application, on the page of the owner and on that of the applicant. */
  received: Locator;
  own: Locator;
}

/** A job seeker applies for the offer with a curriculum vitae. */
async function apply(page: Page, { slug }: JobOfferCard): Promise<void> {
  await signInAs(page, demo(NURSE), `/pflegeanbieter/profiles/beispiel-plus/${slug}`);
  await button(page, 'Jetzt bewerben').click();
  const form = page.getByRole('dialog', { name: /^Bewerbung als/ });
  await expect(form.getByRole('textbox', { name: 'E-Mail' })).toHaveValue(demo(NURSE).email);
  await expectAccessible(page);
  await form.getByRole('textbox', { name: 'Ihre Nachricht' }).fill('Ich kann ab Januar anfangen.');
  const buffer = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');
  await form.getByLabel('Lebenslauf').setInputFiles({ name: 'Lebenslauf.pdf', mimeType: 'application/pdf', buffer });
  await form.getByRole('checkbox').check();
  await button(form, 'Bewerbung absenden').click();
  await expect(form.getByText(/^Ihre Bewerbung wurde gesendet\./)).toBeVisible();
}

/** The owner reads the application with its file and invites. Both see their list of applications. */
async function invited(page: Page, browser: Browser, ownerName: string, offer: JobOfferCard): Promise<Sides> {
  await apply(page, offer);
  const owner = await personElsewhere(browser, ownerName, LIST);
  const received = cardOf(owner, offer);
  await expect(received.getByText('Eingegangen')).toBeVisible();
  await expect(received.getByText(/Arbeitsvertrag/)).toHaveCount(0);
  await received.getByRole('link', { name: /^Nachricht von/ }).click();
  await expect(main(owner).getByRole('region', { name: 'Bewerbung' }).getByText('Gelesen')).toBeVisible();
  const download = owner.waitForEvent('download');
  await main(owner)
    .getByRole('button', { name: /^Lebenslauf\.pdf herunterladen/ })
    .click();
  expect((await download).suggestedFilename()).toBe('Lebenslauf.pdf');
  await owner.goBack();
  await button(received, 'Einladen').click();
  await agree(owner, 'Einladen');
  await page.goto(LIST);
  const panel = (within: Locator) => within.getByRole('group', { name: /Arbeitsvertrag/ });
  return { owner, received: panel(received), own: panel(cardOf(page, offer).filter({ hasText: offer.company.name })) };
}

test('AC-14 PP-16 PK-07 an application leads to a contract that both sides confirm', async ({ page, browser }) => {
  // Another test writes one of the late shift, and deletes it.
  const offer = (await offersOf('beispiel-plus')).find(({ title }) => !title.includes('Spätrunde'));
  if (!offer) throw new Error('there is no job offer to apply for');
  const { owner, received, own } = await invited(page, browser, 'inhaber-plus', offer);
  const company = offer.company.name;
  let nurse = '';

  // PK-07: the employer reads what it costs before anything is confirmed.
  const question = await received.locator('strong').innerText();
  nurse = /^Haben Sie mit (.+) einen Arbeitsvertrag unterschrieben\?$/.exec(question)?.[1] ?? '';
  expect(nurse).not.toBe('');
  await expect(received).toContainText(`Bewerbung auf „${offer.title}“.`);
  await expect(received).toContainText(/berechnen wir einmalig 800\s€ zzgl\. 19\s% USt\. \(952,00\s€\)/);
  await expectAccessible(owner);

  // PK-07: the applicant is told of the confirmation, and sees no price.
  await button(received, YES).click();
  await expect(received).toContainText(`Sie haben den Arbeitsvertrag mit ${nurse} bestätigt.`);
  await page.goto('/nachrichten');
  const notice = main(page).getByRole('link', { name: `Ungelesen: Arbeitsvertrag bestätigen: ${company}` });
  await notice.first().click();
  await main(page)
    .getByRole('link', { name: /folder=applications$/ })
    .click();
  await expect(own).toContainText(
    `„${company}“ hat bestätigt, dass Sie beide einen Arbeitsvertrag unterschrieben haben.`,
  );
  await expect(own).toContainText('Für Sie ist das kostenlos.');
  await expect(own).not.toContainText('€');

  // PK-07: the confirmation of the applicant completes it.
  await button(own, YES).click();
  await agree(page, YES);
  await expect(own).toContainText(`Sie und „${company}“ haben den Arbeitsvertrag bestätigt.`);
  await expect(cardOf(page, offer).getByText(/^Stand: Eingestellt$/)).toBeVisible();
  await expect(button(own, 'Bestätigung zurücknehmen')).toHaveCount(0);

  // PK-07: the invoice is open until STAFF notes the payment at the desk.
  await owner.goto('/profile/company/rechnungen');
  const row = owner.getByRole('row', { name: /^RE-/ }).filter({ hasText: offer.title });
  await expect(row).toContainText('Offen bis');
  await expect(row).toContainText(/952,00\s€/);
  const number = await row.getByRole('rowheader').locator('strong').innerText();
  const staff = await personElsewhere(browser, 'redaktion', '/verwaltung');
  await main(staff).getByRole('link', { name: 'Offene Rechnungen' }).click();
  const invoice = main(staff).getByRole('region', { name: number });
  await expect(invoice).toContainText(offer.title);
  await expectAccessible(staff);
  const day = invoice.getByLabel(/^Geldeingang am/);
  await day.fill((await day.getAttribute('max')) ?? '');
  await invoice.getByRole('button', { name: `Zahlung vermerken: ${number}` }).click();
  await expect(main(staff).getByText(`${number} ist als bezahlt vermerkt.`)).toBeVisible();
  await expect(invoice).toHaveCount(0);
  await staff.context().close();
  await owner.reload();
  await expect(row).toContainText('Bezahlt');

  await owner.context().close();
});
