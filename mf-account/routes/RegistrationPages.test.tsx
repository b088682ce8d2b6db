import { setSession, testStore } from '@care/contracts/testing';
import { sample } from '@care/contracts/testing/sample';
import { decideConsent } from '@care/contracts';
import { geoAddressSchema, geoSuggestAnswerSchema, qualificationsSchema } from '@care/contracts/schemas';
import { storeDraft, storedDrafts } from '@care/contracts/testing/drafts';
import { expectLink } from '@care/contracts/testing/expect-seen';
import { act, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { htmlAt, showAt, siteOfTests } from '../testing/show-site';
import { CompanyRegistrationPage } from './CompanyRegistrationPage';
import { RegisterAsPage } from './RegisterAsPage';

// Forms with many fields are slow in jsdom on a busy machine.
configure({ asyncUtilTimeout: 15_000 });
const site = siteOfTests();
const user = userEvent.setup({ delay: null });

const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const secret = (name: RegExp) => screen.getByLabelText(name, { selector: 'input' });
async function write(element: HTMLElement, text: string) {
  await user.click(element);
  await user.paste(text);
}
const send = () => user.click(screen.getByRole('button', { name: 'Jetzt kostenlos registrieren' }));
const storeRegistration = (kind: string, values: object) => storeDraft(`registration:${kind}`, values);

const person = { username: 'anke', first_name: 'Anke', last_name: 'Berger', email: 'anke@example.org' };
async function completeSecrets() {
  await write(secret(/^Passwort \*|^Passwort$/), 'Ein Satz ist besser');
  await write(secret(/^Passwort wiederholen/), 'Ein Satz ist besser');
  await user.click(screen.getByRole('checkbox', { name: /^Ich habe die AGB/ }));
}
const registered = { pk: 9, email_verified: false };

it('AC-19 SH-22 choosing the kind of account: /registration offers three kinds, each with its own form; the way back goes with every link', async () => {
  const back = '?callbackUrl=%2Fpflegeanbieter%2Fprofiles%2Flindenhof%2Fstelle-1%23bewerben';
  const linksNow = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  const { goTo } = await showAt('/registration');
  const kinds = ['pflegepersonal', 'pflegeanbieter', 'pflegesuchende'].map((kind) => `/registration/${kind}`);
  const choice = within(screen.getByRole('navigation', { name: 'Ich bin …' })).getAllByRole('link');
  expect(choice.map((link) => link.getAttribute('href'))).toEqual(kinds);
  await goTo(`/registration${back}`);
  expect(linksNow()).toEqual(expect.arrayContaining([...kinds, '/login'].map((path) => `${path}${back}`)));
});

it.each([
  ['/registration/pflegepersonal', 'Kostenloses Profil anlegen', 'Pflegekraft'],
  ['/registration/pflegeanbieter', 'Jetzt kostenlos registrieren', 'Pflegeanbieter'],
])('AC-19 choosing the kind of account: %s has the heading "%s" and marks its kind', async (path, title, kind) => {
  await showAt(path);
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent(kind);
  const form = screen.getByRole('button', { name: 'Jetzt kostenlos registrieren' }).closest('form');
  expect(form).toHaveAttribute('method', 'post');
});

it.each([
  ['/registration/pflegepersonal', RegisterAsPage, 'Wo möchten Sie arbeiten?'],
  ['/registration/einrichtung', CompanyRegistrationPage, 'Einrichtung registrieren'],
])('AC-19 %s is rendered on the server, the same for everyone', async (path, Page, text) => {
  await setSession(site, true);
  const context = { store: testStore(), params: {}, url: new URL(path, 'https://site.invalid') };
  const html = await htmlAt({ default: Page }, context);
  expect(html).toContain(text);
  expect(html).not.toContain('Anzeige');
});

it('AC-02 AC-06 AC-18 registering a person: an empty form shows errors for missing fields and sends nothing', async () => {
  await showAt('/registration/pflegeanbieter');
  expect(screen.getByRole('heading', { level: 2, name: 'Adressdaten' })).toBeVisible();
  await send();
  const banner = await screen.findByRole('alert');
  expect(banner).toHaveTextContent('Bitte füllen Sie alle Pflichtfelder aus.');
  await waitFor(() => expect(banner).toHaveFocus());
  expect(within(banner).getAllByRole('link')).toHaveLength(7);
  expect(screen.getByRole('checkbox', { name: /^Ich habe die AGB/ })).toHaveAccessibleDescription(
    'Fehler: Diese Zustimmung ist erforderlich.',
  );
  expect(site.written).toEqual([]);
});

it.each([
  ['CARE_PROVIDER', '/registration/pflegeanbieter', 'Anmelden und Einrichtung registrieren', '/login'],
  ['CARE_SEEKER', '/registration/pflegesuchende?callbackUrl=%2Fjobs', 'Jetzt anmelden', '/login?callbackUrl=%2Fjobs'],
])('AC-02 AC-04 AC-20 SH-09 %s: is sent, shows the next step, and is empty later', async (type, path, next, login) => {
  storeRegistration(type, person);
  site.answers['POST /api-backend/auth/register/'] = registered;
  const { goTo } = await showAt(path);
  expect(field(/^Vorname/)).toHaveValue('Anke');
  await completeSecrets();
  await send();
  const success = await screen.findByText(/^Vielen Dank für Ihre Registrierung\./);
  const status = success.closest<HTMLElement>('[role=status]')!;
  expect(status).toHaveFocus();
  await expectLink(next, expect.stringContaining(login), within(status));
  const passwords = { password: 'Ein Satz ist besser', password2: 'Ein Satz ist besser' };
  const body = { ...person, ...passwords, newsletter: false, consents: true, profile_type: type };
  expect(site.written).toEqual([{ path: 'POST /api-backend/auth/register/', body }]);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('navigation', { name: 'Ich bin …' })).toBeNull();
  expect(sessionStorage).toHaveLength(0);
  await goTo('/registration');
  await goTo(path);
  expect(field(/^Vorname/)).toHaveValue('');
});

it('SH-21 AC-18 registering a person: a password that is easy to guess is an error before anything is sent; a lost answer is repeated by its key', async () => {
  storeRegistration('CARE_SEEKER', person);
  await showAt('/registration/pflegesuchende');
  const passwords = () => [secret(/^Passwort \*|^Passwort$/), secret(/^Passwort wiederholen/)];
  for (const element of passwords()) await write(element, 'Anke-12345');
  await user.click(screen.getByRole('checkbox', { name: /^Ich habe die AGB/ }));
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('Dieses Passwort ist zu leicht zu erraten.');
  expect(site.written).toEqual([]);
  for (const element of passwords()) {
    await user.clear(element);
    await write(element, 'Ein Satz ist besser');
  }
  site.answers['POST /api-backend/auth/register/'] = 503;
  for (const count of [1, 2]) {
    await send();
    await waitFor(() => expect(site.keys).toHaveLength(count));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
  }
  expect(site.keys).toEqual([expect.stringMatching(/^[\da-f]{32}$/), site.keys[0]]);
});

it('AC-02 registering a person: the draft has no password and no consent; unsent values are not left unasked', async () => {
  const ask = jest.spyOn(window, 'confirm').mockReturnValue(false);
  const { addressNow, goTo } = await showAt('/registration/pflegesuchende');
  await goTo('/registration/pflegeanbieter');
  expect(ask).not.toHaveBeenCalled();
  await write(field(/^Vorname/), 'Anke');
  await completeSecrets();
  expect(storedDrafts()['registration:CARE_PROVIDER']).toEqual({ draftKey: expect.any(String), first_name: 'Anke' });
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(true);
  await goTo('/pakete');
  expect(ask).toHaveBeenCalledWith(expect.stringMatching(/^Sie haben nicht gespeicherte Änderungen/));
  expect(addressNow()).toBe('/registration/pflegeanbieter');
  ask.mockReturnValue(true);
  await goTo('/pakete');
  await waitFor(() => expect(addressNow()).toBe('/pakete'));
  ask.mockRestore();
});

const suggest = (q: string) => `/api-backend/geo/suggest/?q=${q}&kind=city`;
/** Lookups contain a random session, so this server matches only the typed text. */
function answerPlaces() {
  site.answers['/api-backend/user/profile/qualifications/'] = qualificationsSchema.parse({
    qualifications: [{ id: 5, name: 'Pflegehilfskraft' }],
  });
  site.lookUp = (path) => {
    if (path.startsWith(suggest('K%C3%B6ln')))
      return geoSuggestAnswerSchema.parse({
        results: [{ id: 'k', label: 'Köln', secondary: 'Nordrhein-Westfalen', kind: 'city' }],
        attribution: 'GeoNames',
      });
    if (path.startsWith('/api-backend/geo/resolve/?id=k'))
      return sample(geoAddressSchema, { label: 'Köln', city: 'Köln', lat: 50.94, lng: 6.96, precision: 'city' });
    return undefined;
  };
}
const place = (n: number) => screen.getByRole('combobox', { name: new RegExp(`^${n}\\. Ort`) });
const addRow = () => screen.queryByRole('button', { name: 'Weiteren Ort hinzufügen' });

it('AC-03 registering a job seeker: sends gender, phone, listed and custom qualifications, and the selected place with its coordinates', async () => {
  answerPlaces();
  storeRegistration('JOB_SEEKER', { ...person, phone: ' 0176 5550118 ', otherQualification: ' Wundexpertin ' });
  site.answers['POST /api-backend/auth/register/'] = registered;
  await showAt('/registration/pflegepersonal');
  expect(screen.getByRole('radio', { name: 'männlich' })).toBeChecked();
  expect(screen.getByRole('radio', { name: /20/ })).toBeChecked();
  await user.click(await screen.findByRole('checkbox', { name: 'Pflegehilfskraft' }));
  await user.click(screen.getByRole('radio', { name: 'divers' }));
  await user.type(place(1), 'Köln');
  await user.click(await screen.findByRole('option', { name: /Köln/ }));
  await user.click(screen.getByRole('checkbox', { name: /Newsletter/ }));
  await completeSecrets();
  await send();
  await screen.findByText(/^Vielen Dank für Ihre Registrierung\./);
  expect(site.written[0]?.body).toMatchObject({
    profile_type: 'JOB_SEEKER',
    gender: 'OTHER',
    newsletter: true,
    phone: '0176 5550118',
    qualifications: ['Pflegehilfskraft', 'Wundexpertin'],
    localizations: [{ address: 'Köln', radius: 20, coords: { type: 'Point', coordinates: [6.96, 50.94] } }],
  });
});

it('AC-03 registering a job seeker: rows can be added up to three, and removed down to one; a repeated place is an error at its row', async () => {
  answerPlaces();
  const picked = { text: 'Köln', picked: { id: 'k', label: 'Köln', session: 's' } };
  storeRegistration('JOB_SEEKER', { ...person, phone: '0176 5550118', rows: 2, place1: picked, place2: picked });
  await showAt('/registration/pflegepersonal');
  expect(place(2)).toHaveValue('Köln');
  await completeSecrets();
  await send();
  await screen.findByRole('alert');
  expect(place(2)).toHaveAccessibleDescription('Fehler: Der Standort wurde bereits hinzugefügt');
  expect(site.written).toEqual([]);
  await user.click(addRow()!);
  await waitFor(() => expect(place(3)).toHaveFocus());
  for (const n of [1, 2, 3]) expect(screen.getByRole('group', { name: `Umkreis um den ${n}. Ort` })).toBeVisible();
  expect(addRow()).toBeNull();
  await user.click(screen.getByRole('button', { name: '2. Ort löschen' }));
  expect(screen.queryByRole('combobox', { name: /^3\. Ort/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: '1. Ort löschen' }));
  expect(screen.queryByRole('button', { name: /Ort löschen$/ })).toBeNull();
  expect(addRow()).toBeVisible();
});

const adFrame = () => screen.queryByTitle('Anzeige');
const agreeTo = (choice: object) =>
  act(() => testStore().dispatch(decideConsent({ statistics: false, maps: false, ads: false, ...choice })));
afterEach(() => {
  document.head.innerHTML = '';
  localStorage.clear();
});

it('AC-17 the ad beside the form is a labelled frame with network and consent, and is removed when consent is withdrawn', async () => {
  agreeTo({ ads: true });
  await showAt('/registration');
  expect(adFrame()).toBeNull();
  agreeTo({});
  document.head.innerHTML = '<meta name="ad-frame" content="https://ads.example/show">';
  await showAt('/registration');
  expect(adFrame()).toBeNull();
  agreeTo({ ads: true });
  expect(adFrame()).toHaveAttribute('src', 'https://ads.example/show');
  expect(within(screen.getByRole('region', { name: 'Anzeige' })).getByText('Anzeige')).toBeVisible();
  agreeTo({ statistics: true, maps: true });
  expect(adFrame()).toBeNull();
});
