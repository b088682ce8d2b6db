import { companyDetailsChangeSchema, companySectionsSchema } from '@care/contracts/schemas';
import type { CompanyPage, CompanySections } from '@care/contracts/schemas';
import { EDITED_SECTIONS, type CompanySection } from '@care/contracts/vocabulary';
import { sample } from '@care/contracts/testing/sample';
import { Refusal } from '@care/contracts/testing/site';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as profile from '../exposes/profile';
import { backendOfTests, held, visitAs, type Written } from '../testing/backend';
import { galleryOf, mainImage, noRights, ownPage } from '../testing/company';
import { profileContext, showPage } from '../testing/show-page';
import { uploadServer } from '../testing/upload-server';

const uploads = uploadServer();
const backend = backendOfTests(); // calls by a path reach the last server
const NEW_STREET = 'Am Markt 3, 53111 Bonn, Deutschland';

/** A server that stores the provider; each section has a version that a write must name. */
function serve(changes: Partial<CompanyPage> = {}, state: Partial<CompanySections> = {}) {
  const stored = { company: ownPage({ owner: 12, email: null, ...changes }), version: 1 };
  const etag = () => `"v${stored.version}"`;
  const times = { changed_at: null, confirmed_at: '2026-11-03T09:00:00.000Z' };
  const sections = () =>
    sample(companySectionsSchema, {
      sections: EDITED_SECTIONS.map((section) => ({ section, etag: etag(), ...times })),
      ...state,
    });
  backend.answer = ({ pathname, searchParams }) => {
    if (pathname.endsWith('/sections/')) return sections();
    if (pathname === '/geo/suggest/') {
      const results = [{ id: 'markt', label: NEW_STREET, secondary: null, kind: 'address' }];
      return { results: searchParams.get('q') ? results : [], attribution: '' };
    }
    if (pathname === '/geo/resolve/') return { label: NEW_STREET, postal_code: '53111', lat: 50.735, lng: 7.1 };
    return stored.company;
  };
  backend.answerWrite = ({ headers, body, url }: Written) => {
    if (url.endsWith('/confirm/')) return sections();
    if (url.startsWith('/media/')) return {};
    if (headers['if-match'] !== etag()) {
      const { description, activities } = stored.company;
      const extra = { section: 'texts', etag: etag(), changed_at: '2026-11-22T13:12:00.000Z' };
      const fields = { stored: { description, activities } };
      return new Refusal(412, { code: 'conflict', ...extra, ...fields });
    }
    stored.version++;
    const { features: _, qualifications: __, coords: ___, ...plain } = companyDetailsChangeSchema.parse(body);
    Object.assign(stored.company, plain, 'benefits' in Object(body) ? body : {});
    return body as object;
  };
  return {
    stored,
    /** Another device saves texts. */
    saveElsewhere: (texts: Partial<CompanyPage>) => {
      stored.company = { ...stored.company, ...texts };
      stored.version++;
    },
  };
}

async function show(query = '') {
  await visitAs(backend, '12');
  return showPage(profile, profileContext(query));
}
const region = (name: string) => within(screen.getByRole('region', { name }));
const pencil = (name: string) => screen.findByRole('button', { name: `${name} bearbeiten` });
async function open(name: string) {
  await userEvent.click(await pencil(name));
  return region(name);
}
const save = (area: ReturnType<typeof region>) => userEvent.click(area.getByRole('button', { name: 'Speichern' }));
const isSaved = (area: ReturnType<typeof region>) => area.findByText('Ihre Änderungen wurden gespeichert.');
const written = () => backend.written.filter(({ url }) => url.startsWith('/company/'));
async function fill(field: HTMLElement, text: string) {
  await userEvent.clear(field);
  if (text) await userEvent.paste(text);
}
function choose(part: string, name: string) {
  const input = screen.getByRole('region', { name: part }).querySelector('input[type=file]')!;
  fireEvent.change(input, { target: { files: [new File(['bild'], name, { type: 'image/png' })] } });
}
const TEXTS = 'Beschreibung und Aktivitäten';

beforeEach(() => sessionStorage.clear());

it('PP-06 SH-21 editing the own profile: sends what changed with its version, keeps the entry until it is saved, and cancels without a request', async () => {
  serve();
  const store = backend.answerWrite;
  await show();
  const services = await open('Leistungen');
  const pencils = screen.getAllByRole('button', { name: /bearbeiten$/ });
  expect(pencils.map(({ ariaLabel }) => ariaLabel?.replace(' bearbeiten', ''))).toEqual([
    ...['Kontaktdaten', 'Öffnungszeiten', TEXTS, 'Besonderheiten', 'Weitere Besonderheiten'],
    ...['Arbeitgebervorteile', 'Qualifikationen', 'Logo', 'Titelbild', 'Galerie'],
  ]);
  await userEvent.click(services.getByRole('checkbox', { name: 'Kurzzeitpflege' }));
  await userEvent.click(services.getByRole('button', { name: 'Abbrechen' }));
  expect(await pencil('Leistungen')).toHaveFocus();
  expect(written()).toEqual([]);

  const area = await open(TEXTS);
  expect(area.getByRole('textbox', { name: /Beschreibung/ })).toHaveFocus();
  const activities = area.getByRole('textbox', { name: /Aktivitäten/ });
  await fill(activities, 'Dienstags tanzen wir.');
  backend.answerWrite = () => 500;
  await save(area);
  expect(await area.findByRole('alert')).toHaveTextContent('Ein unerwarteter Fehler');
  // It is stored, and its answer is lost: the repetition is no conflict.
  backend.answerWrite = (change) => void store(change);
  await save(area);
  await waitFor(() => expect(area.getByRole('alert')).toHaveTextContent('Keine Verbindung.'));
  expect(activities).toHaveValue('Dienstags tanzen wir.');
  backend.answerWrite = store;
  await save(area);
  expect((await isSaved(area)).closest('[role="status"]')).toHaveFocus();
  expect(area.getByText('Dienstags tanzen wir.')).toBeVisible();
  const sent = { body: { activities: 'Dienstags tanzen wir.' }, headers: { 'if-match': '"v1"' } };
  expect(written()).toMatchObject([sent, sent, { ...sent, url: '/company/details/7/' }]);
});

it('PP-06 editing the own profile: after saving it names the other sections that somebody else has changed meanwhile', async () => {
  const versions = (...changed: CompanySection[]) =>
    EDITED_SECTIONS.map((section) => ({
      ...{ section, changed_at: null, confirmed_at: '2026-11-03T09:00:00.000Z' },
      etag: changed.includes(section) ? '"v2"' : '"v1"',
    }));
  const state = { sections: versions() };
  serve({}, state);
  await show();
  const area = await open(TEXTS);
  await fill(area.getByRole('textbox', { name: /Aktivitäten/ }), 'Dienstags tanzen wir.');
  state.sections = versions('texts');
  await save(area);
  await isSaved(area);
  expect(screen.queryByText(/an anderer Stelle/)).not.toBeInTheDocument();

  await open(TEXTS);
  await fill(area.getByRole('textbox', { name: /Aktivitäten/ }), 'Mittwochs singen wir.');
  state.sections = versions('texts', 'contact', 'benefits');
  await save(area);
  const news = 'Inzwischen wurde auch an anderer Stelle gespeichert: Kontaktdaten, Arbeitgebervorteile.';
  expect(await area.findByText(news, { exact: false })).toBeVisible();
});

it('PP-06 PP-23 editing the own profile: nobody else has a pencil or picker, not even with ?edit', async () => {
  serve({ viewer: noRights, qualifications: [{ id: 1, name: 'Examinierte Altenpflegerin' }] });
  await show('?edit');
  expect(await screen.findByText('Examinierte Altenpflegerin')).toBeVisible();
  await act(() => import('../features/editing/OwnerProfile')); // time in which it would appear
  expect(backend.requests).not.toContain('/company/7/sections/');
  expect(screen.queryByRole('button', { name: /bearbeiten$|Qualifikation/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: /Name der Einrichtung/ })).not.toBeInTheDocument();
});

it('PP-06 editing the own profile: a section that is stored while the page is left is read again for the next visit', async () => {
  serve();
  const store = backend.answerWrite;
  const { unmount } = await show();
  const area = await open(TEXTS);
  await fill(area.getByRole('textbox', { name: /Aktivitäten/ }), 'Dienstags tanzen wir.');
  const reads = () => backend.requests.filter((path) => path === '/company/7/sections/').length;
  backend.answerWrite = (change) => {
    unmount();
    return store(change);
  };
  const before = reads();
  await save(area);
  await waitFor(() => expect(reads()).toBe(before + 1));
});

it('PP-06 PP-07 editing the own profile: ?edit opens the contact form, whose address must be picked; a phone number is not needed', async () => {
  serve({ email: 'info@haus.example', phone: null });
  const store = backend.answerWrite;
  await show('?edit');
  await screen.findByRole('combobox', { name: /Adresse/ });
  const area = region('Kontaktdaten');
  const box = (name: string | RegExp) => area.getByRole('textbox', { name });
  const street = () => area.getByRole('combobox', { name: /Adresse/ });
  await fill(box('Postleitzahl'), '50999');
  await save(area);
  await waitFor(() => expect(box('Postleitzahl')).toHaveAccessibleDescription(/Bitte wählen Sie Ihre Adresse/));
  await userEvent.click(street()); // loads the suggestions
  await fill(street(), 'Am Markt 3');
  await userEvent.tab();
  await save(area);
  expect((await area.findAllByText(/Bitte wählen Sie Ihre Adresse aus den Vorschlägen aus/))[0]).toBeVisible();
  expect(street()).toHaveValue('Am Markt 3');
  expect(written()).toEqual([]);
  await userEvent.type(street(), ',');
  await userEvent.click(await screen.findByRole('option', { name: NEW_STREET }));
  await waitFor(() => expect(box('Postleitzahl')).toHaveValue('53111'));
  await save(area);
  await isSaved(area);
  const coords = { type: 'Point', coordinates: [7.1, 50.735] };
  expect(written()[0]?.body).toEqual({ street: NEW_STREET, zip_code: '53111', coords });

  await open('Kontaktdaten');
  await fill(box(/Website/), 'www.haus.example');
  await fill(box(/E-Mail/), 'neu@haus.example');
  backend.answerWrite = () => new Refusal(422, { details: { website: 'Nicht erreichbar', zip_code: 'y' } });
  await save(area);
  await waitFor(() => expect(box(/Website/)).toHaveAccessibleDescription(/Nicht erreichbar/));
  expect(box('Postleitzahl')).toHaveAccessibleDescription(/Bitte wählen Sie Ihre Adresse/);
  backend.answerWrite = store;
  await save(area);
  await isSaved(area);
  expect(written().at(-1)?.body).toEqual({ website: 'https://www.haus.example', email: 'neu@haus.example' });
});

it('PP-08 PP-09 PP-10 PP-23 SH-21 editing the own profile: refuses what its sections do not take, shows refused entries of lists, and sends the rest', async () => {
  serve({ qualifications: [{ id: 1, name: 'Examinierte Altenpflegerin' }] });
  await show('?edit=services');
  const other = await screen.findByRole('textbox', { name: 'Weitere Leistung' });
  const services = region('Leistungen');
  const takeOn = () => userEvent.click(services.getByRole('button', { name: 'Übernehmen' }));
  for (const [service, text] of [
    ['demenzcafé', 'Diese Leistung ist bereits in Ihrer Liste.'],
    ['Kurzzeitpflege', 'Bitte kreuzen Sie „Kurzzeitpflege“ oben an.'],
  ] as const) {
    await fill(other, service);
    await takeOn();
    expect(services.getByText(text)).toBeVisible();
  }
  const store = backend.answerWrite;
  backend.answerWrite = () => new Refusal(422, { details: { 'services.1': ['Zu lang.'] } });
  await fill(other, 'Tanz');
  await takeOn();
  await save(services);
  await waitFor(() => expect(other).toHaveAccessibleDescription(/Zu lang\./));
  backend.answerWrite = store;

  const texts = await open(TEXTS);
  await fill(texts.getByRole('textbox', { name: /Beschreibung/ }), ' ');
  await fill(texts.getByRole('textbox', { name: /Aktivitäten/ }), '');
  await save(texts);
  expect((await texts.findAllByText(/Die Beschreibung darf nicht leer sein/))[0]).toBeVisible();
  expect(texts.getAllByText(/Die Aktivitäten dürfen nicht leer sein/)[0]).toBeVisible();
  expect(written()).toHaveLength(1);

  const benefits = await open('Arbeitgebervorteile');
  expect(benefits.getAllByRole('checkbox')).toHaveLength(16);
  await userEvent.click(benefits.getByRole('checkbox', { name: 'Wunschdienstplan' }));
  await userEvent.type(benefits.getByRole('textbox', { name: 'Eigenen Vorteil hinzufügen' }), '   ');
  await save(benefits);
  await isSaved(benefits);
  expect(written().at(-1)).toMatchObject({
    url: '/company/profile/7/',
    body: { benefits: ['jobBike', 'wishRoster', 'Mitarbeiterwohnung'] },
  });

  const area = await open('Qualifikationen');
  const select = area.getByRole('combobox', { name: 'Qualifikation hinzufügen' });
  const take = () => userEvent.click(area.getByRole('button', { name: 'Übernehmen' }));
  await userEvent.selectOptions(select, '1');
  await take();
  expect(area.getByText('Ist bereits vorhanden')).toBeVisible();
  await userEvent.selectOptions(select, '4');
  await take();
  expect(select).toHaveValue('');
  await userEvent.click(area.getAllByRole('button', { name: /entfernen$/ })[0]!);
  expect(area.getByText(/wurde aus der Liste entfernt\.$/)).toBeInTheDocument();
  await save(area);
  await isSaved(area);
  expect(written().at(-1)?.body).toEqual({ qualifications: [4] });
});

it('PP-06 the later of two people in one section sees both versions, merges or chooses, and saves that', async () => {
  const { stored, saveElsewhere } = serve();
  await show();
  const area = await open(TEXTS);
  const saveChosen = () => userEvent.click(area.getByRole('button', { name: 'Gewählte Fassungen speichern' }));
  await fill(area.getByRole('textbox', { name: /Beschreibung/ }), 'Meine Fassung.');
  saveElsewhere({ description: 'Die andere Fassung.' });
  await save(area);
  expect(await area.findByRole('radio', { name: /Ihre Fassung/ })).toBeChecked();
  expect(area.getByRole('radio', { name: /Gespeicherte Fassung.*22\. November 2026, 14:12 Uhr/ })).not.toBeChecked();
  expect(area.queryByRole('group', { name: 'Aktivitäten' })).not.toBeInTheDocument();
  await userEvent.click(area.getByRole('button', { name: 'Beide Texte selbst zusammenführen' }));
  const merged = area.getByRole('textbox', { name: 'Beschreibung, zusammengeführt' });
  expect(merged).toHaveValue('Meine Fassung. Die andere Fassung.');
  saveElsewhere({ description: 'Eine dritte.' });
  await saveChosen();
  expect(await area.findByText(/^Es gibt eine neuere Fassung von 22\. November 2026, 14:12 Uhr/)).toBeVisible();
  expect(area.getByText('Eine dritte.')).toBeVisible();
  await saveChosen();
  await isSaved(area);
  expect(written().at(-1)).toMatchObject({ body: { description: 'Meine Fassung.' }, headers: { 'if-match': '"v3"' } });

  await open(TEXTS);
  await fill(area.getByRole('textbox', { name: /Beschreibung/ }), 'Noch eine Fassung.');
  saveElsewhere({ description: 'Die andere Fassung.' });
  await save(area);
  await userEvent.click(await area.findByRole('radio', { name: /Gespeicherte Fassung/ }));
  const before = written().length;
  await saveChosen();
  await area.findByText('Die andere Fassung.');
  expect(written()).toHaveLength(before);
  expect(stored.company.description).toBe('Die andere Fassung.');
});

it('PP-06 beside the sections: lists what the profile lacks and what the tier hides, links into the sections, and confirms one without a change', async () => {
  serve(
    { subscription: 'FREE_TIER' },
    { missing: ['images', 'opening_hours', 'texts'], hidden: ['benefits', 'job_offers'] },
  );
  await show();
  const gap = await screen.findByRole('link', { name: /^Öffnungszeiten/ });
  expect(gap).toHaveAttribute('href', '/pflegeanbieter/profiles/lindenhof?edit=opening_hours');
  expect(screen.getByText(/^Besucher sehen nicht: Arbeitgebervorteile, Stellenangebote\./)).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: /^Bilder und Videos/ }));
  expect(await screen.findByRole('button', { name: 'Fotos auswählen' })).toBeVisible();
  await userEvent.click(gap);
  expect(await screen.findByLabelText('Montag von')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Leistungen: noch richtig' }));
  expect(await screen.findByText('Vielen Dank. Leistungen: heute bestätigt.')).toBeVisible();
  expect(written()[0]?.url).toBe('/company/7/sections/services/confirm/');
});

it('PP-06 PK-05 RV-06 beside the sections: the preview shows what visitors see; ratings and entry stay as they are', async () => {
  const [arrived, arrive] = held();
  serve({ subscription: 'FREE_TIER', gallery: galleryOf(9), main_image: null });
  const answer = backend.answer;
  backend.answer = async (url) => {
    if (url.pathname.endsWith('/sections/')) await arrived;
    return answer(url);
  };
  await show();
  const ratings = await screen.findByText(/^Bewertungen: /);
  const expectSameParts = () => {
    expect(screen.getAllByRole('heading', { name: 'Leistungen' })).toHaveLength(1);
    expect(ratings).toBeInTheDocument();
    const pictures = within(screen.getByRole('list', { name: 'Bilder und Videos' }));
    expect(pictures.getAllByRole('listitem')).toHaveLength(4);
  };
  expectSameParts();
  arrive();
  const area = await open(TEXTS);
  expectSameParts();
  expect(screen.queryByRole('button', { name: 'Titelbild bearbeiten' })).not.toBeInTheDocument();
  await fill(area.getByRole('textbox', { name: /Beschreibung/ }), 'Noch nicht fertig');
  await userEvent.click(screen.getByRole('button', { name: 'So sehen Besucher Ihr Profil' }));
  expectSameParts();
  expect(screen.queryByRole('button', { name: /bearbeiten$/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Arbeitgebervorteile' })).not.toBeInTheDocument();
  const back = screen.getByRole('button', { name: 'Zurück zum Bearbeiten' });
  expect(back).toHaveFocus();
  await userEvent.click(back);
  expect(await screen.findByRole('textbox', { name: /Beschreibung/ })).toHaveValue('Noch nicht fertig');
  expectSameParts();
});

it('PP-06 PP-11 PP-12 edits pictures in their sections: an uploaded logo, a failed main image, the order of the gallery', async () => {
  const { stored } = serve({ logo: null, gallery: galleryOf(2) });
  uploads.answer = () => {
    stored.company.logo = { ...mainImage, alt: 'Linde' };
    return { status: 201 };
  };
  await show('?edit=main_image');
  await screen.findByRole('button', { name: 'Titelbild ersetzen' });
  const logo = await open('Logo');
  choose('Logo', 'linde.png');
  const message = await logo.findByText('„linde.png“ wurde hochgeladen.');
  expect(message.closest('[role="status"]')).toHaveFocus();
  expect(await logo.findByRole('img', { name: 'Linde' })).toBeVisible();
  expect(logo.getByRole('button', { name: 'Logo bearbeiten' })).toBeVisible();

  uploads.answer = () => ({ status: 500 });
  const image = region('Titelbild');
  choose('Titelbild', 'a.png');
  expect(await image.findByText('a.png')).toBeVisible();
  await userEvent.click(image.getByRole('button', { name: 'Fertig' }));
  expect(image.getByRole('button', { name: 'Titelbild bearbeiten' })).toHaveFocus();
  expect(image.queryByText('a.png')).not.toBeInTheDocument();

  const gallery = await open('Galerie');
  await userEvent.click(gallery.getByRole('button', { name: 'Bild 1 nach hinten verschieben' }));
  await gallery.findByText('Das Bild steht jetzt an Stelle 2 von 2.');
  expect(backend.written.at(-1)).toMatchObject({ url: '/media/company-gallery/order/', body: { order: [2, 1] } });
  await userEvent.click(gallery.getByRole('button', { name: 'Fertig' }));
  expect(gallery.getAllByRole('img')).toHaveLength(2);
});
