import { jobSeekerChangeSchema, type JobSeeker, type JobSeekerChange } from '@care/contracts/schemas';
import { paul, Refusal } from '@care/contracts/testing/site';
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

/** What reads give as it was written. */
const plainFields = [
  'certificates',
  'description',
  'additional_requirements',
  'gender',
  'is_open_for_offers',
  'is_hidden',
  'visible_name',
] as const;

/** The profile as the server keeps it: reads give it, writes change it. `refusals` come before. */
function serve(profile: JobSeeker, refusals: (object | number)[] = []) {
  const kept = { profile };
  site.signedIn = true;
  site.user = {
    ...paul,
    profile_type: 'JOB_SEEKER',
    company: null,
    backend_permission_group_name: 'FREE_TIER',
  };
  site.answers = {
    get [JOB_SEEKER_CALL]() {
      return kept.profile;
    },
    get [OWN_CALL]() {
      return kept.profile;
    },
    get [patchCall]() {
      const refusal = refusals.shift();
      if (refusal) return refusal;
      const change = jobSeekerChangeSchema.parse(site.written.at(-1)?.body) as JobSeekerChange;
      const plain = plainFields.filter((field) => change[field] !== undefined).map((field) => [field, change[field]]);
      kept.profile = { ...kept.profile, ...(Object.fromEntries(plain) as Partial<JobSeeker>) };
      return kept.profile;
    },
    [`${OWN_CALL}preview/`]: jobSeeker({
      user_id: paul.pk,
      localizations: [{ address: 'Köln', coords: null, radius: 50 }],
    }),
    [`${OWN_CALL}visitors/?limit=10`]: { count: 0, results: [] },
    '/api-backend/user/block/': { count: 0, results: [] },
    '/api-backend/user/profile/qualifications/': { qualifications: [{ id: 1, name: 'Examinierte/r Altenpfleger/in' }] },
  };
  return kept;
}

async function edit(profile = own(), refusals: (object | number)[] = []) {
  const kept = serve(profile, refusals);
  const shown = await showAt(`${ADDRESS}?edit`);
  await screen.findByText('Sie bearbeiten Ihr Profil');
  return { ...shown, kept };
}

const part = (name: string) => within(screen.getByRole('region', { name }));

async function openPart(name: string) {
  await userEvent.click(part(name).getByRole('button', { name: `${name} bearbeiten` }));
  return part(name);
}

const save = (name: string) => userEvent.click(part(name).getByRole('button', { name: 'Speichern' }));
const writes = () => site.written.map(({ body }) => body);

describe('the own profile in edit mode', () => {
  it('AC-08 every part opens by itself; saving returns to the view, says so and scrolls to the top', async () => {
    await edit();
    document.documentElement.removeAttribute('data-scrolled-to');
    const about = await openPart('Über mich');
    expect(part('Weitere Qualifikationen').queryByRole('textbox')).toBeNull();
    const text = about.getByRole('textbox', { name: /Über mich/ });
    expect(text).toHaveFocus();
    await userEvent.clear(text);
    await userEvent.type(text, 'Neuer Text');
    await save('Über mich');
    const notice = await screen.findByText('Ihre Änderungen wurden gespeichert.');
    expect(notice.closest('[tabindex="-1"]')).toHaveFocus();
    expect(document.documentElement).toHaveAttribute('data-scrolled-to');
    expect(part('Über mich').getByText('Neuer Text')).toBeVisible();
    expect(part('Über mich').queryByRole('textbox')).toBeNull();
    expect(writes()).toEqual([{ description: 'Neuer Text' }]);
  });

  it('AC-08 what somebody says about themselves can be emptied', async () => {
    await edit();
    const about = await openPart('Über mich');
    await userEvent.clear(about.getByRole('textbox', { name: /Über mich/ }));
    await save('Über mich');
    await waitFor(() => expect(writes()).toHaveLength(1));
    expect(writes()).toEqual([{ description: '' }]);
  });

  it('AC-08 cancelling shows what was, and gives the focus back', async () => {
    await edit();
    const about = await openPart('Über mich');
    await userEvent.type(about.getByRole('textbox', { name: /Über mich/ }), ' verworfen');
    await userEvent.click(about.getByRole('button', { name: 'Abbrechen' }));
    expect(about.getByRole('button', { name: 'Über mich bearbeiten' })).toHaveFocus();
    expect(document.body).not.toHaveTextContent('verworfen');
  });

  it('AC-08 AC-13 name and gender are changed; what the server says stands under its field', async () => {
    const said = 'Bitte nennen Sie hier nicht Ihren Nachnamen, damit Ihr Name geschützt bleibt.';
    await edit(own(), [new Refusal(422, { details: { visible_name: said } })]);
    const name = await openPart('Name und Geschlecht');
    await userEvent.clear(name.getByRole('textbox', { name: /Angezeigter Name/ }));
    await userEvent.type(name.getByRole('textbox', { name: /Angezeigter Name/ }), 'Pia');
    await userEvent.click(name.getByRole('radio', { name: 'divers' }));
    await save('Name und Geschlecht');
    await waitFor(() =>
      expect(name.getByRole('textbox', { name: /Angezeigter Name/ })).toHaveAccessibleDescription(new RegExp(said)),
    );
    await save('Name und Geschlecht');
    expect(await screen.findByRole('heading', { level: 1, name: 'Pia' })).toBeVisible();
    expect(writes().at(-1)).toEqual({ visible_name: 'Pia', gender: 'OTHER' });
  });

  it('AC-10 lists change locally, refuse what is there already, and are sent only on save', async () => {
    await edit();
    const title = 'Weitere Qualifikationen';
    const certificates = await openPart(title);
    const field = certificates.getByRole('textbox', { name: 'Zertifikat oder Weiterbildung' });
    await userEvent.type(field, 'Wundmanagement{Enter}');
    expect(certificates.getByText('Wundmanagement')).toBeVisible();
    await userEvent.type(field, 'Wundmanagement');
    await userEvent.click(certificates.getByRole('button', { name: 'Übernehmen' }));
    expect(field).toHaveAccessibleDescription(/Ist bereits vorhanden/);
    await userEvent.clear(field);
    await userEvent.click(certificates.getByRole('button', { name: '„Palliative Care (160 Stunden)“ entfernen' }));
    await userEvent.type(field, 'Praxisanleitung');
    expect(writes()).toEqual([]);
    await save(title);
    await screen.findByText('Ihre Änderungen wurden gespeichert.');
    expect(writes()).toEqual([{ certificates: ['Wundmanagement', 'Praxisanleitung'] }]);
    expect(
      part(title)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Wundmanagement', 'Praxisanleitung']);
  });

  it('AC-10 wishes and own qualifications are lists, too', async () => {
    await edit();
    await openPart('Besondere Wünsche');
    await userEvent.click(part('Besondere Wünsche').getByRole('button', { name: '„Kein Schaukeldienst“ entfernen' }));
    await save('Besondere Wünsche');
    await screen.findByText('Ihre Änderungen wurden gespeichert.');
    const learned = await openPart('Qualifikation');
    await userEvent.click(await learned.findByRole('checkbox', { name: 'Examinierte/r Altenpfleger/in' }));
    await userEvent.type(learned.getByRole('textbox', { name: 'Andere Qualifikation' }), 'Hygiene');
    await save('Qualifikation');
    await waitFor(() => expect(learned.queryByRole('textbox')).toBeNull());
    expect(writes()).toEqual([
      { additional_requirements: ['Teilzeit, 30 Stunden'] },
      { qualifications: ['Wundexpertin', 'Hygiene'] },
    ]);
  });

  it('AC-20 locations keep their position without a new pick, start at 20 km, are one to three, none twice', async () => {
    await edit();
    site.lookUp = (path) =>
      path.startsWith('/api-backend/geo/suggest/')
        ? { attribution: '', results: [{ id: 'b', label: BONN, secondary: null, kind: 'city' }] }
        : undefined;
    const title = 'Wo ich arbeiten möchte';
    const places = await openPart(title);
    await userEvent.click(places.getByRole('button', { name: 'Weiteren Ort hinzufügen' }));
    expect(places.queryByRole('button', { name: 'Weiteren Ort hinzufügen' })).toBeNull();
    expect(places.getAllByRole('radio', { name: /20/, checked: true })).toHaveLength(2);
    await userEvent.type(places.getByRole('combobox', { name: /3\. Ort/ }), 'Bonn');
    await userEvent.click(await places.findByRole('option', { name: new RegExp(BONN) }));
    await save(title);
    expect(await places.findByRole('alert')).toHaveTextContent('Der Standort wurde bereits hinzugefügt');
    await userEvent.click(places.getByRole('button', { name: '3. Ort löschen' }));
    await userEvent.click(places.getByRole('button', { name: '2. Ort löschen' }));
    expect(places.queryByRole('button', { name: /Ort löschen/ })).toBeNull();
    await save(title);
    await screen.findByText('Ihre Änderungen wurden gespeichert.');
    const coords = { type: 'Point', coordinates: [6.96, 50.96] };
    expect(writes()).toEqual([{ localizations: [{ address: STREET, coords, radius: 50 }] }]);
  });
});

describe('rows of the work locations', () => {
  it('AC-20 those below a removed one move up, with their radius', async () => {
    await edit();
    const title = 'Wo ich arbeiten möchte';
    const places = await openPart(title);
    await userEvent.click(places.getAllByRole('radio', { name: /100/ })[1] as HTMLElement);
    await userEvent.click(places.getByRole('button', { name: '1. Ort löschen' }));
    expect(places.getByRole('combobox')).toHaveValue(BONN);
    await save(title);
    await screen.findByText('Ihre Änderungen wurden gespeichert.');
    const coords = { type: 'Point', coordinates: [7.1, 50.73] };
    expect(writes()).toEqual([{ localizations: [{ address: BONN, coords, radius: 100 }] }]);
  });

  it('AC-20 an address that was typed but not picked is refused', async () => {
    await edit();
    const title = 'Wo ich arbeiten möchte';
    const places = await openPart(title);
    await userEvent.type(places.getByRole('combobox', { name: /1\. Ort/ }), ' irgendwo');
    await save(title);
    expect(await places.findByRole('alert')).toHaveTextContent('Wählen Sie einen Standort aus');
    expect(writes()).toEqual([]);
  });
});

describe('what happens elsewhere meanwhile', () => {
  const stale = () => new Refusal(412, { code: 'conflict' });

  it('AC-08 the same part changed in another tab is shown, the entry stays, and saving again puts it through', async () => {
    const { kept } = await edit(own(), [stale()]);
    const about = await openPart('Über mich');
    const text = about.getByRole('textbox', { name: /Über mich/ });
    await userEvent.clear(text);
    await userEvent.type(text, 'Meine Fassung');
    kept.profile = { ...kept.profile, description: 'Fassung des anderen Fensters' };
    await save('Über mich');
    expect(await about.findByText('Fassung des anderen Fensters')).toBeVisible();
    expect(about.getByRole('alert')).toHaveTextContent('inzwischen an anderer Stelle geändert');
    expect(text).toHaveValue('Meine Fassung');
    expect(writes()).toHaveLength(1);
    await save('Über mich');
    await waitFor(() => expect(about.getByText('Meine Fassung')).not.toHaveProperty('tagName', 'TEXTAREA'));
    expect(kept.profile.description).toBe('Meine Fassung');
  });

  it('AC-08 what was saved elsewhere can be taken instead', async () => {
    const { kept } = await edit(own(), [stale()]);
    const about = await openPart('Über mich');
    await userEvent.type(about.getByRole('textbox', { name: /Über mich/ }), ' und mehr');
    kept.profile = { ...kept.profile, description: 'Fassung des anderen Fensters' };
    await save('Über mich');
    await userEvent.click(await about.findByRole('button', { name: 'Gespeicherten Stand übernehmen' }));
    expect(about.getByText('Fassung des anderen Fensters')).toBeVisible();
    expect(about.queryByRole('textbox')).toBeNull();
  });

  it('AC-08 another part changed elsewhere is no conflict', async () => {
    const { kept } = await edit(own(), [stale()]);
    const about = await openPart('Über mich');
    await userEvent.type(about.getByRole('textbox', { name: /Über mich/ }), '!');
    kept.profile = { ...kept.profile, certificates: ['Von anderswo'] };
    await save('Über mich');
    expect(await screen.findByText('Ihre Änderungen wurden gespeichert.')).toBeVisible();
    expect(part('Weitere Qualifikationen').getByText('Von anderswo')).toBeVisible();
    expect(writes()).toHaveLength(2);
  });

  it('SH-09 an unsaved part is open again with its entry after a reload', async () => {
    await edit();
    const about = await openPart('Über mich');
    await userEvent.type(about.getByRole('textbox', { name: /Über mich/ }), ' Nicht gesichert');
    expect(sessionStorage).not.toHaveLength(0);
    cleanup();
    await showAt(`${ADDRESS}?edit`);
    const again = () => screen.getByRole('textbox', { name: /Über mich/ });
    await waitFor(() => expect(again()).toHaveValue(`${own().description} Nicht gesichert`));
  });
});

describe('switches, preview and who may see it', () => {
  it('AC-09 the switch takes effect at once and can be undone', async () => {
    const { kept } = await edit();
    const offers = screen.getByRole('switch', { name: 'Offen für Angebote' });
    expect(offers).toBeChecked();
    expect(offers).toHaveAccessibleDescription('„Ich freue mich über Angebote“');
    await userEvent.click(offers);
    await screen.findByText('Anbieter sehen jetzt, dass Sie keine Angebote möchten.');
    expect(offers).not.toBeChecked();
    expect(offers).toHaveAccessibleDescription('„Bitte keine Angebote“');
    expect(kept.profile.is_open_for_offers).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Rückgängig machen' }));
    await screen.findByText('Anbieter sehen jetzt, dass Sie sich über Angebote freuen.');
    expect(kept.profile.is_open_for_offers).toBe(true);
  });

  it('AC-09 the switch stands as before when it could not be saved', async () => {
    await edit(own(), [503]);
    const offers = screen.getByRole('switch', { name: 'Offen für Angebote' });
    await userEvent.click(offers);
    expect(await screen.findByText('Das hat nicht geklappt.')).toBeVisible();
    expect(offers).toBeChecked();
  });

  it('AC-08 the profile can be hidden', async () => {
    const { kept } = await edit();
    await userEvent.click(screen.getByRole('switch', { name: 'Mein Profil ist für Pflegeanbieter sichtbar' }));
    await screen.findByText('Ihr Profil ist jetzt verborgen.');
    expect(kept.profile.is_hidden).toBe(true);
  });

  it('AC-20 says who sees the profile: everybody, or nobody until the address is confirmed, with the link again', async () => {
    await edit();
    const visible = () => screen.getByRole('switch', { name: 'Mein Profil ist für Pflegeanbieter sichtbar' });
    expect(visible()).toHaveAccessibleDescription(
      /^Ihr Profil ist öffentlich: Pflegeanbieter und alle anderen finden es/,
    );
    cleanup();
    serve(own({ is_public: false }));
    site.user = { ...site.user, email_verified: false, email: 'maria@example.org' };
    site.answers['POST /api-backend/auth/verify-email/resend/'] = { status: 'accepted' };
    await showAt(`${ADDRESS}?edit`);
    expect(await screen.findByText(/^Noch sehen nur Sie dieses Profil/)).toBeVisible();
    expect(visible()).toBeChecked();
    expect(visible()).toHaveAccessibleDescription(
      'Sichtbar wird Ihr Profil, sobald Ihre E-Mail-Adresse bestätigt ist.',
    );
    await userEvent.click(screen.getByRole('button', { name: /erneut senden/ }));
    expect(await screen.findByText('Wir haben Ihnen eine neue E-Mail geschickt.')).toBeVisible();
    expect(site.written.at(-1)?.body).toEqual({ email: 'maria@example.org' });
  });

  it('AC-08 the preview shows what providers see: towns, no street', async () => {
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

  it('AC-08 nobody but the owner gets into edit mode', async () => {
    serve(own({ user_id: 99 }));
    await showAt(`${ADDRESS}?edit`);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText('Sie bearbeiten Ihr Profil')).toBeNull();
    expect(screen.queryByRole('button', { name: /bearbeiten/ })).toBeNull();
  });

  it('AC-08 who looked or wrote is listed and can be shut out, and let in again', async () => {
    serve(own());
    const company = { id: 7, name: 'Haus Lindenhof', slug: 'lindenhof' };
    const visitor = {
      company,
      views: 2,
      last_viewed_at: '2026-11-19T10:00:00.000Z',
      has_written: true,
      is_blocked: false,
    };
    const blocked = {
      count: 1,
      results: [{ id: 5, name: company.name, company, created_at: '2026-11-20T10:00:00.000Z' }],
    };
    const answers = site.answers;
    answers[`${OWN_CALL}visitors/?limit=10`] = { count: 1, results: [visitor] };
    Object.defineProperty(answers, 'POST /api-backend/user/block/', {
      get: () => (answers['/api-backend/user/block/'] = blocked),
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
    expect(screen.getByRole('list', { name: 'Wer Ihr Profil angesehen hat' })).toHaveFocus();
    await userEvent.click(release);
    expect(await part('Gesperrte Anbieter').findByText('Sie haben niemanden gesperrt.')).toBeVisible();
    expect(screen.getByRole('list', { name: 'Gesperrte Anbieter' })).toHaveFocus();
  });
});
