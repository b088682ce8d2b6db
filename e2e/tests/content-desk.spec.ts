import type { Page } from '@playwright/test';
import { expectAccessible, expectUsable } from '../support/accessible';
import { demo, signInAs } from '../support/account';
import { expect, openPage, test } from '../support/visitor';

/** A photo as a phone takes it: larger than an upload may be. */
async function photo(page: Page) {
  const base64 = await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 2400, height: 1600 });
    const context = canvas.getContext('2d')!;
    const pixels = context.createImageData(canvas.width, canvas.height);
    for (let index = 0; index < pixels.data.length; index++)
      pixels.data[index] = index % 4 === 3 ? 255 : Math.random() * 255;
    context.putImageData(pixels, 0, 0);
    return canvas.toDataURL('image/jpeg', 0.9).split(',')[1]!;
  });
  return { name: 'foto.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(base64, 'base64') };
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('OP-26 OP-30 OP-31 an article with a photo is written, previewed and published', async ({ page, browser }) => {
  await signInAs(page, demo('redaktion'), '/verwaltung/inhalte');
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Pflegemagazin', exact: true }).first().click();
  await page.getByRole('link', { name: 'Neu: Artikel' }).click();
  await page.getByLabel(/^Titel/).fill('Ein Garten für alle Sinne');
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await field('Beschreibung').fill(
    'Was ein Garten im Pflegeheim bewirkt, welche Beete sich eignen und worauf Sie beim Besuch achten können.',
  );
  await page
    .getByLabel('Bild auswählen')
    .first()
    .setInputFiles(await photo(page));
  await field('Beschreibung des Bildes').fill('Beete mit Lavendel');
  await field('Text').click();
  await button(page, 'Überschrift').click();
  await page.keyboard.type('Duft und Farbe');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Lavendel beruhigt.');
  await expect(field('Text').getByRole('heading', { level: 2 })).toHaveText('Duft und Farbe');
  await button(page, 'Entwurf speichern').click();
  await expect(page.getByText('Der Entwurf ist gespeichert.')).toBeVisible();
  await expectUsable(page);

  const address = '/pflegemagazin/ein-garten-fuer-alle-sinne';
  await page.getByRole('link', { name: /^Vorschau/ }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Duft und Farbe' })).toBeVisible();
  const visitor = await (await browser.newContext()).newPage();
  expect((await visitor.goto(new URL(address, page.url()).href))?.status()).toBe(404);
  await visitor.goto(page.url());
  await expect(visitor).toHaveURL(/\/login\?/);

  await page.goBack();
  await button(page, 'Speichern und veröffentlichen').click();
  await expect(page.getByText('Der Text ist veröffentlicht.')).toBeVisible();
  await openPage(page, address);
  await expect(page.getByRole('heading', { level: 1, name: 'Ein Garten für alle Sinne' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Beete mit Lavendel' })).toBeVisible();
  await visitor.context().close();
});
