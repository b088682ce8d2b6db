import { loadSession, testStore } from '@care/contracts/testing';
import type { JobSeeker } from '@care/contracts/schemas';
import { paul } from '@care/contracts/testing/site';
import { screen, waitFor, within } from '@testing-library/react';
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
  store: testStore(),
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

  it('AC-08 leaves out empty sections, and says when there is no qualification', async () => {
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

  it("AC-08 shows a photo with the person's name as alt text", async () => {
    const url = '/api-backend/media/maria.webp';
    const variants = [{ w: 320, url: '/api-backend/media/maria-320.webp' }];
    await show({ image: { id: 1, url, width: 400, height: 500, alt: 'Maria S.', variants } });
    expect(screen.getByRole('img', { name: 'Maria S.' })).toBeVisible();
  });

  it('AC-08 without a photo shows a decorative drawn portrait', async () => {
    await show();
    expect(screen.queryByRole('img', { name: 'Maria S.' })).toBeNull();
    expect(screen.getAllByRole('presentation')[0]).toHaveAttribute('alt', '');
  });

  it('AC-09 says that the person is open for offers', async () => {
    await show();
    expect(screen.getByText('„Ich freue mich über Angebote“')).toBeVisible();
    expect(screen.getAllByText('Offen für Angebote')).toHaveLength(2);
    expect(screen.queryByText('Bitte keine Angebote')).toBeNull();
  });

  it('AC-09 says that the person is not open for offers', async () => {
    await show({ is_open_for_offers: false });
    expect(screen.getAllByText('Bitte keine Angebote')).toHaveLength(2);
    expect(screen.queryByText(/freue mich/)).toBeNull();
  });

  it('AC-13 protects the name and shows only towns, even to the owner, who receives streets', async () => {
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

  it('AC-13 is not indexed, and has a title of its own', async () => {
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

  it('AC-08 an unknown or hidden profile is not found', async () => {
    const context = contextOf('versteckt');
    expect(await staffProfile.load(context)).toEqual({ kind: 'not-found' });
    expect(staffProfile.head(context).robots).toBe('noindex,nofollow');
  });

  it('SH-01 is complete in the server HTML, the same for everybody', async () => {
    await loadSession(); // no session, as on the server
    site.answers = { [JOB_SEEKER_CALL]: jobSeeker() };
    site.signedIn = true;
    const html = await htmlAt(staffProfile, contextOf('maria-s'));
    expect(html).toContain('Palliative Care (160 Stunden)');
    expect(html).toContain('benötigen Sie das Plus- oder Premium-Paket');
    expect(html).not.toContain('style=');
  });

  it('SH-01 a failed load shows an error and can be retried', async () => {
    site.answers = { [JOB_SEEKER_CALL]: 503 };
    await showAt(ADDRESS);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Ein unerwarteter Fehler ist aufgetreten');
    site.answers = { [JOB_SEEKER_CALL]: jobSeeker() };
    await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Maria S.' })).toBeVisible();
  });
});

describe('access', () => {
  const hidden = 'https://site.invalid/pflegepersonal/profil/maria-s';

  it.each(['edit', 'vorschau'])('AC-08 a hidden profile opens only for its owner, with ?%s', async (mode) => {
    await loadSession();
    const context = { ...contextOf('maria-s'), url: new URL(`${hidden}?${mode}`) };
    const away = { kind: 'redirect', to: ADDRESS, status: 302, visitorsOnly: true };
    expect(await staffProfile.load(context)).toEqual(away);
    site.answers = { [JOB_SEEKER_CALL]: jobSeeker({ is_hidden: true }) };
    expect(await staffProfile.load({ ...context, store: testStore() })).toEqual({ kind: 'ok' });
  });

  it('AC-08 a blocked employer sees the not-found page', async () => {
    const { goTo } = await show();
    expect(screen.getByRole('heading', { level: 1, name: 'Maria S.' })).toBeVisible();
    site.answers = {};
    site.signedIn = true;
    await goTo(`${ADDRESS}?x`);
    await loadSession();
    expect(await screen.findByRole('heading', { level: 1, name: 'Diese Seite gibt es nicht' })).toBeVisible();
    expect(document.body).not.toHaveTextContent('Maria S.');
  });

  it('AC-08 is refetched after signing in, so that owners see more and visits are counted', async () => {
    await show();
    const profileRequests = () => site.requests.filter((one) => one === `GET ${JOB_SEEKER_CALL}`);
    expect(profileRequests()).toHaveLength(1);
    site.signedIn = true;
    await loadSession();
    await waitFor(() => expect(profileRequests()).toHaveLength(2));
  });
});

describe('contact', () => {
  const contact = () => within(screen.getByRole('complementary', { name: 'Kontakt' }));
  const activateAccount = 'Um Pflegekräfte zu kontaktieren, benötigen Sie das Plus- oder Premium-Paket.';

  it('AC-12 a visitor sees the required package and a link to it', async () => {
    await show();
    expect(contact().getByText(activateAccount)).toBeVisible();
    expect(contact().getByRole('link', { name: 'Pakete ansehen' })).toHaveAttribute('href', '/pakete');
  });

  it('AC-12 a user with the free package sees the same', async () => {
    site.signedIn = true;
    site.user = { ...paul, backend_permission_group_name: 'FREE_TIER' };
    await show();
    await waitFor(() => expect(site.requests).toContain('GET /api-backend/user/details/'));
    expect(contact().getByText(activateAccount)).toBeVisible();
  });
});

it.each(['JOB_SEEKER', 'CARE_SEEKER'] as const)(
  'AC-12 a %s reads nothing about packages, which this account cannot book',
  async (profile_type) => {
    site.signedIn = true;
    site.user = { ...paul, profile_type, company: null, backend_permission_group_name: 'FREE_TIER' };
    await show();
    expect(await screen.findByText('Anschreiben können nur Pflegeanbieter.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Pakete ansehen' })).toBeNull();
  },
);

describe('the back link', () => {
  const back = () => screen.getByRole('link', { name: 'Zurück zu den Suchergebnissen' });

  it('AC-15 links to the results of the first town without a previous search page', async () => {
    const { addressNow } = await show();
    expect(back()).toHaveAttribute('href', `/suche/pflegepersonal/${encodeURIComponent('köln')}`);
    await userEvent.click(back());
    await waitFor(() => expect(decodeURIComponent(addressNow())).toBe('/suche/pflegepersonal/köln'));
  });

  it('AC-15 links to the search without a town', async () => {
    await show({ localizations: [] });
    expect(back()).toHaveAttribute('href', '/suche/pflegepersonal');
  });

  it('AC-15 goes back in the history when the previous page is the search', async () => {
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

  it('AC-15 does not go back in the history to another page', async () => {
    const entries = ['/pakete', ADDRESS].map((path) => ({ url: new URL(path, location.origin).href }));
    Object.assign(window, { navigation: { currentEntry: { index: 1 }, entries: () => entries } });
    site.answers = { [JOB_SEEKER_CALL]: jobSeeker() };
    const { addressNow } = await showAt('/pakete', ADDRESS);
    await screen.findByRole('heading', { level: 1 });
    await userEvent.click(back());
    await waitFor(() => expect(decodeURIComponent(addressNow())).toBe('/suche/pflegepersonal/köln'));
    Reflect.deleteProperty(window, 'navigation');
  });

  it('AC-15 links the owner to the account in edit mode, and others to the results', async () => {
    await show({ user_id: paul.pk }, `${ADDRESS}?edit`);
    expect(back()).toBeVisible();
    site.signedIn = true;
    await loadSession();
    expect(screen.getByRole('link', { name: 'Zurück zu Mein Konto' })).toHaveAttribute('href', '/profile');
  });
});
