import type { Locator, Page } from '@playwright/test';
import type { CompanyPage, UserDetails } from '@care/contracts/schemas';
import { desktop, expectAccessible, expectToFit } from '../support/accessible';
import { signInAs } from '../support/account';
import { demo } from '../support/inbox';
import { tokenOf } from '../support/new-owner';
import { expect, quiet, routeOnce, test } from '../support/visitor';

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

/** A video of one colour that the browser records. */
async function recording(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 360 });
    const context = canvas.getContext('2d')!;
    const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: 'video/webm;codecs=vp8' });
    const parts: Blob[] = [];
    recorder.ondataavailable = ({ data }) => parts.push(data);
    const stopped = new Promise((resolve) => (recorder.onstop = resolve));
    recorder.start();
    for (let frame = 0; frame < 40; frame += 1) {
      context.fillStyle = `hsl(${frame * 9} 60% 50%)`;
      context.fillRect(0, 0, 640, 360);
      await new Promise(requestAnimationFrame);
    }
    recorder.stop();
    await stopped;
    const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  });
  return Buffer.from(base64, 'base64');
}

/** Chooses files in the dialog that a button opens. */
async function choose(
  page: Page,
  chooser: Locator,
  files: { name: string; buffer: Buffer; mimeType?: string }[],
): Promise<void> {
  const [dialog] = await Promise.all([page.waitForEvent('filechooser'), chooser.click()]);
  await dialog.setFiles(files.map((file) => ({ mimeType: 'image/png', ...file })));
}

/** The own provider as the API returns it, and the headers for further calls. */
async function ownCompany(page: Page) {
  const { request } = page.context();
  const headers = await tokenOf(request);
  const user = (await (await request.get('/api-backend/user/details/', { headers })).json()) as UserDetails;
  const answer = await request.get(`/api-backend/company/by-slug/${user.company?.slug}/`, { headers });
  return { company: (await answer.json()) as CompanyPage, headers };
}

/** Deletes the items beyond this many, so that every run starts with the same number. */
async function keepItems(page: Page, count: number): Promise<void> {
  const { company, headers } = await ownCompany(page);
  for (const { id, file_type } of company.gallery.slice(count))
    await page
      .context()
      .request.delete(`/api-backend/media/company-gallery/${file_type.toLowerCase()}/${id}/`, { headers });
}

const confirmDelete = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();

test.describe.configure({ mode: 'serial' });

test('PP-11 PP-12 a manager uploads, describes, orders, replaces and deletes pictures', async ({ page, forgiven }) => {
  forgiven.push('status of 422');
  await signInAs(page, demo('inhaber-plus'), '/impressum');
  await keepItems(page, 2);
  await page.goto(PAGE);
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

  await test.step('PP-12 a description is saved when the field is left', async () => {
    await items(page).nth(2).getByRole('textbox', { name: 'Bildbeschreibung' }).fill('Garten mit Hochbeeten');
    await page.keyboard.press('Tab');
    await expect.poll(async () => (await ownCompany(page)).company.gallery[2]?.alt).toBe('Garten mit Hochbeeten');
  });

  await test.step('PP-12 the order changes by keyboard; the focus stays on the button', async () => {
    await button(page, 'Bild 3 nach vorne verschieben').focus();
    await page.keyboard.press('Enter');
    await expect(part(page, 'Galerie').getByText('Das Bild steht jetzt an Stelle 2 von 4.')).toBeAttached();
    await expect(button(page, 'Bild 2 nach vorne verschieben')).toBeFocused();
    expect((await ownCompany(page)).company.gallery[1]?.alt).toBe('Garten mit Hochbeeten');
  });

  await test.step('PP-12 the order changes by dragging a handle, and the place where it goes is shown', async () => {
    const handle = (n: number) =>
      items(page)
        .nth(n - 1)
        .getByTitle('Zum Verschieben ziehen');
    const drag = async (from: number, to: number) => {
      await handle(from).hover();
      await page.mouse.down();
      const target = items(page).nth(to - 1);
      await target.hover();
      await target.hover(); // a second movement makes the browser report what is below the mouse
      // A busy browser reports it after further movements only.
      const place = part(page, 'Galerie').getByText(`Hier ablegen: Stelle ${to} von 4`);
      const { x, y, width, height } = (await target.boundingBox())!;
      let moves = 0;
      const moved = async () => {
        await page.mouse.move(x + width / 2 + (moves++ % 2), y + height / 2);
        return place.isVisible();
      };
      await expect.poll(moved).toBe(true);
      await page.mouse.up();
    };
    await drag(2, 4);
    await expect(part(page, 'Galerie').getByText('Das Bild steht jetzt an Stelle 4 von 4.')).toBeAttached();
    await expect(part(page, 'Galerie').getByText(/^Hier ablegen/)).toHaveCount(0);
    expect((await ownCompany(page)).company.gallery[3]?.alt).toBe('Garten mit Hochbeeten');
    await drag(4, 2);
    await expect.poll(async () => (await ownCompany(page)).company.gallery[1]?.alt).toBe('Garten mit Hochbeeten');
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
    await button(page, 'Bild 4 löschen').click();
    await confirmDelete(page);
    await expect(items(page)).toHaveCount(3);
  });
  await keepItems(page, 2);
});

test('PP-12 a manager uploads a video with captions and a description, and visitors play it', async ({
  page,
  forgiven,
}) => {
  forgiven.push('net::ERR_FAILED', 'status of 409', 'status of 422');
  await signInAs(page, demo('inhaber-plus'), '/impressum');
  await keepItems(page, 2);
  await page.goto(PAGE);
  await expect(items(page)).toHaveCount(2);
  const film = { name: 'rundgang.webm', buffer: await recording(page), mimeType: 'video/webm' };
  const chooseFilm = () => choose(page, button(page, 'Video auswählen'), [film]);
  const uploads = '**/company-gallery/video/upload/**';

  await test.step('PP-12 an upload is cancelled; one without connection is tried again', async () => {
    await routeOnce(page, uploads, () => undefined);
    const begun = page.waitForRequest(uploads);
    await chooseFilm();
    await begun;
    await main(page).getByRole('button', { name: 'Abbrechen' }).click();
    await expect(main(page).getByRole('progressbar')).toHaveCount(0);
    await routeOnce(page, uploads, (route) => route.abort());
    await chooseFilm();
    const failed = main(page).getByRole('alert').filter({ hasText: 'rundgang.webm' });
    await expect(failed).toContainText('Keine Verbindung. Die Datei wurde nicht übertragen.');
    expect((await ownCompany(page)).company.gallery).toHaveLength(2);
    await failed.getByRole('button', { name: 'Erneut versuchen' }).click();
    await expect(part(page, 'Galerie').getByText('„rundgang.webm“ wurde hochgeladen.')).toBeAttached();
    await expect(items(page)).toHaveCount(3);
    expect((await ownCompany(page)).company.gallery[2]).toMatchObject({ file_type: 'VIDEO', width: 640, height: 360 });
    expect(
      (await ownCompany(page)).company.gallery[2]?.variants.length,
      'a frame of it is the preview',
    ).toBeGreaterThan(0);
  });

  await test.step('PP-12 description and captions are stored', async () => {
    await items(page).nth(2).getByRole('textbox', { name: 'Beschreibung von Video 3' }).fill('Rundgang durch das Haus');
    await page.keyboard.press('Tab');
    await expect(part(page, 'Galerie').getByText('Die Beschreibung des Videos wurde gespeichert.')).toBeAttached();
    const captions = (text: string) =>
      choose(page, button(page, 'Untertitel für Video 3 hochladen'), [
        { name: 'rundgang.vtt', buffer: Buffer.from(text), mimeType: 'text/vtt' },
      ]);
    await captions('Guten Tag');
    const refused = main(page).getByRole('alert').filter({ hasText: 'rundgang.vtt' });
    await expect(refused).toContainText('Das ist keine WebVTT-Datei.');
    await refused.getByRole('button', { name: 'Entfernen' }).click();
    await captions('WEBVTT\n\n00:00.000 --> 00:09.000\nGuten Tag');
    await expect(button(page, 'Untertitel von Video 3 ersetzen')).toBeVisible();
    await expectAccessible(page);
    await expectToFit(page);
    await page.setViewportSize(desktop);
  });

  await test.step('PP-12 the profile plays it with its captions', async () => {
    const { company } = await ownCompany(page);
    await page.goto(`/pflegeanbieter/profiles/${company.slug}`);
    await page.getByRole('button', { name: 'Vergrößern: Video: Rundgang durch das Haus' }).click();
    const video = page.getByRole('dialog').locator('video');
    await expect(video).toHaveAttribute('poster', company.gallery[2]!.variants.at(-1)!.url);
    const played = await video.evaluate(async (element: HTMLVideoElement) => {
      element.muted = true;
      await element.play();
      const track = element.textTracks[0]!;
      while (!track.cues?.length || element.currentTime === 0) await new Promise(requestAnimationFrame);
      return { width: element.videoWidth, cue: (track.cues[0] as VTTCue).text };
    });
    expect(played).toEqual({ width: 640, cue: 'Guten Tag' });
    await page.keyboard.press('Escape');
  });

  await test.step('PP-12 captions and video are deleted after a confirmation', async () => {
    await page.goto(PAGE);
    await button(page, 'Untertitel von Video 3 löschen').click();
    await confirmDelete(page);
    await expect(button(page, 'Untertitel für Video 3 hochladen')).toBeVisible();
    await button(page, 'Video 3 löschen').click();
    await confirmDelete(page);
    await expect(items(page)).toHaveCount(2);
  });

  // The page was cached when the profile played the video; a missing picture would fail the test.
  await test.step('PP-12 a cached page that still shows the video shows its preview', async () => {
    const { company } = await ownCompany(page);
    await page.goto(`/pflegeanbieter/profiles/${company.slug}`);
    await quiet(page);
  });
});
