import { jobSeekerChangeSchema, type JobSeeker } from '@care/contracts/schemas';
import { paul, Refusal } from '@care/contracts/testing/site';
import { expectFocus } from '@care/contracts/testing/expect-seen';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { jobSeeker, JOB_SEEKER_CALL } from '../testing/job-seeker';
import { showAt, siteOfTests } from '../testing/show-site';

const ADDRESS = '/pflegepersonal/profil/maria-s';
const site = siteOfTests();
const OWN_CALL = '/api-backend/user/profile/3/';
const patchCall = `PATCH ${OWN_CALL}`;
const STREET = 'Neusser Straße 118, 50733 Köln, Deutschland';
const BONN = 'Bonn, Nordrhein-Westfalen';

const own = (changes: Partial<JobSeeker> = {}) =>
  jobSeeker({
    user_id: paul.pk,
    is_hidden: false,
    is_public: true,
    localizations: [
      { address: STREET, coords: { lng: 6.96, lat: 50.96 }, radius: 50 },
      { address: BONN, coords: { lng: 7.1, lat: 50.73 }, radius: 20 },
    ],
    ...changes,
  });

/** A server that stores the profile; the first writes get the `errors`. */
function serve(profile: JobSeeker, errors: (object | number)[] = []) {
  const stored = { profile };
  site.signedIn = true;
  site.user = { ...paul, profile_type: 'JOB_SEEKER', company: null, backend_permission_group_name: 'FREE_TIER' };
  site.answers = {
    get [JOB_SEEKER_CALL]() {
      return stored.profile;
    },
    get [OWN_CALL]() {
      return stored.profile;
    },
    get [patchCall]() {
      const refusal = errors.shift();
      if (refusal) return refusal;
      // Reads return these two in another form than they are written.
      const { qualifications: _, localizations: __, ...plain } = jobSeekerChangeSchema.parse(writes().at(-1));
      stored.profile = { ...stored.profile, ...(plain as Partial<JobSeeker>) };
      return stored.profile;
    },
    [`${OWN_CALL}preview/`]: jobSeeker({ localizations: [{ address: 'Köln', coords: null, radius: 50 }] }),
    [`${OWN_CALL}visitors/?limit=10&offset=0`]: { count: 0, results: [] },
    '/api-backend/user/block/': { count: 0, results: [] },
    '/api-backend/user/profile/qualifications/': { qualifications: [{ id: 1, name: 'Examinierte/r Altenpfleger/in' }] },
  };
  return stored;
}

async function edit(profile = own(), errors: (object | number)[] = []) {
  const stored = serve(profile, errors);
  const shown = await showAt(`${ADDRESS}?edit`);
  await screen.findByText('Sie bearbeiten Ihr Profil');
  return { ...shown, stored };
}

const part = (name: string) => within(screen.getByRole('region', { name }));

async function openPart(name: string) {
  await userEvent.click(part(name).getByRole('button', { name: `${name} bearbeiten` }));
  return part(name);
}

const save = (name: string) => userEvent.click(part(name).getByRole('button', { name: 'Speichern' }));
const cancel = (name: string) => userEvent.click(part(name).getByRole('button', { name: 'Abbrechen' }));
const isSaved = () => screen.findByText('Ihre Änderungen wurden gespeichert.');
const aboutMe = () => part('Über mich').getByRole('textbox', { name: /Über mich/ });
const writes = () => site.written.map(({ body }) => body);

it('AC-08 the own profile in edit mode: each section opens separately; saving closes it, shows a message and scrolls to the top', async () => {
  await edit();
  document.documentElement.removeAttribute('data-scrolled-to');
  const about = await openPart('Über mich');
  expect(part('Weitere Qualifikationen').queryByRole('textbox')).toBeNull();
  expect(aboutMe()).toHaveFocus();
  await userEvent.type(aboutMe(), ' verworfen');
  await cancel('Über mich');
  expect(about.getByRole('button', { name: 'Über mich bearbeiten' })).toHaveFocus();
  expect(document.body).not.toHaveTextContent('verworfen');
  await openPart('Über mich');
  await userEvent.clear(aboutMe());
  await userEvent.type(aboutMe(), 'Neuer Text');
  await save('Über mich');
  expect((await isSaved()).closest('[tabindex="-1"]')).toHaveFocus();
  expect(document.documentElement).toHaveAttribute('data-scrolled-to');
  expect(about.getByText('Neuer Text')).toBeVisible();
  expect(about.queryByRole('textbox')).toBeNull();
  await openPart('Über mich');
  await userEvent.clear(aboutMe());
  await save('Über mich');
  await waitFor(() => expect(writes()).toEqual([{ description: 'Neuer Text' }, { description: '' }]));
});

it('AC-08 AC-13 the own profile in edit mode: name and gender can be changed; a server error is shown at its field', async () => {
  const message = 'Bitte nennen Sie hier nicht Ihren Nachnamen, damit Ihr Name geschützt bleibt.';
  await edit(own(), [new Refusal(422, { details: { visible_name: message } })]);
  const name = await openPart('Name und Geschlecht');
  await userEvent.clear(name.getByRole('textbox', { name: /Angezeigter Name/ }));
  await userEvent.type(name.getByRole('textbox', { name: /Angezeigter Name/ }), 'Pia');
  await userEvent.click(name.getByRole('radio', { name: 'divers' }));
  await save('Name und Geschlecht');
  await waitFor(() =>
    expect(name.getByRole('textbox', { name: /Angezeigter Name/ })).toHaveAccessibleDescription(new RegExp(message)),
  );
  await save('Name und Geschlecht');
  expect(await screen.findByRole('heading', { level: 1, name: 'Pia' })).toBeVisible();
  expect(writes().at(-1)).toEqual({ visible_name: 'Pia', gender: 'OTHER' });
});

it('AC-10 the own profile in edit mode: certificates, wishes and custom qualifications are lists that reject duplicates and are sent on save', async () => {
  await edit();
  const title = 'Weitere Qualifikationen';
  const certificates = await openPart(title);
  const field = certificates.getByRole('textbox', { name: 'Zertifikat oder Weiterbildung' });
  await userEvent.type(field, 'Wunden{Enter}');
  expect(certificates.getByText('Wunden')).toBeVisible();
  await userEvent.type(field, 'Wunden');
  await userEvent.click(certificates.getByRole('button', { name: 'Übernehmen' }));
  expect(field).toHaveAccessibleDescription(/Ist bereits vorhanden/);
  await userEvent.clear(field);
  await userEvent.click(certificates.getByRole('button', { name: '„Palliative Care (160 Stunden)“ entfernen' }));
  await userEvent.type(field, 'Anleitung');
  expect(writes()).toEqual([]);
  await save(title);
  await isSaved();
  expect(certificates.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Wunden', 'Anleitung']);
  const wishes = await openPart('Besondere Wünsche');
  await userEvent.click(wishes.getByRole('button', { name: '„Kein Schaukeldienst“ entfernen' }));
  await save('Besondere Wünsche');
  await waitFor(() => expect(wishes.queryByRole('textbox')).toBeNull());
  const learned = await openPart('Qualifikation');
  await userEvent.click(await learned.findByRole('checkbox', { name: 'Examinierte/r Altenpfleger/in' }));
  await userEvent.type(learned.getByRole('textbox', { name: 'Andere Qualifikation' }), 'Hygiene');
  await save('Qualifikation');
  await waitFor(() => expect(learned.queryByRole('textbox')).toBeNull());
  expect(writes()).toEqual([
    { certificates: ['Wunden', 'Anleitung'] },
    { additional_requirements: ['Teilzeit, 30 Stunden'] },
    { qualifications: ['Wundexpertin', 'Hygiene'] },
  ]);
});

it('AC-20 the own profile in edit mode: one to three places, each picked or saved and no duplicate; rows below a removed one move up', async () => {
  await edit();
  site.lookUp = (path) =>
    path.startsWith('/api-backend/geo/suggest/')
      ? { attribution: '', results: [{ id: 'b', label: BONN, secondary: null, kind: 'city' }] }
      : undefined;
  const title = 'Wo ich arbeiten möchte';
  const places = await openPart(title);
  await userEvent.click(places.getByRole('button', { name: 'Weiteren Ort hinzufügen' }));
  expect(places.queryByRole('button', { name: 'Weiteren Ort hinzufügen' })).toBeNull();
  // The second place has 20 km, and so has a new one.
  expect(places.getAllByRole('radio', { name: /20/, checked: true })).toHaveLength(2);
  const third = places.getByRole('combobox', { name: /3\. Ort/ });
  await userEvent.type(third, 'Bon');
  await save(title);
  expect(await places.findByRole('alert')).toHaveTextContent('Wählen Sie einen Standort aus');
  await userEvent.type(third, 'n');
  await userEvent.click(await places.findByRole('option', { name: new RegExp(BONN) }));
  await save(title);
  await waitFor(() => expect(places.getByRole('alert')).toHaveTextContent('Der Standort wurde bereits hinzugefügt'));
  expect(writes()).toEqual([]);
  await userEvent.click(places.getByRole('button', { name: '3. Ort löschen' }));
  await userEvent.click(places.getAllByRole('radio', { name: /100/ })[1] as HTMLElement);
  await userEvent.click(places.getByRole('button', { name: '1. Ort löschen' }));
  expect(places.queryByRole('button', { name: /Ort löschen/ })).toBeNull();
  expect(places.getByRole('combobox')).toHaveValue(BONN);
  await save(title);
  await isSaved();
  const coords = { type: 'Point', coordinates: [7.1, 50.73] };
  expect(writes()).toEqual([{ localizations: [{ address: BONN, coords, radius: 100 }] }]);
});

const stale = () => new Refusal(412, { code: 'conflict' });
const THEIRS = 'Fassung des anderen Fensters';

it('AC-08 concurrent changes: a conflict shows the other version and keeps the draft, until one of them is taken', async () => {
  const { stored } = await edit(own(), [stale(), stale()]);
  const about = await openPart('Über mich');
  await userEvent.type(aboutMe(), '!');
  stored.profile = { ...stored.profile, description: THEIRS };
  await save('Über mich');
  await userEvent.click(await about.findByRole('button', { name: 'Gespeicherten Stand übernehmen' }));
  expect(about.getByText(THEIRS)).toBeVisible();
  expect(about.queryByRole('textbox')).toBeNull();
  await openPart('Über mich');
  await userEvent.clear(aboutMe());
  await userEvent.type(aboutMe(), 'Meine');
  stored.profile = { ...stored.profile, description: `${THEIRS} 2` };
  await save('Über mich');
  expect(await about.findByText(`${THEIRS} 2`)).toBeVisible();
  expect(about.getByRole('alert')).toHaveTextContent('inzwischen an anderer Stelle geändert');
  expect(aboutMe()).toHaveValue('Meine');
  expect(writes()).toHaveLength(2);
  await save('Über mich');
  await waitFor(() => expect(about.queryByRole('textbox')).toBeNull());
  expect(stored.profile.description).toBe('Meine');
});

it('AC-08 concurrent changes: neither a change of another section elsewhere nor the own one, whose answer was lost, is a conflict', async () => {
  const errors: (object | number)[] = [stale()];
  const { stored } = await edit(own(), errors);
  const about = await openPart('Über mich');
  await userEvent.type(aboutMe(), '!');
  stored.profile = { ...stored.profile, certificates: ['Von anderswo'] };
  await save('Über mich');
  await isSaved();
  expect(part('Weitere Qualifikationen').getByText('Von anderswo')).toBeVisible();
  expect(writes()).toHaveLength(2);
  errors.push(504, stale());
  await openPart('Über mich');
  await userEvent.clear(aboutMe());
  await userEvent.type(aboutMe(), 'Meine');
  await save('Über mich');
  expect(await about.findByRole('alert')).toHaveTextContent('Ein unerwarteter Fehler ist aufgetreten');
  stored.profile = { ...stored.profile, description: 'Meine' };
  await save('Über mich');
  await waitFor(() => expect(about.queryByRole('textbox')).toBeNull());
  expect(about.getByText('Meine')).toBeVisible();
  expect(writes()).toHaveLength(4);
});

it('SH-09 AC-08 concurrent changes: after a reload a section is open with its draft, which does not overwrite a newer version', async () => {
  const { stored } = await edit();
  const mine = `${own().description}!`;
  await openPart('Über mich');
  await userEvent.type(aboutMe(), '!');
  cleanup();
  stored.profile = { ...stored.profile, description: THEIRS };
  await showAt(`${ADDRESS}?edit`);
  const text = await screen.findByRole('textbox', { name: /Über mich/ });
  await waitFor(() => expect(text).toHaveValue(mine));
  await save('Über mich');
  expect(await part('Über mich').findByText(THEIRS)).toBeVisible();
  expect(text).toHaveValue(mine);
  expect(writes()).toEqual([]);
  await save('Über mich');
  await waitFor(() => expect(stored.profile.description).toBe(mine));
});

it('AC-08 AC-09 switches, preview and visibility: a switch takes effect at once and can be undone; it returns to its state when saving fails', async () => {
  const { stored } = await edit(own(), [503]);
  const offers = screen.getByRole('switch', { name: 'Offen für Angebote' });
  await userEvent.click(offers);
  expect(await screen.findByText('Das hat nicht geklappt.')).toBeVisible();
  expect(offers).toBeChecked();
  expect(offers).toHaveAccessibleDescription('„Ich freue mich über Angebote“');
  await userEvent.click(offers);
  await screen.findByText('Anbieter sehen jetzt, dass Sie keine Angebote möchten.');
  expect(offers).not.toBeChecked();
  expect(offers).toHaveAccessibleDescription('„Bitte keine Angebote“');
  expect(stored.profile.is_open_for_offers).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Rückgängig machen' }));
  await screen.findByText('Anbieter sehen jetzt, dass Sie sich über Angebote freuen.');
  expect(stored.profile.is_open_for_offers).toBe(true);
  const visible = screen.getByRole('switch', { name: 'Mein Profil ist für Pflegeanbieter sichtbar' });
  expect(visible).toHaveAccessibleDescription(/^Ihr Profil ist öffentlich: Pflegeanbieter und alle anderen finden es/);
  await userEvent.click(visible);
  await screen.findByText('Ihr Profil ist jetzt verborgen.');
  expect(stored.profile.is_hidden).toBe(true);
});

it('AC-20 switches, preview and visibility: before the confirmation of the address explains the visibility and offers the link again', async () => {
  serve(own({ is_public: false }));
  site.user = { ...site.user, email_verified: false, email: 'maria@example.org' };
  site.answers['POST /api-backend/auth/verify-email/resend/'] = { status: 'accepted' };
  await showAt(`${ADDRESS}?edit`);
  expect(await screen.findByText(/^Noch sehen nur Sie dieses Profil/)).toBeVisible();
  const visible = screen.getByRole('switch', { name: 'Mein Profil ist für Pflegeanbieter sichtbar', checked: true });
  expect(visible).toHaveAccessibleDescription('Sichtbar wird Ihr Profil, sobald Ihre E-Mail-Adresse bestätigt ist.');
  await userEvent.click(screen.getByRole('button', { name: /erneut senden/ }));
  await expectFocus('Wir haben Ihnen eine neue E-Mail geschickt.');
  expect(site.written.at(-1)?.body).toEqual({ email: 'maria@example.org' });
});

it('AC-08 switches, preview and visibility: the preview shows what providers see: towns, no street', async () => {
  await edit();
  expect(part('Wo ich arbeiten möchte').getByText(/Neusser Straße/)).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'So sehen Anbieter Sie' }));
  const preview = await screen.findByText('So sehen Anbieter Sie.');
  expect(preview).toBeVisible();
  expect(preview.closest('[tabindex]')).toHaveFocus();
  await waitFor(() => expect(part('Wo ich arbeiten möchte').getByText(/^Köln/)).toBeVisible());
  expect(document.body).not.toHaveTextContent('Neusser Straße');
  expect(screen.getByRole('link', { name: 'Profil bearbeiten' })).toHaveAttribute('href', `${ADDRESS}?edit`);
});

it('AC-08 switches, preview and visibility: shows all visitors of the profile, ten at a time', async () => {
  serve(own());
  const visitors = Array.from({ length: 22 }, (_, index) => ({
    company: { id: index + 1, name: `Haus ${index + 1}`, slug: `haus-${index + 1}` },
    views: 1,
    last_viewed_at: '2026-11-19T10:00:00.000Z',
    has_written: false,
    is_blocked: false,
  }));
  for (const offset of [0, 10, 20])
    site.answers[`${OWN_CALL}visitors/?limit=10&offset=${offset}`] = {
      count: visitors.length,
      results: visitors.slice(offset, offset + 10),
    };
  await showAt(`${ADDRESS}?edit`);
  const list = within(await screen.findByRole('region', { name: 'Wer Ihr Profil angesehen hat' }));
  expect(await list.findAllByRole('listitem')).toHaveLength(10);
  expect(list.queryByText(/Bisher hat noch kein Pflegeanbieter/)).toBeNull();
  const show = async (label: string, first: string) => {
    await userEvent.click(await list.findByRole('button', { name: label }));
    expect(await list.findByRole('button', { name: `${first} sperren` })).toBeVisible();
  };
  for (const first of [11, 21]) await show('Weitere anzeigen', `Haus ${first}`);
  expect(list.getByRole('list')).toHaveFocus();
  expect(list.queryByRole('button', { name: 'Weitere anzeigen' })).toBeNull();
  await show('Vorherige anzeigen', 'Haus 11');
});

it('AC-08 switches, preview and visibility: visitors of the profile are listed and can be blocked and unblocked', async () => {
  serve(own());
  const company = { id: 7, name: 'Haus Lindenhof', slug: 'lindenhof' };
  const visitor = { company, views: 2, last_viewed_at: '2026-11-19T10:00:00.000Z', has_written: true };
  const blocked = { count: 1, results: [{ id: 5, name: company.name, company, created_at: '2026-11-20T10:00:00Z' }] };
  const answers = site.answers;
  const listVisitor = (is_blocked: boolean) => {
    answers[`${OWN_CALL}visitors/?limit=10&offset=0`] = { count: 1, results: [{ ...visitor, is_blocked }] };
  };
  listVisitor(false);
  Object.defineProperty(answers, 'POST /api-backend/user/block/', {
    get: () => {
      listVisitor(true);
      return (answers['/api-backend/user/block/'] = blocked);
    },
  });
  Object.defineProperty(answers, 'DELETE /api-backend/user/block/5/', {
    get: () => (answers['/api-backend/user/block/'] = { count: 0, results: [] }),
  });
  await showAt(`${ADDRESS}?edit`);
  const list = within(await screen.findByRole('region', { name: 'Wer Ihr Profil angesehen hat' }));
  expect(await list.findByText('2-mal angesehen, zuletzt am 19. November 2026')).toBeVisible();
  expect(list.getByText('hat Ihnen geschrieben')).toBeVisible();
  await userEvent.click(list.getByRole('button', { name: 'Haus Lindenhof sperren' }));
  const release = await screen.findByRole('button', { name: 'Sperre für Haus Lindenhof aufheben' });
  expect(writes()).toEqual([{ company: 7 }]);
  // The list of visitors is read again besides that of blocks.
  await waitFor(() => expect(screen.getByRole('list', { name: 'Wer Ihr Profil angesehen hat' })).toHaveFocus());
  await userEvent.click(release);
  expect(await part('Gesperrte Anbieter').findByText('Sie haben niemanden gesperrt.')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('list', { name: 'Gesperrte Anbieter' })).toHaveFocus());
  await userEvent.click(part('Gesperrte Anbieter').getByRole('button', { name: 'Sperren' }));
  expect(part('Gesperrte Anbieter').getByRole('combobox')).toHaveFocus();
});
