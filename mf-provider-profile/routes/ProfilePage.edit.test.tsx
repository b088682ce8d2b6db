import { companyDetailsChangeSchema, type CompanyPage, type CompanySections } from '@care/contracts/schemas';
import { COMPANY_SECTIONS } from '@care/contracts/vocabulary';
import { contextOf } from '@care/contracts/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as profile from '../exposes/profile';
import { backendOfTests, visitAs, type Written } from '../testing/backend';
import { companyPage, galleryOf } from '../testing/company';
import { showPage } from '../testing/show-page';

const backend = backendOfTests();
const viewer = { is_owner: true, is_followed: false, can_rate: false, has_rated: false, can_contact: false };
const NEW_STREET = 'Am Markt 3, 53111 Bonn, Deutschland';

/** A server that stores the provider; each section has a version that a write must name. */
function serve(changes: Partial<CompanyPage> = {}, state: Partial<CompanySections> = {}) {
  const stored = { company: companyPage({ viewer, owner: 12, email: null, ...changes }), version: 1 };
  const etag = () => `"v${stored.version}"`;
  const sections = (): CompanySections => ({
    sections: COMPANY_SECTIONS.map((section) => ({
      section,
      etag: etag(),
      changed_at: null,
      confirmed_at: '2026-11-03T09:00:00.000Z',
    })),
    missing: [],
    hidden: [],
    hidden_main_image: null,
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
    if (headers['if-match'] !== etag()) {
      const { description, activities } = stored.company;
      const extra = { section: 'texts', etag: etag(), changed_at: '2026-11-22T13:12:00.000Z' };
      const fields = { stored: { description, activities } };
      return { status: 412, body: { error: { status: 412, code: 'conflict', message: 'x', ...extra, ...fields } } };
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
  const path = `/pflegeanbieter/profiles/lindenhof${query}`;
  return showPage(profile, contextOf(path, { slug: 'lindenhof' }));
}
const region = (name: string) => within(screen.getByRole('region', { name }));
async function open(name: string) {
  await userEvent.click(await screen.findByRole('button', { name: `${name} bearbeiten` }));
  return region(name);
}
const save = (area: ReturnType<typeof region>) => userEvent.click(area.getByRole('button', { name: 'Speichern' }));
const written = () => backend.written.filter(({ url }) => url.startsWith('/company/'));
async function fill(field: HTMLElement, text: string) {
  await userEvent.clear(field);
  if (text) await userEvent.paste(text);
}

beforeEach(() => sessionStorage.clear());

describe('editing the own profile', () => {
  it('PP-06 the owner has a pencil per section', async () => {
    serve();
    await show();
    for (const name of ['Kontaktdaten', 'Öffnungszeiten', 'Leistungen', 'Besonderheiten', 'Arbeitgebervorteile'])
      expect(await screen.findByRole('button', { name: `${name} bearbeiten` })).toBeVisible();
  });

  it('PP-06 nobody else has a pencil, not even with ?edit', async () => {
    serve({ viewer: { ...viewer, is_owner: false } });
    await show('?edit');
    expect(await screen.findByRole('heading', { name: 'Leistungen' })).toBeVisible();
    await act(() => import('../features/editing/OwnerProfile')); // time in which it would appear
    expect(backend.requests).not.toContain('/company/7/sections/');
    expect(screen.queryByRole('button', { name: /bearbeiten$/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: /Name der Einrichtung/ })).not.toBeInTheDocument();
  });

  it('PP-06 a saved section sends only what changed with its version, and returns to reading with a message in focus', async () => {
    serve();
    await show();
    const area = await open('Beschreibung und Aktivitäten');
    expect(area.getByRole('textbox', { name: /Beschreibung/ })).toHaveFocus();
    await fill(area.getByRole('textbox', { name: /Aktivitäten/ }), 'Dienstags tanzen wir.');
    await save(area);
    const message = await area.findByText('Ihre Änderungen wurden gespeichert.');
    expect(message.closest('[role="status"]')).toHaveFocus();
    expect(area.getByText('Dienstags tanzen wir.')).toBeVisible();
    expect(written()).toMatchObject([
      { url: '/company/details/7/', body: { activities: 'Dienstags tanzen wir.' }, headers: { 'if-match': '"v1"' } },
    ]);
  });

  it('PP-06 a section whose answer was lost is saved when it is sent again, and no conflict', async () => {
    serve();
    const store = backend.answerWrite;
    await show();
    const area = await open('Beschreibung und Aktivitäten');
    await fill(area.getByRole('textbox', { name: /Aktivitäten/ }), 'Dienstags tanzen wir.');
    backend.answerWrite = (change) => void store(change);
    await save(area);
    expect(await area.findByRole('alert')).toHaveTextContent('Keine Verbindung.');
    backend.answerWrite = store;
    await save(area);
    expect(await area.findByText('Ihre Änderungen wurden gespeichert.')).toBeVisible();
    expect(area.getByText('Dienstags tanzen wir.')).toBeVisible();
  });

  it('PP-06 a section that is stored while the page is left is read again for the next visit', async () => {
    serve();
    const store = backend.answerWrite;
    const { unmount } = await show();
    const area = await open('Beschreibung und Aktivitäten');
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

  it('PP-06 cancelling returns to reading, with the focus on the pencil, and sends nothing', async () => {
    serve();
    await show();
    const area = await open('Leistungen');
    await userEvent.click(area.getByRole('checkbox', { name: 'Kurzzeitpflege' }));
    await userEvent.click(area.getByRole('button', { name: 'Abbrechen' }));
    expect(area.getByRole('button', { name: 'Leistungen bearbeiten' })).toHaveFocus();
    expect(written()).toEqual([]);
  });

  it.each([
    ['?edit', 'Name der Einrichtung'],
    ['?edit=services', 'Weitere Leistung'],
  ])('PP-06 %s opens a form at once', async (query, field) => {
    serve();
    await show(query);
    expect(await screen.findByRole('textbox', { name: new RegExp(field) })).toBeVisible();
  });

  it('PP-07 a typed street is refused and stays as typed; a picked one is sent with postcode and position', async () => {
    serve();
    await show('?edit');
    await screen.findByRole('combobox', { name: /Adresse/ });
    const area = region('Kontaktdaten');
    const street = () => area.getByRole('combobox', { name: /Adresse/ });
    await userEvent.click(street()); // loads the suggestions
    await fill(street(), 'Am Markt 3');
    await userEvent.tab();
    await save(area);
    expect((await area.findAllByText(/Bitte wählen Sie Ihre Adresse aus den Vorschlägen aus/))[0]).toBeVisible();
    expect(street()).toHaveValue('Am Markt 3');
    expect(written()).toEqual([]);
    await userEvent.type(street(), ',');
    await userEvent.click(await screen.findByRole('option', { name: NEW_STREET }));
    await waitFor(() => expect(area.getByRole('textbox', { name: 'Postleitzahl' })).toHaveValue('53111'));
    await save(area);
    await area.findByText('Ihre Änderungen wurden gespeichert.');
    expect(written()[0]?.body).toEqual({
      street: NEW_STREET,
      zip_code: '53111',
      coords: { type: 'Point', coordinates: [7.1, 50.735] },
    });
  });

  it('PP-07 an unchanged street needs no pick, and errors of the server are at their fields', async () => {
    serve();
    backend.answerWrite = () => ({
      status: 422,
      body: { error: { status: 422, code: 'x', message: 'x', details: { phone: 'Nummer unbekannt', zip_code: 'y' } } },
    });
    await show('?edit');
    const phone = await screen.findByRole('textbox', { name: /Telefon/ });
    await fill(phone, '0221 999');
    await save(region('Kontaktdaten'));
    await waitFor(() => expect(phone).toHaveAccessibleDescription(/Nummer unbekannt/));
    expect(screen.getByRole('textbox', { name: 'Postleitzahl' })).toHaveAccessibleDescription(
      /Bitte wählen Sie Ihre Adresse/,
    );
    expect(written()[0]?.body).toEqual({ phone: '0221 999' });
  });

  it('PP-06 PP-07 adds the scheme to a website, changes the e-mail address and needs no phone number', async () => {
    serve({ email: 'info@haus.example', phone: null });
    await show('?edit');
    await fill(await screen.findByRole('textbox', { name: /Website/ }), 'www.haus.example');
    await fill(screen.getByDisplayValue('info@haus.example'), 'neu@haus.example');
    await save(region('Kontaktdaten'));
    await region('Kontaktdaten').findByText('Ihre Änderungen wurden gespeichert.');
    expect(written()[0]?.body).toEqual({ website: 'https://www.haus.example', email: 'neu@haus.example' });
  });

  it('PP-07 refuses a postcode that is changed without the street', async () => {
    serve();
    await show('?edit');
    const zipCode = await screen.findByRole('textbox', { name: 'Postleitzahl' });
    await fill(zipCode, '50999');
    await save(region('Kontaktdaten'));
    await waitFor(() => expect(zipCode).toHaveAccessibleDescription(/Bitte wählen Sie Ihre Adresse/));
    expect(written()).toEqual([]);
  });

  it('PP-08 has 16 benefits and one in own words; an empty one is ignored', async () => {
    serve();
    await show();
    const area = await open('Arbeitgebervorteile');
    expect(area.getAllByRole('checkbox')).toHaveLength(16);
    await userEvent.click(area.getByRole('checkbox', { name: 'Wunschdienstplan' }));
    await userEvent.type(area.getByRole('textbox', { name: 'Eigenen Vorteil hinzufügen' }), '   ');
    await save(area);
    await area.findByText('Ihre Änderungen wurden gespeichert.');
    expect(written()[0]).toMatchObject({
      url: '/company/profile/7/',
      body: { benefits: ['jobBike', 'wishRoster', 'Mitarbeiterwohnung'] },
    });
  });

  it('PP-09 refuses a service that is listed already', async () => {
    serve();
    await show();
    const area = await open('Leistungen');
    const other = area.getByRole('textbox', { name: 'Weitere Leistung' });
    for (const [service, text] of [
      ['demenzcafé', 'Diese Leistung ist bereits in Ihrer Liste.'],
      ['Stationäre Pflege', 'Diese Leistung ist bereits in Ihrer Liste.'],
      ['Kurzzeitpflege', 'Bitte kreuzen Sie „Kurzzeitpflege“ oben an.'],
    ] as const) {
      await fill(other, service);
      await userEvent.click(area.getByRole('button', { name: 'Übernehmen' }));
      expect(area.getByText(text)).toBeVisible();
    }
  });

  it('PP-10 an empty description or activity is refused, and nothing is saved', async () => {
    serve();
    await show();
    const area = await open('Beschreibung und Aktivitäten');
    await fill(area.getByRole('textbox', { name: /Beschreibung/ }), ' ');
    await fill(area.getByRole('textbox', { name: /Aktivitäten/ }), '');
    await save(area);
    expect((await area.findAllByText(/Die Beschreibung darf nicht leer sein/))[0]).toBeVisible();
    expect(area.getAllByText(/Die Aktivitäten dürfen nicht leer sein/)[0]).toBeVisible();
    expect(written()).toEqual([]);
  });

  it('PP-23 appends a qualification and resets the select; one that is present is refused', async () => {
    serve({ qualifications: [{ id: 1, name: 'Examinierte Altenpflegerin' }] });
    await show();
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
    await area.findByText('Ihre Änderungen wurden gespeichert.');
    expect(written()[0]?.body).toEqual({ qualifications: [4] });
  });

  it('PP-23 others see the qualifications as a list without a picker', async () => {
    serve({ viewer: { ...viewer, is_owner: false }, qualifications: [{ id: 1, name: 'Examinierte Altenpflegerin' }] });
    await show();
    expect(await screen.findByText('Examinierte Altenpflegerin')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Qualifikation/ })).not.toBeInTheDocument();
  });
});

describe('two people in one section', () => {
  const openTexts = async (mine: string) => {
    const server = serve();
    await show();
    const area = await open('Beschreibung und Aktivitäten');
    await fill(area.getByRole('textbox', { name: /Beschreibung/ }), mine);
    return { ...server, area };
  };

  it('PP-06 the later one sees both versions, the own one chosen, and saves what they choose', async () => {
    const { area, saveElsewhere } = await openTexts('Meine Fassung.');
    saveElsewhere({ description: 'Die andere Fassung.' });
    await save(area);
    const mine = await area.findByRole('radio', { name: /Ihre Fassung/ });
    expect(mine).toBeChecked();
    expect(area.getByRole('radio', { name: /Gespeicherte Fassung.*22\. November 2026, 14:12 Uhr/ })).not.toBeChecked();
    expect(area.queryByRole('group', { name: 'Aktivitäten' })).not.toBeInTheDocument();
    await userEvent.click(area.getByRole('button', { name: 'Gewählte Fassungen speichern' }));
    await area.findByText('Ihre Änderungen wurden gespeichert.');
    expect(written().at(-1)).toMatchObject({
      body: { description: 'Meine Fassung.' },
      headers: { 'if-match': '"v2"' },
    });
  });

  it('PP-06 choosing the stored version sends nothing more and keeps it', async () => {
    const { area, saveElsewhere, stored } = await openTexts('Meine Fassung.');
    saveElsewhere({ description: 'Die andere Fassung.' });
    await save(area);
    await userEvent.click(await area.findByRole('radio', { name: /Gespeicherte Fassung/ }));
    await userEvent.click(area.getByRole('button', { name: 'Gewählte Fassungen speichern' }));
    await area.findByText('Die andere Fassung.');
    expect(written()).toHaveLength(1);
    expect(stored.company.description).toBe('Die andere Fassung.');
  });

  it('PP-06 both texts can be merged, and a third version during the choice is shown', async () => {
    const { area, saveElsewhere } = await openTexts('Meine Fassung.');
    saveElsewhere({ description: 'Die andere Fassung.' });
    await save(area);
    await userEvent.click(await area.findByRole('button', { name: 'Beide Texte selbst zusammenführen' }));
    expect(area.getByRole('textbox', { name: 'Beschreibung, zusammengeführt' })).toHaveValue(
      'Meine Fassung. Die andere Fassung.',
    );
    saveElsewhere({ description: 'Eine dritte.' });
    await userEvent.click(area.getByRole('button', { name: 'Gewählte Fassungen speichern' }));
    expect(await area.findByText(/^Es gibt eine neuere Fassung von 22\. November 2026, 14:12 Uhr/)).toBeVisible();
    expect(area.getByText('Eine dritte.')).toBeVisible();
    await userEvent.click(area.getByRole('button', { name: 'Gewählte Fassungen speichern' }));
    await area.findByText('Ihre Änderungen wurden gespeichert.');
    expect(written().at(-1)?.body).toEqual({ description: 'Meine Fassung.' });
  });

  it('SH-21 a lost connection and an error of the server keep the entry', async () => {
    const { area } = await openTexts('Meine Fassung.');
    for (const failure of [() => undefined, () => 500]) {
      backend.answerWrite = failure;
      await save(area);
      expect(await area.findByRole('alert')).toBeVisible();
      expect(area.getByRole('textbox', { name: /Beschreibung/ })).toHaveValue('Meine Fassung.');
    }
  });
});

describe('beside the sections', () => {
  it('PP-06 lists what the profile lacks as links into the sections, and what the tier hides', async () => {
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
  });

  it('PP-06 a section is confirmed without a change', async () => {
    serve();
    await show();
    await userEvent.click(await screen.findByRole('button', { name: 'Leistungen: noch richtig' }));
    expect(await screen.findByText('Vielen Dank. Leistungen: heute bestätigt.')).toBeVisible();
    expect(written()[0]?.url).toBe('/company/7/sections/services/confirm/');
  });

  it('PP-06 the preview shows what visitors see, and the entry is there again afterwards', async () => {
    serve({ subscription: 'FREE_TIER' });
    await show();
    const area = await open('Beschreibung und Aktivitäten');
    await fill(area.getByRole('textbox', { name: /Beschreibung/ }), 'Noch nicht fertig');
    await userEvent.click(screen.getByRole('button', { name: 'So sehen Besucher Ihr Profil' }));
    expect(screen.queryByRole('button', { name: /bearbeiten$/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Arbeitgebervorteile' })).not.toBeInTheDocument();
    const back = screen.getByRole('button', { name: 'Zurück zum Bearbeiten' });
    expect(back).toHaveFocus();
    await userEvent.click(back);
    expect(await screen.findByRole('textbox', { name: /Beschreibung/ })).toHaveValue('Noch nicht fertig');
  });

  it('PP-06 RV-06 the ratings stay as they are while the forms, the preview and the forms again come around them', async () => {
    let arrive: () => void = () => undefined;
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    serve();
    const answer = backend.answer;
    backend.answer = async (url) => {
      if (url.pathname.endsWith('/sections/')) await arrived;
      return answer(url);
    };
    await show();
    const ratings = await screen.findByText(/^Bewertungen: /);
    expect(screen.getAllByRole('heading', { name: 'Leistungen' })).toHaveLength(1);
    arrive();
    const toggle = await screen.findByRole('button', { name: 'So sehen Besucher Ihr Profil' });
    expect(screen.getAllByRole('heading', { name: 'Leistungen' })).toHaveLength(1);
    expect(ratings).toBeInTheDocument();
    await userEvent.click(toggle);
    expect(screen.getAllByRole('heading', { name: 'Leistungen' })).toHaveLength(1);
    expect(ratings).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Zurück zum Bearbeiten' }));
    expect(screen.getAllByRole('heading', { name: 'Leistungen' })).toHaveLength(1);
    expect(ratings).toBeInTheDocument();
  });

  it('PP-06 PK-05 the preview and the own view show only the pictures that the tier shows visitors', async () => {
    serve({ subscription: 'FREE_TIER', gallery: galleryOf(9), main_image: null });
    await show();
    const pictures = () => within(screen.getByRole('list', { name: 'Bilder und Videos' })).getAllByRole('listitem');
    await userEvent.click(await screen.findByRole('button', { name: 'So sehen Besucher Ihr Profil' }));
    expect(pictures()).toHaveLength(4);
    await userEvent.click(screen.getByRole('button', { name: 'Zurück zum Bearbeiten' }));
    expect(pictures()).toHaveLength(4);
  });
});
