import type { RatingListItem } from '@care/contracts/schemas';
import { notFound, ok } from '@care/contracts';
import { testStore } from '@care/contracts/testing';
import { paul, Refusal } from '@care/contracts/testing/site';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { load } from '../exposes/report-rating';
import { rating } from '../testing/ratings';
import { showInNewTab, siteOfTests } from '../testing/new-tab';

const site = siteOfTests();
const PATH = '/pflegeanbieter/bewertung/9/melden';
const SEND = 'POST /api-backend/rating/report/';
const REASONS = [
  'Rassistischer oder diskriminierender Inhalt',
  'Enthält Namen von Personen',
  'Falsche Behauptungen',
  'Verletzende Sprache',
  'Unangemessene Ausdrucksweise',
];

const typed = (label: RegExp, text: string) => userEvent.type(screen.getByLabelText(label), text);
const send = () => userEvent.click(screen.getByRole('button', { name: 'Meldung absenden' }));

async function show(change: Partial<RatingListItem> = {}) {
  site.answers['/api-backend/rating/9/'] = rating(9, change);
  const shown = await showInNewTab(PATH);
  await screen.findByRole('heading', { level: 1, name: 'Bewertung melden' });
  return shown;
}

async function fill() {
  await userEvent.click(await screen.findByRole('radio', { name: 'Enthält Namen von Personen' }));
  await typed(/^Überschrift/, ' Ein Name ');
  await typed(/^Was ist nicht in Ordnung/, 'Im Satz 2.');
  await userEvent.click(screen.getByRole('checkbox', { name: /Ich versichere/ }));
}

describe('the page for reporting a rating', () => {
  it('RV-05 SH-21 shows the rating and five reasons; sends a complete report of an account and shows reportSent', async () => {
    site.signedIn = true;
    await show();
    const shown = within(await screen.findByRole('region', { name: 'Diese Bewertung melden Sie' }));
    expect(shown.getByRole('heading', { name: 'Erfahrung 9' })).toBeVisible();
    expect(shown.queryByRole('link', { name: 'Bewertung melden' })).toBeNull();
    expect((await screen.findAllByRole('radio')).map((one) => one.closest('label')?.textContent)).toEqual(REASONS);
    expect(screen.queryByLabelText(/^Ihre E-Mail-Adresse/)).toBeNull();
    await send();
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveTextContent('Bitte füllen Sie alle Pflichtfelder aus.');
    const links = within(summary).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      expect.stringContaining('Grund'),
      expect.stringContaining('Überschrift'),
      expect.stringContaining('Was ist nicht in Ordnung?'),
      expect.stringMatching(/^Bestätigung: /),
    ]);
    expect(site.written).toEqual([]);
    await fill();
    site.answers[SEND] = new Refusal(422, { details: { title: 'Zu lang.' } });
    await send();
    await waitFor(() => expect(screen.getByLabelText(/^Überschrift/)).toHaveAccessibleDescription(/Zu lang\./));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
    site.answers[SEND] = 503;
    await send();
    await waitFor(() => expect(site.written).toHaveLength(2));
    expect(site.keys[0]).toMatch(/^\S{20,}$/);
    expect(site.keys[1]).toBe(site.keys[0]);
    const author = 'Sie können eine Bewertung nur einmal melden';
    site.answers[SEND] = new Refusal(409, { details: { author } });
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
    await send();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(author));
    expect(screen.getByLabelText(/^Was ist nicht in Ordnung/)).toHaveValue('Im Satz 2.');
    site.answers[SEND] = { reference: 'BW-2026-0007', status: 'RECEIVED' };
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
    await send();
    expect(await screen.findByText(/^Vielen Dank für Ihre Meldung\. Wir haben den Eingang bestätigt/)).toBeVisible();
    expect(screen.getByText('Aktenzeichen BW-2026-0007')).toBeVisible();
    const content = { reason: 'names', title: 'Ein Name', description: 'Im Satz 2.', good_faith: true };
    expect(site.written.at(-1)).toEqual({ path: SEND, body: { author: paul.pk, rating: 9, ...content } });
    expect(screen.getByRole('link', { name: 'Zum Profil von Lindenhof' })).toHaveAttribute(
      'href',
      '/pflegeanbieter/profiles/lindenhof#ratings',
    );
  });

  it('RV-05 asks visitors for name and e-mail', async () => {
    site.answers[SEND] = { reference: 'BW-2026-0007', status: 'RECEIVED' };
    await show();
    await fill();
    await typed(/^Ihre E-Mail-Adresse/, 'keine Adresse');
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('Ihr Name');
    await typed(/^Ihr Name/, 'Nora Neu');
    await userEvent.clear(screen.getByLabelText(/^Ihre E-Mail-Adresse/));
    await typed(/^Ihre E-Mail-Adresse/, 'nora@beispiel.example');
    await send();
    expect(await screen.findByText('Aktenzeichen BW-2026-0007')).toBeVisible();
    expect(site.written).toMatchObject([{ body: { name: 'Nora Neu', email: 'nora@beispiel.example' } }]);
  });

  it('RV-05 offers no form for an own rating', async () => {
    site.signedIn = true;
    await show({ author: 4 });
    expect(await screen.findByText('Eigene Bewertungen können Sie nicht melden.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Meldung absenden' })).toBeNull();
  });

  it('RV-05 a rating that is not public is not found', async () => {
    site.answers['/api-backend/rating/9/'] = rating(9);
    const url = new URL(`https://site.invalid${PATH}`);
    const loaded = (ratingId: string) => load({ store: testStore(), params: { ratingId }, url });
    expect([await loaded('9'), await loaded('8'), await loaded('x')]).toEqual([ok, notFound, notFound]);
  });
});
