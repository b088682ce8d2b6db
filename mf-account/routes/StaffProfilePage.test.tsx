import { makeStore, refreshSession } from '@care/contracts';
import type { JobSeeker } from '@care/contracts/schemas';
import { paul } from '@care/contracts/testing/site';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as staffProfile from '../exposes/staff-profile';
import { jobSeeker, JOB_SEEKER_CALL } from '../testing/job-seeker';
import { htmlAt, showAt, siteOfTests } from '../testing/show-site';

const ADDRESS = '/pflegepersonal/profil/maria-s';
const site = siteOfTests();

async function show(changes: Partial<JobSeeker> = {}, path = ADDRESS) {
  site.answers = { [JOB_SEEKER_CALL]: jobSeeker(changes) };
  const shown = await showAt(path);
  await screen.findByRole('heading', { level: 1 });
  return shown;
}
const part = (name: string) => within(screen.getByRole('region', { name }));
const points = (name: string) =>
  part(name)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const contextOf = (slug: string) => ({
  store: makeStore(),
  params: { slug },
  url: new URL(`https://site.invalid/pflegepersonal/profil/${slug}`),
});

describe("a job seeker's public profile", () => {
  it('AC-08 shows name, gender, qualifications, locations, about me, certificates and wishes', async () => {
    await show();
    expect(screen.getByRole('heading', { level: 1, name: 'Maria S.' })).toBeVisible();
    expect(screen.getByText('weiblich')).toBeVisible();
    expect(points('Qualifikation')).toEqual(['Examinierte/r Altenpfleger/in', 'Wundexpertin']);
    expect(points('Wo ich arbeiten möchte')).toEqual(['Köln · +50\u00a0km', 'Bonn']);
    expect(part('Über mich').getByText(/^Seit elf Jahren.*Ich suche ein Team\.$/s)).toBeVisible();
    expect(points('Zertifikate')).toEqual(['Palliative Care (160 Stunden)']);
    expect(points('Besondere Wünsche')).toEqual(['Kein Schaukeldienst', 'Teilzeit, 30 Stunden']);
  });

  it('AC-08 leaves out what nobody wrote, and says when there is no qualification', async () => {
    await show({
      qualifications: [],
      localizations: [],
      description: ' ',
      certificates: [],
      additional_requirements: [],
    });
    expect(points('Qualifikation')).toEqual(['Keine besondere Qualifikation']);
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
  });

  it('AC-08 shows a photo, named after whom it shows', async () => {
    const url = '/api-backend/media/maria.webp';
    const variants = [{ w: 320, url: '/api-backend/media/maria-320.webp' }];
    await show({ image: { id: 1, url, width: 400, height: 500, alt: 'Maria S.', variants } });
    expect(screen.getByRole('img', { name: 'Maria S.' })).toBeVisible();
  });

  it('AC-08 shows a drawn portrait without a photo, as decoration', async () => {
    await show();
    expect(screen.queryByRole('img', { name: 'Maria S.' })).toBeNull();
    expect(screen.getAllByRole('presentation')[0]).toHaveAttribute('alt', '');
  });

  it('AC-09 says whether offers are welcome', async () => {
    await show();
    expect(screen.getByText('„Ich freue mich über Angebote“')).toBeVisible();
    expect(screen.getAllByText('Offen für Angebote')).toHaveLength(2);
    expect(screen.queryByText('Bitte keine Angebote')).toBeNull();
  });

  it('AC-09 says when offers are not welcome', async () => {
    await show({ is_open_for_offers: false });
    expect(screen.getAllByText('Bitte keine Angebote')).toHaveLength(2);
    expect(screen.queryByText(/freue mich/)).toBeNull();
  });

  it('AC-13 protects the name, and shows towns only even to the owner, who is told streets', async () => {
    site.signedIn = true;
    site.user = { ...paul, pk: 4 };
    await show({
      user_id: 4,
      localizations: [
        { address: 'Geheimweg 7, 50733 Köln, Deutschland', coords: { lng: 6.96, lat: 50.94 }, radius: 20 },
      ],
    });
    expect(screen.getByText(/Name wird geschützt/)).toBeVisible();
    expect(points('Wo ich arbeiten möchte')).toEqual(['Köln']);
    expect(document.body).not.toHaveTextContent('Geheimweg');
  });

  it('AC-13 asks search engines to stay away, and has a title of its own', async () => {
    site.answers = { [JOB_SEEKER_CALL]: jobSeeker() };
    const context = contextOf('maria-s');
    expect(await staffProfile.load(context)).toEqual({ kind: 'ok' });
    expect(staffProfile.head(context)).toEqual({
      title: 'Maria S., Pflegekraft in Köln, Bonn',
      description: 'Maria S.: Examinierte/r Altenpfleger/in, Wundexpertin. Der Name wird geschützt.',
      canonical: ADDRESS,
      robots: 'noindex,nofollow',
    });
  });

  it('AC-08 does not find an unknown or hidden profile', async () => {
    const context = contextOf('versteckt');
    expect(await staffProfile.load(context)).toEqual({ kind: 'not-found' });
    expect(staffProfile.head(context).robots).toBe('noindex,nofollow');
  });

  it('SH-01 is complete in the HTML of the server, the same for everybody', async () => {
    await act(refreshSession); // a visitor, as on the server
    site.answers = { [JOB_SEEKER_CALL]: jobSeeker() };
    site.signedIn = true;
    const html = await htmlAt(staffProfile, contextOf('maria-s'));
    expect(html).toContain('Palliative Care (160 Stunden)');
    expect(html).toContain('benötigen Sie das Plus- oder Premium-Paket');
    expect(html).not.toContain('style=');
  });

  it('SH-01 says when the profile did not arrive, and tries again', async () => {
    site.answers = { [JOB_SEEKER_CALL]: 503 };
    await showAt(ADDRESS);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Ein unerwarteter Fehler ist aufgetreten');
    site.answers = { [JOB_SEEKER_CALL]: jobSeeker() };
    await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Maria S.' })).toBeVisible();
  });
});

describe('whom it opens for', () => {
  const hidden = 'https://site.invalid/pflegepersonal/profil/maria-s';

  it.each(['edit', 'vorschau'])(
    'AC-08 a hidden profile opens for its owner by ?%s, and for nobody else',
    async (mode) => {
      await act(refreshSession);
      const context = { ...contextOf('maria-s'), url: new URL(`${hidden}?${mode}`) };
      const away = { kind: 'redirect', to: ADDRESS, status: 302, visitorsOnly: true };
      expect(await staffProfile.load(context)).toEqual(away);
      site.answers = { [JOB_SEEKER_CALL]: jobSeeker({ is_hidden: true }) };
      expect(await staffProfile.load({ ...context, store: makeStore() })).toEqual({ kind: 'ok' });
    },
  );

  it('AC-08 an employer who is shut out learns only that there is no such page', async () => {
    const { goTo } = await show();
    expect(screen.getByRole('heading', { level: 1, name: 'Maria S.' })).toBeVisible();
    site.answers = {};
    site.signedIn = true;
    await goTo(`${ADDRESS}?x`);
    await act(refreshSession);
    expect(await screen.findByRole('heading', { level: 1, name: 'Diese Seite gibt es nicht' })).toBeVisible();
    expect(document.body).not.toHaveTextContent('Maria S.');
  });

  it('AC-08 asks again as the person signed in, so that owners see more and visits are counted', async () => {
    await show();
    const asked = () => site.requests.filter((one) => one === `GET ${JOB_SEEKER_CALL}`);
    expect(asked()).toHaveLength(1);
    site.signedIn = true;
    await act(refreshSession);
    await waitFor(() => expect(asked()).toHaveLength(2));
  });
});

describe('contact', () => {
  const contact = () => within(screen.getByRole('complementary', { name: 'Kontakt' }));
  const activateAccount = 'Um Pflegekräfte zu kontaktieren, benötigen Sie das Plus- oder Premium-Paket.';

  it('AC-12 tells a visitor which package it takes, with the way there', async () => {
    await show();
    expect(contact().getByText(activateAccount)).toBeVisible();
    expect(contact().getByRole('link', { name: 'Pakete ansehen' })).toHaveAttribute('href', '/pakete');
  });

  it('AC-12 tells the same to somebody on the free package', async () => {
    site.signedIn = true;
    site.user = { ...paul, backend_permission_group_name: 'FREE_TIER' };
    await show();
    await waitFor(() => expect(site.requests).toContain('GET /api-backend/user/details/'));
    expect(contact().getByText(activateAccount)).toBeVisible();
  });
});

describe('the way back', () => {
  const back = () => screen.getByRole('link', { name: 'Zurück zu den Suchergebnissen' });

  it('AC-15 leads to the results of the first town when there is no list to go back to', async () => {
    const { addressNow } = await show();
    expect(back()).toHaveAttribute('href', `/suche/pflegepersonal/${encodeURIComponent('köln')}`);
    await userEvent.click(back());
    await waitFor(() => expect(decodeURIComponent(addressNow())).toBe('/suche/pflegepersonal/köln'));
  });

  it('AC-15 leads to the search when there is no town', async () => {
    await show({ localizations: [] });
    expect(back()).toHaveAttribute('href', '/suche/pflegepersonal');
  });

  it('AC-15 goes back in the history when the list is what was there before', async () => {
    const results = '/suche/pflegepersonal/bonn?radius=50&page=2';
    const entries = [results, ADDRESS].map((path) => ({ url: new URL(path, location.origin).href }));
    Object.assign(window, { navigation: { currentEntry: { index: 1 }, entries: () => entries } });
    site.answers = { [JOB_SEEKER_CALL]: jobSeeker() };
    const { addressNow } = await showAt(results, ADDRESS);
    await screen.findByRole('heading', { level: 1 });
    await userEvent.click(back());
    await waitFor(() => expect(addressNow()).toBe(results));
    Reflect.deleteProperty(window, 'navigation');
  });

  it('AC-15 does not take another page for the list', async () => {
    const entries = ['/pakete', ADDRESS].map((path) => ({ url: new URL(path, location.origin).href }));
    Object.assign(window, { navigation: { currentEntry: { index: 1 }, entries: () => entries } });
    site.answers = { [JOB_SEEKER_CALL]: jobSeeker() };
    const { addressNow } = await showAt('/pakete', ADDRESS);
    await screen.findByRole('heading', { level: 1 });
    await userEvent.click(back());
    await waitFor(() => expect(decodeURIComponent(addressNow())).toBe('/suche/pflegepersonal/köln'));
    Reflect.deleteProperty(window, 'navigation');
  });

  it('AC-15 leads the owner to the account in edit mode, and everybody else to the results', async () => {
    await show({ user_id: paul.pk }, `${ADDRESS}?edit`);
    expect(back()).toBeVisible();
    site.signedIn = true;
    await act(refreshSession);
    expect(screen.getByRole('link', { name: 'Zurück zu Mein Konto' })).toHaveAttribute('href', '/profile');
  });
});
