import type { Locator, Page } from '@playwright/test';
import type { CompanyPage, UserDetails } from '@care/contracts/schemas';
import { desktop, expectAccessible, expectToFit } from '../support/accessible';
import { signInAs } from '../support/account';
import { demo } from '../support/inbox';
import { expect, test } from '../support/visitor';

const PAGE = '/profile/company/bilder-und-videos';

const main = (page: Page) => page.getByRole('main');
const part = (page: Page, name: string) => main(page).getByRole('region', { name, exact: true });
const items = (page: Page): Locator => part(page, 'Galerie').getByRole('listitem');
const button = (page: Page, name: string): Locator => main(page).getByRole('button', { name, exact: true });

/** A picture of one colour, encoded by the browser. */
async function picture(page: Page, colour: string, side = 300): Promise<Buffer> {
  const base64 = await page.evaluate(
    ([fill, pixels]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: pixels, height: pixels });
      const context = canvas.getContext('2d');
      if (context) context.fillStyle = fill;
      context?.fillRect(0, 0, pixels, pixels);
      return canvas.toDataURL('image/png').split(',')[1] ?? '';
    },
    [colour, side] as const,
  );
  return Buffer.from(base64, 'base64');
}

/** Chooses files in the dialog that a button opens. */
async function choose(page: Page, chooser: Locator, files: { name: string; buffer: Buffer }[]): Promise<void> {
  const [dialog] = await Promise.all([page.waitForEvent('filechooser'), chooser.click()]);
  await dialog.setFiles(files.map((file) => ({ mimeType: 'image/png', ...file })));
}

/** The own provider as the API returns it, and the headers for further calls. */
async function ownCompany(page: Page) {
  const { request } = page.context();
  const { accessToken } = (await (await request.get('/api/auth/session')).json()) as { accessToken: string };
  const headers = { authorization: `Bearer ${accessToken}` };
  const user = (await (await request.get('/api-backend/user/details/', { headers })).json()) as UserDetails;
  const answer = await request.get(`/api-backend/company/by-slug/${user.company?.slug}/`, { headers });
  return { company: (await answer.json()) as CompanyPage, headers };
}

/** Deletes the pictures beyond this many, so that every run starts with the same number. */
async function keepItems(page: Page, count: number): Promise<void> {
  const { company, headers } = await ownCompany(page);
  for (const { id, file_type } of company.gallery.slice(count))
    if (file_type === 'IMAGE')
      await page.context().request.delete(`/api-backend/media/company-gallery/image/${id}/`, { headers });
}

const confirmDelete = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();

test.describe.configure({ mode: 'serial' });

test('PP-11 PP-12 a manager uploads, describes, orders, replaces and deletes pictures', async ({ page, forgiven }) => {
  forgiven.push('status of 500', 'status of 422');
  test.setTimeout(180_000);
  await signInAs(page, demo('inhaber-plus'), PAGE);
  await keepItems(page, 2);
  await page.reload();
  await expect(items(page)).toHaveCount(2);

  await test.step('nothing is inaccessible or sticks out', async () => {
    await expectAccessible(page);
    await expectToFit(page);
    await page.setViewportSize(desktop);
  });

  await test.step('PP-11 the logo is replaced, and shown in the profile', async () => {
    const before = (await ownCompany(page)).company.logo?.id;
    const chooser = button(page, before ? 'Logo ersetzen' : 'Logo hochladen');
    await choose(page, chooser, [{ name: 'logo.png', buffer: await picture(page, 'rebeccapurple') }]);
    await expect(part(page, 'Logo').getByText('„logo.png“ wurde hochgeladen.')).toBeAttached();
    expect((await ownCompany(page)).company.logo?.id).not.toBe(before);
  });

  await test.step('PP-12 two pictures are added one after the other, and one is refused with its reason', async () => {
    await choose(page, button(page, 'Fotos auswählen'), [
      { name: 'garten.png', buffer: await picture(page, 'seagreen') },
      { name: 'klein.png', buffer: await picture(page, 'red', 100) },
      { name: 'saal.png', buffer: await picture(page, 'goldenrod') },
    ]);
    await expect(items(page)).toHaveCount(4);
    const refused = main(page).getByRole('alert').filter({ hasText: 'klein.png' });
    await expect(refused).toContainText('Das Bild muss zwischen 200 × 200 und 8.000 × 8.000 Pixel groß sein');
    await refused.getByRole('button', { name: 'Entfernen' }).click();
    await expect(refused).toHaveCount(0);
  });

  await test.step('PP-12 a fault of the server is shown, and retried', async () => {
    await page.route('**/company-gallery/image/', (route) => route.fulfill({ status: 500, body: '{}' }), { times: 1 });
    await choose(page, button(page, 'Fotos auswählen'), [
      { name: 'flur.png', buffer: await picture(page, 'slategray') },
    ]);
    const failed = main(page).getByRole('alert').filter({ hasText: 'flur.png' });
    await expect(failed).toContainText(
      'Die Datei konnte nicht hochgeladen werden. Bitte versuchen Sie es später erneut.',
    );
    await failed.getByRole('button', { name: 'Erneut versuchen' }).click();
    await expect(items(page)).toHaveCount(5);
  });

  await test.step('PP-12 a description is saved when the field is left', async () => {
    await items(page).nth(2).getByRole('textbox', { name: 'Bildbeschreibung' }).fill('Garten mit Hochbeeten');
    await page.keyboard.press('Tab');
    await expect.poll(async () => (await ownCompany(page)).company.gallery[2]?.alt).toBe('Garten mit Hochbeeten');
  });

  await test.step('PP-12 the order changes by keyboard; the focus stays on the button', async () => {
    await button(page, 'Bild 3 nach vorne verschieben').focus();
    await page.keyboard.press('Enter');
    await expect(part(page, 'Galerie').getByText('Das Bild steht jetzt an Stelle 2 von 5.')).toBeAttached();
    await expect(button(page, 'Bild 2 nach vorne verschieben')).toBeFocused();
    expect((await ownCompany(page)).company.gallery[1]?.alt).toBe('Garten mit Hochbeeten');
  });

  await test.step('PP-12 a picture is replaced in its place', async () => {
    const before = (await ownCompany(page)).company.gallery[1];
    await choose(page, button(page, 'Bild 2 ersetzen'), [{ name: 'neu.png', buffer: await picture(page, 'teal') }]);
    await expect(part(page, 'Galerie').getByText('„neu.png“ wurde hochgeladen.')).toBeAttached();
    const after = (await ownCompany(page)).company.gallery[1];
    expect([after?.id, after?.alt]).toEqual([before?.id, before?.alt]);
    expect(after?.url).not.toBe(before?.url);
  });

  await test.step('PP-12 a picture is deleted after a confirmation', async () => {
    await button(page, 'Bild 5 löschen').click();
    await confirmDelete(page);
    await expect(items(page)).toHaveCount(4);
  });
  await keepItems(page, 2);
});

test('PK-05 the owner of a free profile has four places, and reads why there are no more', async ({ page }) => {
  await signInAs(page, demo('inhaber-free'), PAGE);
  await keepItems(page, 3);
  await page.reload();
  await expect(main(page).getByText('Ein Titelbild zeigt Ihr Profil ab dem Plus-Paket.')).toBeVisible();
  await expect(items(page)).not.toHaveCount(0);
  const present = await items(page).count();
  await choose(
    page,
    button(page, 'Fotos auswählen'),
    await Promise.all(
      ['navy', 'olive', 'maroon', 'silver'].slice(present).map(async (colour) => ({
        name: `${colour}.png`,
        buffer: await picture(page, colour),
      })),
    ),
  );
  await expect(items(page)).toHaveCount(4);
  await expect(button(page, 'Fotos auswählen')).toHaveCount(0);
  await expect(main(page).getByRole('link', { name: 'Pakete ansehen' })).toHaveAttribute('href', '/pakete');
  await expectAccessible(page);
  await keepItems(page, present);
});
