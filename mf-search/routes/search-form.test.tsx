import { DEFAULT_RADIUS } from '@care/contracts/constants';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { backendOfTests } from '@care/contracts/testing/backend';
import { answerAll, place } from '../testing/fixtures';
import { showPage } from '../testing/show-page';

const backend = backendOfTests(answerAll());

const cityField = () => screen.findByRole('combobox', { name: 'Ort oder PLZ' });
/** The field once the pointer has reached it: from then on it has its list of suggestions. */
async function wakeCityField() {
  await userEvent.hover(await cityField());
  const field = () => screen.getByRole('combobox', { name: 'Ort oder PLZ' });
  await waitFor(() => expect(field()).toHaveAttribute('aria-controls'));
  return field();
}
const radius = (km: number) => screen.getByRole('radio', { name: `+${km}\u00a0km` });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Suchen' }));
/** A timer may fire a moment before its time. */
const TIMER_SLACK = 2;
const suggestCalls = () => backend.requests.filter((path) => path.startsWith('/city/suggest/'));

describe('the finder on the home page', () => {
  it('SR-06 suggests cities after typing has paused, and a picked one is searched', async () => {
    const { address, history } = await showPage('/', backend);
    await userEvent.type(await wakeCityField(), 'Köl');
    await userEvent.click(await screen.findByRole('option', { name: /Köln/ }));
    expect(suggestCalls()).toEqual(['/city/suggest/?phrase=Köl&freetext=false&format=object']);
    await send();
    await waitFor(() => expect(address()).toBe('/suche/pflegeanbieter/köln'));
    expect(history.at(-1)).toMatch(/^PUSH/);
  });

  it('SR-08 asks for suggestions 300 ms after the last key, and not again for what it knows', async () => {
    const { answer } = backend;
    let askedAt = 0;
    backend.answer = (url) => {
      askedAt = performance.now();
      return answer(url);
    };
    await showPage('/', backend);
    const field = await wakeCityField();
    await userEvent.type(field, 'Kö');
    const lastKey = performance.now();
    await userEvent.type(field, 'l');
    await screen.findByRole('option', { name: /Köln/ });
    const asked = ['/city/suggest/?phrase=Köl&freetext=false&format=object'];
    expect(suggestCalls()).toEqual(asked);
    await userEvent.type(field, 'x{Backspace}');
    await screen.findByRole('option', { name: /Köln/ });
    expect(suggestCalls()).toEqual(asked);
    expect(askedAt - lastKey).toBeGreaterThanOrEqual(300 - TIMER_SLACK);
  });

  it('SR-06 one character asks nothing, and a failing call gives silently no list', async () => {
    backend.answer = () => [500, {}];
    await showPage('/', backend);
    await userEvent.type(await wakeCityField(), 'K');
    expect(suggestCalls()).toEqual([]);
    await userEvent.type(await wakeCityField(), 'ö');
    await waitFor(() => expect(suggestCalls()).toHaveLength(1));
    expect((await screen.findAllByText('Keine Ergebnisse gefunden')).length).toBeGreaterThan(0);
    expect(screen.queryByRole('alert', { name: /Fehler/ })).not.toBeInTheDocument();
  });

  it('SR-01 place, care form and radius go into one address', async () => {
    const { address } = await showPage('/', backend);
    await userEvent.type(await wakeCityField(), 'Köl');
    await userEvent.click(await screen.findByRole('option', { name: /Köln/ }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Pflegeform' }), 'Kurzzeitpflege');
    await userEvent.click(radius(50));
    await send();
    await waitFor(() => expect(address()).toBe('/suche/pflegeanbieter/kurzzeitpflege?city_slug=köln&radius=50'));
  });

  it('SR-01 a care form alone is a search', async () => {
    const { address } = await showPage('/', backend);
    await cityField();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Pflegeform' }), 'Senioren-WG');
    await send();
    await waitFor(() => expect(address()).toBe('/suche/pflegeanbieter/senioren-wg'));
  });

  it('SR-07 a radius without a city shows what is missing and is cleared', async () => {
    await showPage('/', backend);
    const field = await wakeCityField();
    await userEvent.click(radius(100));
    expect(field).toHaveAccessibleDescription(
      /Bitte wählen Sie zuerst einen Ort aus, bevor Sie einen Umkreis festlegen\./,
    );
    expect(field).toBeInvalid();
    expect(radius(100)).not.toBeChecked();
    expect(radius(DEFAULT_RADIUS)).toBeChecked();
    expect(screen.getByRole('alert')).toHaveTextContent(/Bitte wählen Sie zuerst einen Ort aus/);
    await userEvent.type(field, 'Köln');
    expect(field).toBeValid();
  });

  it('SR-19 nothing entered: the place is asked for, and its field has the focus', async () => {
    const { address } = await showPage('/', backend);
    await cityField();
    await send();
    const field = await cityField();
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Wählen Sie einen Standort aus/));
    expect(field).toHaveFocus();
    expect(address()).toBe('/');
  });

  it('SR-21 text that names exactly one city counts without picking it', async () => {
    backend.answer = answerAll({ suggest: [place('bonn', 'Bonn')] });
    const { address } = await showPage('/', backend);
    await userEvent.type(await wakeCityField(), 'bonn{Enter}');
    await waitFor(() => expect(address()).toBe('/suche/pflegeanbieter/bonn'));
    expect(backend.requests).toContain('/city/suggest/?phrase=bonn&freetext=true&format=object');
  });

  it('SR-21 an unknown city is an error of the field and keeps what was typed', async () => {
    backend.answer = answerAll({ suggest: [] });
    const { address } = await showPage('/', backend);
    await userEvent.type(await wakeCityField(), 'Atlantis{Enter}');
    const field = await cityField();
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Diesen Ort haben wir nicht gefunden/));
    expect(field).toHaveValue('Atlantis');
    expect(address()).toBe('/');
  });

  it('SR-21 a name that several towns have offers each of them', async () => {
    backend.answer = answerAll({
      suggest: [
        place('neustadt-01844', 'Neustadt (Sachsen, 01844)', 'Sachsen'),
        place('neustadt', 'Neustadt', 'Hessen'),
      ],
    });
    const { address } = await showPage('/', backend);
    await userEvent.type(await wakeCityField(), 'Neustadt{Enter}');
    const candidates = await screen.findByRole('list', { name: 'Meinten Sie einen dieser Orte?' });
    expect(
      within(candidates)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Neustadt (Sachsen, 01844)', 'Neustadt, Hessen']);
    await userEvent.click(within(candidates).getByRole('link', { name: 'Neustadt, Hessen' }));
    await waitFor(() => expect(address()).toContain('/suche/pflegeanbieter/'));
  });

  it('SR-05 is filled in from the address', async () => {
    await showPage('/?city_slug=köln&services=kurzzeitpflege&radius=50', backend);
    await waitFor(async () => expect(await cityField()).toHaveValue('Köln'));
    expect(screen.getByRole('combobox', { name: 'Pflegeform' })).toHaveValue('kurzzeitpflege');
    expect(radius(50)).toBeChecked();
  });

  it('SR-03 is an ordinary GET form with names that the search reads', async () => {
    await showPage('/', backend);
    await cityField();
    const form = screen.getByRole<HTMLFormElement>('search');
    expect(form).toHaveAttribute('action', '/suche/pflegeanbieter');
    expect(form.method).toBe('get');
    expect(Object.fromEntries(new FormData(form))).toEqual({ cityField: '', services: '', radiusField: '20' });
  });
});

describe('the form above the results', () => {
  it('SR-03 carries along what was filtered, with script or without', async () => {
    const { address } = await showPage('/suche/pflegeanbieter/köln?features=1&sort=radiusAsc', backend);
    await cityField();
    const form = screen.getByRole<HTMLFormElement>('search', { name: 'Suche ändern' });
    expect(Object.fromEntries(new FormData(form))).toEqual({
      cityField: 'Köln',
      services: '',
      radiusField: '20',
      city_slug: 'köln',
      features: '1',
      sort: 'radiusAsc',
    });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Pflegeform' }), 'Kurzzeitpflege');
    await send();
    await waitFor(() =>
      expect(address()).toBe('/suche/pflegeanbieter/kurzzeitpflege?city_slug=köln&features=1&sort=radiusAsc'),
    );
  });

  it('SR-08 another radius for the city that is shown searches at once, in the same place of the history', async () => {
    const { address, history } = await showPage('/suche/pflegeanbieter/köln', backend);
    await cityField();
    await userEvent.click(radius(50));
    await waitFor(() => expect(address()).toBe('/suche/pflegeanbieter/köln?radius=50'));
    expect(history.at(-1)).toMatch(/^REPLACE/);
    expect(radius(50)).toHaveFocus();
    await userEvent.click(radius(20));
    await waitFor(() => expect(address()).toBe('/suche/pflegeanbieter/köln'));
  });

  it('SR-05 another city clears the text of the one before', async () => {
    const { address } = await showPage('/suche/pflegeanbieter/köln', backend);
    await userEvent.clear(await wakeCityField());
    await userEvent.type(await wakeCityField(), 'Bon');
    await userEvent.click(await screen.findByRole('option', { name: /Bonn/ }));
    await send();
    await waitFor(() => expect(address()).toBe('/suche/pflegeanbieter/bonn'));
    expect(await cityField()).toHaveValue('Bonn');
  });

  it('SR-01 a combination of care forms stays chosen until another one is picked', async () => {
    await showPage('/suche/pflegeanbieter/ambulante-pflege+kurzzeitpflege', backend);
    expect(await screen.findByRole('combobox', { name: 'Pflegeform' })).toHaveDisplayValue(
      'Ambulante Pflege + Kurzzeitpflege',
    );
  });
});

describe('the form on a page of its own', () => {
  it('SR-19 asks for a place when there is none', async () => {
    await showPage('/suche/pflegeanbieter?cityField=&services=&radiusField=20', backend);
    expect(await cityField()).toHaveAccessibleDescription(/Wählen Sie einen Standort aus/);
  });

  it('SR-21 says which place it does not know and keeps the rest', async () => {
    backend.answer = answerAll({ suggest: [] });
    await showPage('/suche/pflegeanbieter?cityField=Atlantis&services=kurzzeitpflege', backend);
    const field = await cityField();
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Diesen Ort haben wir nicht gefunden/));
    expect(field).toHaveValue('Atlantis');
    expect(screen.getByRole('combobox', { name: 'Pflegeform' })).toHaveValue('kurzzeitpflege');
  });

  it('SR-07 a radius that was sent without a city is cleared', async () => {
    await showPage('/suche/pflegeanbieter?cityField=&services=kurzzeitpflege&radiusField=50', backend);
    expect(await cityField()).toHaveAccessibleDescription(/bevor Sie einen Umkreis festlegen/);
    expect(radius(20)).toBeChecked();
  });
});
