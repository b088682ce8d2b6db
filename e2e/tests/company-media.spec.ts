import type { Locator, Page } from '@playwright/test';
import type { CompanyPage } from '@care/contracts/schemas';
import { expectUsable } from '../support/accessible';
import { demo, signInAs, tokenOf } from '../support/account';
import { picture } from '../support/picture';
import { expect, main, quiet, test } from '../support/visitor';

const PAGE = '/profile/company/bilder-und-videos';
const PROFILE = '/pflegeanbieter/profiles/beispiel-plus';

const part = (page: Page, name: string) => main(page).getByRole('region', { name, exact: true });
const items = (page: Page): Locator => part(page, 'Galerie').getByRole('listitem');
const button = (page: Page, name: string): Locator => main(page).getByRole('button', { name, exact: true });

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
async function choose(page: Page, chooser: Locator, files: { name: string; buffer: Buffer; mimeType?: string }[]) {
  const [dialog] = await Promise.all([page.waitForEvent('filechooser'), chooser.click()]);
  await dialog.setFiles(files.map((file) => ({ mimeType: 'image/png', ...file })));
}

/** The own provider as the API returns it, and the headers for further calls. */
async function ownCompany(page: Page) {
  const { request } = page.context();
  const headers = await tokenOf(request);
  const answer = await request.get('/api-backend/company/by-slug/beispiel-plus/', { headers });
  return { company: (await answer.json()) as CompanyPage, headers };
}

/** Deletes the pictures beyond two. */
async function keepTwo(page: Page): Promise<void> {
  const { company, headers } = await ownCompany(page);
  for (const { id } of company.gallery.slice(2))
    await page.context().request.delete(`/api-backend/media/company-gallery/image/${id}/`, { headers });
}

test('PP-12 a manager uploads, describes and drags pictures, and a video with captions to play', async ({ page }) => {
  await signInAs(page, demo('inhaber-plus'), '/impressum');
  await keepTwo(page);
  await page.goto(PAGE);
  await expect(items(page)).toHaveCount(2);

  // PP-12: two pictures are added one after the other.
  await choose(page, button(page, 'Fotos auswählen'), [
    { name: 'garten.png', buffer: await picture(page, 'seagreen') },
    { name: 'saal.png', buffer: await picture(page, 'goldenrod') },
  ]);
  await expect(items(page)).toHaveCount(4);

  // PP-12: a description is saved when the field is left.
  await items(page).nth(2).getByRole('textbox', { name: 'Bildbeschreibung' }).fill('Garten mit Hochbeeten');
  await page.keyboard.press('Tab');
  await expect.poll(async () => (await ownCompany(page)).company.gallery[2]?.alt).toBe('Garten mit Hochbeeten');

  // PP-12: the order changes by dragging a handle, and the place where it goes is shown.
  await items(page).nth(2).getByTitle('Zum Verschieben ziehen').hover();
  await page.mouse.down();
  const target = items(page).nth(3);
  await target.hover();
  await target.hover(); // a second movement makes the browser report what is below the mouse
  // A busy browser reports it after further movements only.
  const place = part(page, 'Galerie').getByText('Hier ablegen: Stelle 4 von 4');
  const { x, y, width, height } = (await target.boundingBox())!;
  let moves = 0;
  const moved = async () => {
    await page.mouse.move(x + width / 2 + (moves++ % 2), y + height / 2);
    return place.isVisible();
  };
  await expect.poll(moved).toBe(true);
  await page.mouse.up();
  await expect(part(page, 'Galerie').getByText('Das Bild steht jetzt an Stelle 4 von 4.')).toBeAttached();
  await expect(part(page, 'Galerie').getByText(/^Hier ablegen/)).toHaveCount(0);
  expect((await ownCompany(page)).company.gallery[3]?.alt).toBe('Garten mit Hochbeeten');

  // The video is one of the four that the profile shows.
  await keepTwo(page);
  await page.goto(PAGE);
  const film = { name: 'rundgang.webm', buffer: await recording(page), mimeType: 'video/webm' };
  await choose(page, button(page, 'Video auswählen'), [film]);
  await expect(items(page)).toHaveCount(3);
  const video = (await ownCompany(page)).company.gallery[2]!;
  expect(video).toMatchObject({ file_type: 'VIDEO', width: 640, height: 360 });
  expect(video.variants.length, 'a frame of it is the preview').toBeGreaterThan(0);

  // PP-12: description and captions are stored.
  await items(page).nth(2).getByRole('textbox', { name: 'Beschreibung von Video 3' }).fill('Rundgang durch das Haus');
  await page.keyboard.press('Tab');
  await expect(part(page, 'Galerie').getByText('Die Beschreibung des Videos wurde gespeichert.')).toBeAttached();
  const captions = Buffer.from('WEBVTT\n\n00:00.000 --> 00:09.000\nGuten Tag');
  await choose(page, button(page, 'Untertitel für Video 3 hochladen'), [
    { name: 'rundgang.vtt', buffer: captions, mimeType: 'text/vtt' },
  ]);
  await expect(button(page, 'Untertitel von Video 3 ersetzen')).toBeVisible();
  await expectUsable(page);

  // PP-12: the profile plays it with its captions.
  await page.goto(PROFILE);
  await page.getByRole('button', { name: 'Vergrößern: Video: Rundgang durch das Haus' }).click();
  const player = page.getByRole('dialog').locator('video');
  await expect(player).toHaveAttribute('poster', video.variants.at(-1)!.url);
  const played = await player.evaluate(async (element: HTMLVideoElement) => {
    element.muted = true;
    await element.play();
    const track = element.textTracks[0]!;
    while (!track.cues?.length || element.currentTime === 0) await new Promise(requestAnimationFrame);
    return { width: element.videoWidth, cue: (track.cues[0] as VTTCue).text };
  });
  expect(played).toEqual({ width: 640, cue: 'Guten Tag' });
  await page.keyboard.press('Escape');

  // PP-12: the video is deleted after a confirmation.
  await page.goto(PAGE);
  await button(page, 'Video 3 löschen').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
  await expect(items(page)).toHaveCount(2);

  // The page was cached when the profile played the video; a missing picture would fail the test.

  // PP-12: a cached page that still shows the video shows its preview.
  await page.goto(PROFILE);
  await quiet(page);
});
