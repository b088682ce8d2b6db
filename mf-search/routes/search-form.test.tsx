import { configureApi } from '@care/contracts';
import { DEFAULT_RADIUS } from '@care/contracts/constants';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { backendOfTests } from '@care/contracts/testing/backend';
import { answerAll, pagesOf, place } from '../testing/fixtures';
import { showPage } from '../testing/show-page';

const backend = backendOfTests(answerAll());

const cityField = () => screen.findByRole('combobox', { name: 'Ort oder PLZ' });
/** The field after the pointer has reached it. Then its list of suggestions is loaded. */
async function wakeCityField() {
  await userEvent.hover(await cityField());
  const field = () => screen.getByRole('combobox', { name: 'Ort oder PLZ' });
  await waitFor(() => expect(field()).toHaveAttribute('aria-controls'));
  return field();
}
const radius = (km: number) => screen.getByRole('radio', { name: `+${km}\u00a0km` });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Suchen' }));
/** A timer may fire slightly early. */
const TIMER_SLACK = 2;
const suggestCalls = () => backend.requests.filter((path) => path.startsWith('/city/suggest/'));

it('SR-01 SR-03 SR-06 the search form on the home page: is a plain GET form, suggests cities, and puts place, care form and radius into one address', async () => {
  const { address, history } = await showPage('/', backend);
  const field = await wakeCityField();
  const form = screen.getByRole<HTMLFormElement>('search');
  expect(form).toHaveAttribute('action', '/suche/pflegeanbieter');
  expect(form.method).toBe('get');
  expect(Object.fromEntries(new FormData(form))).toEqual({ cityField: '', services: '', radiusField: '20' });
  await userEvent.type(field, 'Köl');
  await userEvent.click(await screen.findByRole('option', { name: /Köln/ }));
  expect(suggestCalls()).toEqual(['/city/suggest/?phrase=Köl&freetext=false&format=object']);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Pflegeform' }), 'Kurzzeitpflege');
  await userEvent.click(radius(50));
  await send();
  await waitFor(() => expect(address()).toBe('/suche/pflegeanbieter/kurzzeitpflege?city_slug=köln&radius=50'));
  expect(history.at(-1)).toMatch(/^PUSH/);
});

it('SR-08 the search form on the home page: fetches suggestions 300 ms after the last key, and does not fetch the same text twice', async () => {
  const { answer } = backend;
  let askedAt = 0;
  backend.answer = (url) => {
    askedAt = performance.now();
    return answer(url);
  };
  await showPage('/', backend);
  const field = await wakeCityField();
  // At once: a slow machine would take longer than 300 ms between two keys.
  const enter = (...values: string[]) => {
    for (const value of values) fireEvent.change(field, { target: { value } });
  };
  const lastKey = performance.now();
  enter('Kö', 'Köl');
  await screen.findByRole('option', { name: /Köln/ });
  const calls = ['/city/suggest/?phrase=Köl&freetext=false&format=object'];
  expect(suggestCalls()).toEqual(calls);
  enter('Kölx', 'Köl');
  await screen.findByRole('option', { name: /Köln/ });
  expect(suggestCalls()).toEqual(calls);
  expect(askedAt - lastKey).toBeGreaterThanOrEqual(300 - TIMER_SLACK);
});

it('SR-06 the search form on the home page: sends nothing for one character, and shows no list and no error if the call fails', async () => {
  backend.answer = () => [500, {}];
  await showPage('/', backend);
  await userEvent.type(await wakeCityField(), 'K');
  expect(suggestCalls()).toEqual([]);
  await userEvent.type(await wakeCityField(), 'ö');
  await waitFor(() => expect(suggestCalls()).toHaveLength(1));
  expect((await screen.findAllByText('Keine Ergebnisse gefunden')).length).toBeGreaterThan(0);
  expect(screen.queryByRole('alert', { name: /Fehler/ })).not.toBeInTheDocument();
});

it('SR-01 SR-07 SR-19 the search form on the home page: requires a place for a radius or an empty search, but not for a care form', async () => {
  const { address } = await showPage('/', backend);
  await cityField();
  await send();
  const field = await cityField();
  await waitFor(() => expect(field).toHaveAccessibleDescription(/Wählen Sie einen Standort aus/));
  expect(field).toHaveFocus();
  expect(address()).toBe('/');
  await userEvent.click(radius(100));
  expect(field).toHaveAccessibleDescription(/Bitte wählen Sie zuerst einen Ort aus, bevor/);
  expect(field).toBeInvalid();
  expect(radius(100)).not.toBeChecked();
  expect(radius(DEFAULT_RADIUS)).toBeChecked();
  expect(screen.getByRole('alert')).toHaveTextContent(/Bitte wählen Sie zuerst einen Ort aus/);
  await userEvent.type(field, 'K');
  expect(field).toBeValid();
  await userEvent.clear(field);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Pflegeform' }), 'Senioren-WG');
  await send();
  await waitFor(() => expect(address()).toBe('/suche/pflegeanbieter/senioren-wg'));
});

it('SR-21 the search form on the home page: a late answer about typed text leads nowhere once the user has left the page', async () => {
  backend.answer = answerAll({ suggest: [place('bonn', 'Bonn')] });
  const { address, goTo, store } = await showPage('/', backend);
  const field = await wakeCityField();
  const nodeFetch = globalThis.fetch;
  let release: (() => void) | undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  configureApi({
    fetch: async (...call) => {
      if ((call[0] as string).includes('freetext=true')) await held;
      return nodeFetch(...call);
    },
  });
  fireEvent.change(field, { target: { value: 'bonn' } });
  fireEvent.submit(screen.getByRole('search'));
  await goTo('/anderswo');
  release?.();
  const answers = () => JSON.stringify(store.getState());
  await waitFor(() => expect(answers()).toContain('"slug":"bonn"'));
  expect(address()).toBe('/anderswo');
  configureApi({ fetch: nodeFetch });
});

it('SR-21 the search form on the home page: typed text: keeps an unknown city with an error, offers each town of that name, accepts a city of several postcodes', async () => {
  backend.answer = answerAll({ suggest: [] });
  const { address } = await showPage('/', backend);
  await userEvent.type(await wakeCityField(), 'Ys{Enter}');
  const field = await cityField();
  await waitFor(() => expect(field).toHaveAccessibleDescription(/Diesen Ort haben wir nicht gefunden/));
  expect(field).toHaveValue('Ys');
  expect(address()).toBe('/');
  backend.answer = answerAll({
    suggest: [place('neustadt-01844', 'Neustadt (Sachsen, 01844)', 'Sachsen'), place('neustadt', 'Neustadt', 'Hessen')],
  });
  await userEvent.clear(field);
  await userEvent.paste('Neustadt');
  await send();
  const candidates = within(await screen.findByRole('list', { name: 'Meinten Sie einen dieser Orte?' }));
  const links = candidates.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Neustadt (Sachsen, 01844)', '/suche/pflegeanbieter/neustadt-01844'],
    ['Neustadt, Hessen', '/suche/pflegeanbieter/neustadt'],
  ]);
  backend.answer = answerAll({ suggest: [place('bonn', 'Bonn'), { ...place('bonn', 'Bonn'), zip_code: '53111' }] });
  await userEvent.clear(field);
  await userEvent.type(field, 'bonn{Enter}');
  await waitFor(() => expect(address()).toBe('/suche/pflegeanbieter/bonn'));
  expect(backend.requests).toContain('/city/suggest/?phrase=bonn&freetext=true&format=object');
});

it('SR-03 the form above the results: keeps the active filters and leads to the first page, with and without script', async () => {
  backend.answer = pagesOf(64);
  const { address } = await showPage('/suche/pflegeanbieter/köln?features=1&sort=radiusAsc&page=2', backend);
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

it('SR-08 the form above the results: searches at once after a change of the radius and replaces the history entry', async () => {
  const { address, history } = await showPage('/suche/pflegeanbieter/köln', backend);
  await cityField();
  await userEvent.click(radius(50));
  await waitFor(() => expect(address()).toBe('/suche/pflegeanbieter/köln?radius=50'));
  expect(history.at(-1)).toMatch(/^REPLACE/);
  expect(radius(50)).toHaveFocus();
  await userEvent.click(radius(20));
  await waitFor(() => expect(address()).toBe('/suche/pflegeanbieter/köln'));
});

it('SR-03 SR-04 SR-05 SR-20 the form above the results: searches a new city as a whole, from the first page on', async () => {
  backend.answer = pagesOf(64);
  const { address } = await showPage('/suche/pflegeanbieter/köln?bbox=6.8,50.8,7.1,51.1&rating=4&page=2', backend);
  const field = await wakeCityField();
  await userEvent.clear(field);
  await userEvent.type(field, 'Bon');
  await userEvent.click(await screen.findByRole('option', { name: /Bonn/ }));
  await send();
  await waitFor(() => expect(address()).toBe('/suche/pflegeanbieter/bonn?rating=4'));
  expect(await cityField()).toHaveValue('Bonn');
});

it('SR-01 the form above the results: shows a combination of care forms in the title and in its field', async () => {
  await showPage('/suche/pflegeanbieter/ambulante-pflege+kurzzeitpflege?city_slug=köln', backend);
  await screen.findByRole('heading', { level: 1, name: 'Ambulante Pflege und Kurzzeitpflege in Köln' });
  const careForm = await screen.findByRole('combobox', { name: 'Pflegeform' });
  expect(careForm).toHaveDisplayValue('Ambulante Pflege + Kurzzeitpflege');
});

it('SR-07 SR-19 SR-21 the form on a page of its own: requires a place, names an unknown one and keeps the other values, and clears a radius without a city', async () => {
  backend.answer = answerAll({ suggest: [] });
  const isDescribed = (text: RegExp) =>
    waitFor(async () => expect(await cityField()).toHaveAccessibleDescription(text));
  const { goTo } = await showPage('/suche/pflegeanbieter?cityField=&services=&radiusField=20', backend);
  await isDescribed(/Wählen Sie einen Standort aus/);
  await goTo('/suche/pflegeanbieter?cityField=Atlantis&services=kurzzeitpflege');
  await isDescribed(/Diesen Ort haben wir nicht gefunden/);
  expect(await cityField()).toHaveValue('Atlantis');
  expect(screen.getByRole('combobox', { name: 'Pflegeform' })).toHaveValue('kurzzeitpflege');
  await goTo('/suche/pflegeanbieter?cityField=&services=kurzzeitpflege&radiusField=50');
  await isDescribed(/bevor Sie einen Umkreis festlegen/);
  expect(radius(20)).toBeChecked();
});

it('SR-21 an address with an unknown word: shows the word and offers towns spelt alike, above the results of the redirect', async () => {
  backend.answer = answerAll();
  await showPage('/suche/pflegeanbieter/koelnn', backend);
  await screen.findByRole('heading', { level: 1, name: 'Weitere Pflegeformen in Deutschland' });
  expect(screen.getByText('„koelnn“ kennen wir nicht')).toBeVisible();
  expect(backend.requests).toContain('/city/suggest/?phrase=koelnn&freetext=false&format=object');
  const alike = within(screen.getByRole('list', { name: 'Meinten Sie einen dieser Orte?' }));
  expect(alike.getByRole('link', { name: /^Köln/ })).toHaveAttribute('href', '/suche/pflegeanbieter/k%C3%B6ln');
});
