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
  it('AC-08 AC-09 shows name, portrait, gender, qualifications, locations, about me, certificates and wishes', async () => {
    await show();
    expect(screen.getByRole('heading', { level: 1, name: 'Maria S.' })).toBeVisible();
    // Without a photo the portrait is a drawing.
    expect(screen.queryByRole('img', { name: 'Maria S.' })).toBeNull();
    expect(screen.getAllByRole('presentation')[0]).toHaveAttribute('alt', '');
    expect(screen.getByText('weiblich')).toBeVisible();
    expect(points('Qualifikation')).toEqual(['Examinierte/r Altenpfleger/in', 'Wundexpertin']);
    expect(points('Wo ich arbeiten möchte')).toEqual(['Köln · +50\u00a0km', 'Bonn']);
    expect(part('Über mich').getByText(/^Seit elf Jahren.*Ich suche ein Team\.$/s)).toBeVisible();
    expect(points('Zertifikate')).toEqual(['Palliative Care (160 Stunden)']);
    expect(points('Besondere Wünsche')).toEqual(['Kein Schaukeldienst', 'Teilzeit, 30 Stunden']);
    expect(screen.getByText('„Ich freue mich über Angebote“')).toBeVisible();
    expect(screen.getAllByText('Offen für Angebote')).toHaveLength(2);
    expect(screen.queryByText('Bitte keine Angebote')).toBeNull();
  });

  it('AC-08 AC-09 leaves out empty sections and names the photo; says that no offers are wanted', async () => {
    const url = '/api-backend/media/maria.webp';
    const variants = [{ w: 320, url: '/api-backend/media/maria-320.webp' }];
    await show({
      image: { id: 1, url, width: 400, height: 500, alt: 'Maria S.', variants },
      is_open_for_offers: false,
      qualifications: [],
      localizations: [],
      description: ' ',
      certificates: [],
      additional_requirements: [],
    });
    expect(screen.getByRole('img', { name: 'Maria S.' })).toBeVisible();
    expect(points('Qualifikation')).toEqual(['Keine besondere Qualifikation']);
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
    expect(screen.getAllByText('Bitte keine Angebote')).toHaveLength(2);
    expect(screen.queryByText(/freue mich/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Zurück zu den Suchergebnissen' })).toHaveAttribute(
      'href',
      '/suche/pflegepersonal',
    );
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

  it.each(['CARE_PROVIDER', 'JOB_SEEKER', 'CARE_SEEKER'] as const)(
    'AC-12 AC-08 a %s with the free package reads what the account can book, and edits nothing',
    async (profile_type) => {
      site.signedIn = true;
      site.user = { ...paul, profile_type, company: null, backend_permission_group_name: 'FREE_TIER' };
      await show({}, `${ADDRESS}?edit`);
      const canBook = profile_type === 'CARE_PROVIDER';
      const text = canBook ? activateAccount : 'Anschreiben können nur Pflegeanbieter.';
      await waitFor(() => expect(site.requests).toContain('GET /api-backend/user/details/'));
      expect(await contact().findByText(text)).toBeVisible();
      expect(screen.queryAllByRole('link', { name: 'Pakete ansehen' })).toHaveLength(canBook ? 1 : 0);
      expect(screen.queryByRole('button', { name: /bearbeiten/ })).toBeNull();
    },
  );
});

describe('the back link', () => {
  const back = () => screen.getByRole('link', { name: 'Zurück zu den Suchergebnissen' });

  it.each([
    ['goes back in the history when the previous page is the search', '/suche/pflegepersonal/bonn?radius=50&page=2'],
    ['goes to the results of the first town from any other page', '/pakete'],
  ])('AC-15 %s', async (_where, previous) => {
    const entries = [previous, ADDRESS].map((path) => ({ url: new URL(path, location.origin).href }));
    Object.assign(window, { navigation: { currentEntry: { index: 1 }, entries: () => entries } });
    site.answers = { [JOB_SEEKER_CALL]: jobSeeker() };
    const { addressNow } = await showAt(previous, ADDRESS);
    await screen.findByRole('heading', { level: 1 });
    expect(back()).toHaveAttribute('href', `/suche/pflegepersonal/${encodeURIComponent('köln')}`);
    await userEvent.click(back());
    const target = previous === '/pakete' ? '/suche/pflegepersonal/köln' : previous;
    await waitFor(() => expect(decodeURIComponent(addressNow())).toBe(target));
    Reflect.deleteProperty(window, 'navigation');
  });

  it('AC-15 AC-08 links the owner to the account in edit mode; others see no edit mode, but the results', async () => {
    await show({ user_id: paul.pk }, `${ADDRESS}?edit`);
    expect(back()).toBeVisible();
    expect(screen.queryByRole('button', { name: /bearbeiten/ })).toBeNull();
    site.signedIn = true;
    await loadSession();
    expect(screen.getByRole('link', { name: 'Zurück zu Mein Konto' })).toHaveAttribute('href', '/profile');
  });
});
