import { loadSession, setSession, show, testStore } from '@care/contracts/testing';
import { Refusal, paul } from '@care/contracts/testing/site';
import { expectLink } from '@care/contracts/testing/expect-seen';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as staffProfile from '../exposes/staff-profile';
import { JOB_SEEKER_CALL, jobSeeker } from '../testing/job-seeker';
import { htmlAt, showAt, siteOfTests } from '../testing/show-site';
import { type JobSeeker, type RecruitingQuota, recruitingAllowanceSchema } from '@care/contracts/schemas';
import { defineSliceApi } from '@care/contracts';
import { ownProfileApi } from '../features/job-seeker/own/own-profile-api';

const ADDRESS = '/pflegepersonal/profil/maria-s';
const site = siteOfTests();

async function showProfile(changes: Partial<JobSeeker> = {}, path = ADDRESS) {
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

it("AC-08 AC-09 a job seeker's public profile: shows name, portrait, gender, qualifications, locations, about me, certificates and wishes", async () => {
  await showProfile();
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

it("AC-08 AC-09 a job seeker's public profile: leaves out empty sections and names the photo; says that no offers are wanted", async () => {
  const url = '/api-backend/media/maria.webp';
  const variants = [{ w: 320, url: '/api-backend/media/maria-320.webp' }];
  await showProfile({
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
  await expectLink('Zurück zu den Suchergebnissen', '/suche/pflegepersonal');
});

it("AC-13 a job seeker's public profile: protects the name and shows only towns, even to the owner, who receives streets", async () => {
  site.signedIn = true;
  site.user = { ...paul, pk: 4 };
  await showProfile({
    user_id: 4,
    localizations: [{ address: 'Geheimweg 7, 50733 Köln, Deutschland', coords: { lng: 6.96, lat: 50.94 }, radius: 20 }],
  });
  expect(screen.getByText(/Name wird geschützt/)).toBeVisible();
  expect(points('Wo ich arbeiten möchte')).toEqual(['Köln']);
  expect(document.body).not.toHaveTextContent('Geheimweg');
});

it("AC-08 AC-13 a job seeker's public profile: is not indexed, and has a title of its own; an unknown or hidden one is not found", async () => {
  site.answers = { [JOB_SEEKER_CALL]: jobSeeker() };
  const context = contextOf('maria-s');
  expect(await staffProfile.load(context)).toEqual({ kind: 'ok' });
  expect(staffProfile.head(context)).toEqual({
    title: 'Maria S., Pflegekraft in Köln, Bonn',
    description: 'Maria S.: Examinierte/r Altenpfleger/in, Wundexpertin. Der Name wird geschützt.',
    canonical: ADDRESS,
    robots: 'noindex,nofollow',
  });
  const missing = contextOf('versteckt');
  expect(await staffProfile.load(missing)).toEqual({ kind: 'not-found' });
  expect(staffProfile.head(missing).robots).toBe('noindex,nofollow');
});

it("SH-01 a job seeker's public profile: is complete in the server HTML, the same for everybody", async () => {
  await loadSession(); // no session, as on the server
  site.answers = { [JOB_SEEKER_CALL]: jobSeeker() };
  site.signedIn = true;
  const html = await htmlAt(staffProfile, contextOf('maria-s'));
  expect(html).toContain('Palliative Care (160 Stunden)');
  expect(html).toMatch(/benötigen Sie das Plus-.* oder Premium-Paket/);
  expect(html).not.toContain('style=');
});

it("SH-01 a job seeker's public profile: a failed load shows an error and can be retried", async () => {
  site.answers = { [JOB_SEEKER_CALL]: 503 };
  await showAt(ADDRESS);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Ein unerwarteter Fehler ist aufgetreten');
  site.answers = { [JOB_SEEKER_CALL]: jobSeeker() };
  await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Maria S.' })).toBeVisible();
});

const HIDDEN = 'https://site.invalid/pflegepersonal/profil/maria-s';

it.each(['edit', 'vorschau'])('AC-08 access: a hidden profile opens only for its owner, with ?%s', async (mode) => {
  await loadSession();
  const context = { ...contextOf('maria-s'), url: new URL(`${HIDDEN}?${mode}`) };
  const away = { kind: 'redirect', to: ADDRESS, status: 302, visitorsOnly: true };
  expect(await staffProfile.load(context)).toEqual(away);
  site.answers = { [JOB_SEEKER_CALL]: jobSeeker({ is_hidden: true }) };
  expect(await staffProfile.load({ ...context, store: testStore() })).toEqual({ kind: 'ok' });
});

it('AC-08 access: is refetched after signing in, so that visits are counted; a blocked employer sees the not-found page', async () => {
  const { goTo } = await showProfile();
  expect(screen.getByRole('heading', { level: 1, name: 'Maria S.' })).toBeVisible();
  site.answers = {};
  site.signedIn = true;
  await goTo(`${ADDRESS}?x`);
  await loadSession();
  expect(await screen.findByRole('heading', { level: 1, name: 'Diese Seite gibt es nicht' })).toBeVisible();
  expect(site.requests.filter((one) => one === `GET ${JOB_SEEKER_CALL}`)).toHaveLength(2);
  expect(document.body).not.toHaveTextContent('Maria S.');
});

const contact = () => within(screen.getByRole('complementary', { name: 'Kontakt' }));
const activateAccount = /^Um Pflegekräfte zu kontaktieren, benötigen Sie das Plus-.* oder Premium-Paket\.$/;

it.each(['CARE_PROVIDER', 'JOB_SEEKER', 'CARE_SEEKER'] as const)(
  'AC-12 AC-08 a visitor, and a %s on Free, read what can be booked, and edit nothing',
  async (profile_type) => {
    await showProfile({}, `${ADDRESS}?edit`);
    expect(contact().getByText(activateAccount)).toBeVisible();
    expect(contact().getByRole('link', { name: 'Pakete ansehen' })).toHaveAttribute('href', '/pakete');
    site.signedIn = true;
    site.user = { ...paul, profile_type, company: null, backend_permission_group_name: 'FREE_TIER' };
    await loadSession();
    const canBook = profile_type === 'CARE_PROVIDER';
    const text = canBook ? activateAccount : 'Anschreiben können nur Pflegeanbieter.';
    await waitFor(() => expect(site.requests).toContain('GET /api-backend/user/details/'));
    expect(await contact().findByText(text)).toBeVisible();
    expect(screen.queryAllByRole('link', { name: 'Pakete ansehen' })).toHaveLength(canBook ? 1 : 0);
    expect(screen.queryByRole('button', { name: /bearbeiten/ })).toBeNull();
  },
);

const back = () => screen.getByRole('link', { name: 'Zurück zu den Suchergebnissen' });

it.each([
  ['goes back in the history when the previous page is the search', '/suche/pflegepersonal/bonn?radius=50&page=2'],
  ['goes to the results of the first town from any other page', '/pakete'],
])('AC-15 the back link: %s', async (_where, previous) => {
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

it('AC-15 AC-08 the back link: links the owner to the account in edit mode; others see no edit mode, but the results', async () => {
  await showProfile({ user_id: paul.pk }, `${ADDRESS}?edit`);
  expect(back()).toBeVisible();
  expect(screen.queryByRole('button', { name: /bearbeiten/ })).toBeNull();
  await setSession(site, true);
  expect(screen.getByRole('link', { name: 'Zurück zu Mein Konto' })).toHaveAttribute('href', '/profile');
});

const quotaCall = `/api-backend/message/quota/?recipient=${jobSeeker().user_id}`;
const SEND_CALL = 'POST /api-backend/message/';
const quota = (used: number): RecruitingQuota => ({ limit: 5, used, resets_at: '2026-11-30T23:00:00.000Z' });
const allowed = (used: number) => recruitingAllowanceSchema.parse({ can_contact: used < 5, quota: quota(used) });
const LIMIT_TEXT =
  'Mit Ihrem aktuellen Abo können Sie keine unbegrenzte Anzahl von Anwerbungen durchführen. Wenn Sie ein Upgrade vornehmen (Premium-Paket), sind unbegrenzt viele Anwerbungen im Monat möglich.';
const TOO_MANY =
  'Sie haben in diesem Monat bereits 5 Pflegekräfte angeschrieben. Mit dem Premium-Paket können Sie unbegrenzt viele Pflegekräfte kontaktieren.';

/** Shows the profile to a provider with a package, and opens the dialog. */
async function open(answers: Record<string, object | number>) {
  cleanup();
  site.signedIn = true;
  site.user = paul;
  site.answers = { [JOB_SEEKER_CALL]: jobSeeker(), ...answers };
  await showAt(ADDRESS);
  await userEvent.click(await screen.findByRole('button', { name: 'Kontakt aufnehmen' }));
  return within(await screen.findByRole('dialog', { name: 'Nachricht an Maria S.' }));
}
type Form = Awaited<ReturnType<typeof open>>;

const text = (form: Form) => form.findByRole('textbox', { name: /Ihre Nachricht/ });
const send = (form: Form) => userEvent.click(form.getByRole('button', { name: 'Nachricht senden' }));

it('AC-12 contacting a job seeker: Plus and Premium open a form with the own name; it sends the message once all is right', async () => {
  const form = await open({ [quotaCall]: allowed(2) });
  expect(await form.findByText(/noch 3 weitere Pflegekräfte/)).toBeVisible();
  expect(form.getByRole('textbox', { name: /Vorname/ })).toHaveValue('Paul');
  expect(form.getByRole('textbox', { name: /Nachname/ })).toHaveValue('Plus');
  await userEvent.type(await text(form), 'Guten Tag');
  await userEvent.type(form.getByRole('textbox', { name: /E-Mail/ }), 'paul@example.org');
  await userEvent.click(form.getByRole('checkbox'));
  site.answers[SEND_CALL] = new Refusal(403, { code: 'limit_reached', details: { detail: TOO_MANY } });
  await send(form);
  await waitFor(() => expect(form.getByRole('alert')).toHaveTextContent(TOO_MANY));
  expect(await text(form)).toHaveValue('Guten Tag');
  const sent = { id: 9, title: 'x', created_at: '2026-11-20T10:00:00.000Z', status: 'SENT', thread: 9 };
  site.answers[SEND_CALL] = { ...sent, quota: quota(3) };
  await send(form);
  expect(await form.findByText('Ihre Nachricht wurde gesendet.')).toBeVisible();
  expect(form.getByText(/noch 2 weitere Pflegekräfte/)).toBeVisible();
  const written = { title: 'Nachricht an Maria S.', content: 'Guten Tag', recipient: 12, kind: 'RECRUITMENT' };
  const contact_info = { name: 'Paul', lastname: 'Plus', email: 'paul@example.org', phone: '' };
  expect(site.written.at(-1)).toEqual({ path: SEND_CALL, body: { ...written, contact_info } });
});

const unlimited = { can_contact: false, quota: { ...quota(0), limit: 0 } };
it.each([
  ['the monthly contacts are used up', allowed(5), LIMIT_TEXT, ['Paket ändern', '/profile/company?package=change']],
  ['the package ended', unlimited, /benötigen Sie das Plus-.* oder Premium-Paket\.$/, ['Pakete ansehen', '/pakete']],
  ['the profile is not public', { can_contact: false, quota: null }, /^Ihr Profil ist zurzeit nicht öffentlich\./, []],
])('AC-12 PP-18 when %s, the dialog says so and links to packages that help', async (_when, allowance, words, link) => {
  const form = await open({ [quotaCall]: recruitingAllowanceSchema.parse(allowance) });
  expect(await form.findByText(words)).toBeVisible();
  const links = form.queryAllByRole('link').flatMap((one) => [one.textContent, one.getAttribute('href')]);
  expect(links).toEqual(link);
  expect(form.queryAllByText(/Ab dem 1\. Dezember 2026/)).toHaveLength(words === LIMIT_TEXT ? 1 : 0);
  expect(form.queryByRole('textbox')).toBeNull();
});

it('AC-12 SH-09 contacting a job seeker: when the session ends, the dialog keeps the text and the user can sign in again in place', async () => {
  const form = await open({ [quotaCall]: allowed(0) });
  await text(form);
  await setSession(site, false);
  // Without a draft the packages are offered again.
  expect(await screen.findByText(/benötigen Sie das Plus-.* oder Premium-Paket\.$/)).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  const again = await open({ [quotaCall]: allowed(0) });
  await userEvent.type(await text(again), 'Guten Tag');
  await setSession(site, false);
  expect(await screen.findByRole('dialog', { name: 'Erneut anmelden' })).toBeVisible();
  expect(await text(again)).toHaveValue('Guten Tag');
});

/** A list of staff as the search has it: its cards have no id. */
const listApi = defineSliceApi('staff-of-tests', (build) => ({
  staff: build.query<{ results: string[] }, void>({
    query: () => '/staff/',
    providesTags: [{ type: 'JobSeeker', id: 'LIST' }],
  }),
}));
const Staff = () => <p>{listApi.staff.useQuery().data?.results.join(' ')}</p>;

it('SR-20 lists of staff are requested again after the own profile was changed', async () => {
  site.answers = { '/api-backend/staff/': { results: ['Pflegehelferin'] } };
  await loadSession();
  show(<Staff />);
  await screen.findByText('Pflegehelferin');
  site.answers = { '/api-backend/staff/': { results: ['Fachfrau'] }, 'PATCH /api-backend/user/profile/7/': { id: 7 } };
  await act(() =>
    testStore().dispatch(ownProfileApi.change.initiate({ id: 7, change: { visible_name: 'Anke' }, etag: undefined })),
  );
  await screen.findByText('Fachfrau');
});
