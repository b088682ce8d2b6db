import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { backendOfTests } from '@care/contracts/testing/backend';
import { answerAll } from '../testing/fixtures';
import { showPage } from '../testing/show-page';
import { staffAnswer } from '../testing/work-fixtures';

const backend = backendOfTests(answerAll());

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
/** The name of a choice contains its number of hits. */
const choice = (name: string) => screen.getByRole('checkbox', { name: nameWithHits(name), hidden: true });
const nameWithHits = (name: string) => new RegExp(`^${name.replace(/[()/]/g, '\\$&')}( \\(\\d+\\))?$`);

const valuesOf = (elements: HTMLElement[]) => elements.map((element) => element.getAttribute('value'));

it('SR-02 SR-11 SR-20 SR-22 staff results: have counts, qualifications with their hits and an explained order, and no index', async () => {
  backend.answer = answerAll({ search: () => staffAnswer({ count: 48 }) });
  const { address, head } = await showPage('/suche/pflegepersonal/köln', backend);
  await heading('Pflegepersonal in Köln');
  const found = screen.getByText('48 Treffer');
  expect(found).toHaveAttribute('role', 'status');
  expect(found).toHaveTextContent('48 Treffer · 1–1 von 48');
  expect(head()).toMatchObject({
    title: 'Pflegepersonal in Köln und Umgebung: 48 Pflegekräfte',
    robots: 'noindex,nofollow',
    canonical: '/suche/pflegepersonal/k%C3%B6ln',
    next: '/suche/pflegepersonal/k%C3%B6ln?page=2',
  });
  expect(JSON.stringify(head())).not.toContain('Maria');

  const choices = screen.getAllByRole('checkbox', { hidden: true });
  expect(valuesOf(choices)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
  const names = choices.map((box) => box.closest('label')?.textContent);
  expect(names[0]).toBe('Examinierte/r Altenpfleger/in (10)');
  expect(names[7]).toBe('Keine besondere Qualifikation (80)');
  expect(screen.getByText(/lässt sich nicht mit anderen Qualifikationen kombinieren\.$/)).toBeInTheDocument();

  const note = screen.getByText('Wie diese Reihenfolge entsteht').closest('details')!;
  expect(note).toHaveTextContent(/Bezahlte Pakete beeinflussen die Reihenfolge nicht/);
  expect(note).toHaveTextContent(/zuletzt aktiv waren.*Entfernung zum gesuchten Ort.*Datum/);
  const sort = screen.getByRole('combobox', { name: 'Sortieren nach' });
  expect(
    within(sort)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Zuletzt aktiv zuerst', 'Geringste Entfernung zuerst', 'Größte Entfernung zuerst']);
  await userEvent.selectOptions(sort, 'Geringste Entfernung zuerst');
  await waitFor(() => expect(address()).toBe('/suche/pflegepersonal/köln?sort=radiusAsc'));
});

it('SR-05 SR-11 staff results: exclude and disable all others for "none", also if it comes from the address', async () => {
  const { address } = await showPage('/suche/pflegepersonal/köln?qualifications=8', backend);
  await heading('Pflegepersonal in Köln');
  const field = screen.getByRole('search').querySelector('summary');
  expect(field).toHaveAccessibleName('Qualifikation Keine besondere Qualifikation');
  expect(choice('Keine besondere Qualifikation')).toBeChecked();
  expect(choice('Pflegehilfskraft')).toBeDisabled();
  await userEvent.click(choice('Keine besondere Qualifikation'));
  await waitFor(() => expect(address()).toBe('/suche/pflegepersonal/köln'));
  await userEvent.click(choice('Pflegehilfskraft'));
  await userEvent.click(choice('Examinierte/r Altenpfleger/in'));
  await waitFor(() => expect(address()).toBe('/suche/pflegepersonal/köln?qualifications=1,5'));
  await userEvent.click(choice('Keine besondere Qualifikation'));
  await waitFor(() => expect(address()).toBe('/suche/pflegepersonal/köln?qualifications=8'));
  expect(choice('Pflegehilfskraft')).toBeDisabled();
});

it('SR-04 SR-14 staff results: can be limited to people who are open for offers, also in the sheet of small screens', async () => {
  const { address } = await showPage('/suche/pflegepersonal/köln', backend);
  await userEvent.click(await screen.findByRole('link', { name: 'Nur offen für Angebote (34)' }));
  await waitFor(() => expect(address()).toBe('/suche/pflegepersonal/köln?open_for_offers=1'));
  await userEvent.click(await screen.findByRole('link', { name: 'Filter „Nur offen für Angebote“ entfernen' }));
  await waitFor(() => expect(address()).toBe('/suche/pflegepersonal/köln'));
  await userEvent.click(await screen.findByRole('button', { name: 'Filter' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Filter' }));
  await userEvent.click(sheet.getByRole('checkbox', { name: 'Nur offen für Angebote (34)' }));
  await userEvent.click(sheet.getByRole('checkbox', { name: 'Seniorenbetreuer/in (60)' }));
  await waitFor(() => expect(address()).toBe('/suche/pflegepersonal/köln?qualifications=6&open_for_offers=1'));
  await userEvent.click(sheet.getByRole('link', { name: 'Zurücksetzen' }));
  await waitFor(() => expect(address()).toBe('/suche/pflegepersonal/köln'));
});

/** The alternatives farther away, without the filter and in Hürth have hits. */
function hitsOf(query: URLSearchParams): number {
  if (query.get('radius') === '100') return 12;
  if (query.get('city_slug') === 'hürth') return 3;
  return query.has('qualifications') ? 0 : 40;
}

it('SR-19 staff results: offer alternatives with their number of hits and neighbouring towns if empty', async () => {
  backend.answer = answerAll({ search: (url) => staffAnswer({ results: [], count: hitsOf(url.searchParams) }) });
  await showPage('/suche/pflegepersonal/köln?qualifications=6', backend);
  await screen.findByText('Leider ergab Ihre Suche 0 Treffer');
  expect(screen.getByRole('button', { name: /^Benachrichtigen Sie mich, sobald/ })).toBeVisible();
  await screen.findByText(/Auf \+100\skm erweitern \(12 Treffer\)/);
  const links = within(screen.getByRole('region', { name: 'Pflegepersonal in Köln' })).getAllByRole('link');
  expect(links.map((link) => decodeURI(link.getAttribute('href') ?? ''))).toEqual(
    expect.arrayContaining([
      '/suche/pflegepersonal/köln?radius=100&qualifications=6',
      '/suche/pflegepersonal/köln',
      '/suche/pflegepersonal/hürth?qualifications=6',
    ]),
  );
  expect(screen.getByRole('link', { name: 'Hürth (3 Treffer)' })).toBeVisible();
  expect(screen.queryByText(/Auf \+50\skm/)).not.toBeInTheDocument();
});

it('SR-04 SR-07 SR-11 SR-12 SR-22 job results: are limited, sorted and reset, and each choice is sent once without script', async () => {
  const { address } = await showPage('/suche/pflegejobs/köln?qualifications=7', backend);
  await heading('Pflegejobs in Köln');
  expect(valuesOf(screen.getAllByRole('checkbox', { hidden: true }))).toEqual(['1', '2', '3', '4', '5', '6', '7']);
  expect(choice('Keine besondere Qualifikation')).toBeChecked();
  expect(choice('Altenpflegehelfer/in')).toBeDisabled();
  await userEvent.click(screen.getByRole('link', { name: 'Alle Filter zurücksetzen' }));
  await waitFor(() => expect(address()).toBe('/suche/pflegejobs/köln'));

  const pick = (name: string | RegExp) => userEvent.click(screen.getByRole('radio', { name, hidden: true }));
  await pick('Vollzeit/Teilzeit (7)');
  await pick(/^Ab 2.800\s€ im Monat \(8\)$/);
  await pick('Letzte 14 Tage (14)');
  await pick('+100\u00a0km');
  const kept = 'radius=100&employment=Vollzeit/Teilzeit';
  await waitFor(() => expect(address()).toBe(`/suche/pflegejobs/köln?${kept}&salary_min=280000&posted_days=14`));
  const form = new FormData(await screen.findByRole<HTMLFormElement>('form', { name: 'Filter' }));
  const sent = ['employment', 'salary_min', 'posted_days'].map((name) => form.getAll(name));
  expect(sent).toEqual([['Vollzeit/Teilzeit'], ['280000'], ['14']]);

  await screen.findByRole('link', { name: 'Filter „+100\u00a0km“ entfernen' });
  await userEvent.click(screen.getByRole('link', { name: /^Filter „Ab 2.800\s€ im Monat“ entfernen$/ }));
  await waitFor(() => expect(address()).toBe(`/suche/pflegejobs/köln?${kept}&posted_days=14`));
  const sort = screen.getByRole('combobox', { name: 'Sortieren nach' });
  expect(sort).toHaveValue('dateDesc');
  await userEvent.selectOptions(sort, 'salaryDesc');
  await waitFor(() => expect(address()).toBe(`/suche/pflegejobs/köln?${kept}&posted_days=14&sort=salaryDesc`));
});

it('SR-03 SR-19 SR-21 the form of a search for staff or jobs: shows an error if the place is missing or unknown, and keeps the ticked choices', async () => {
  backend.answer = answerAll({ suggest: [] });
  const { goTo, head } = await showPage('/suche/pflegejobs?qualifications=2', backend);
  await heading('Pflegejobs finden');
  expect(screen.getByRole('search', { name: 'Pflegejobs suchen' })).toHaveAttribute('action', '/suche/pflegejobs');
  expect(screen.getAllByText(/Wählen Sie einen Standort aus/).length).toBeGreaterThan(0);
  expect(choice('Altenpflegehelfer/in')).toBeChecked();
  expect(head()?.robots).toBe('noindex,follow');
  await goTo('/suche/pflegepersonal?cityField=Atlantis');
  await heading('Pflegepersonal finden');
  const form = screen.getByRole('search', { name: 'Pflegepersonal suchen' });
  expect(form).toHaveAttribute('action', '/suche/pflegepersonal');
  expect(await screen.findByText(/Diesen Ort haben wir nicht gefunden/)).toBeInTheDocument();
  expect(within(form).getByRole('combobox', { name: 'Ort oder PLZ' })).toHaveValue('Atlantis');
  expect(head()?.robots).toBe('noindex,follow');
});
