import { configureApi, decideConsent } from '@care/contracts';
import { show, testStore } from '@care/contracts/testing';
import { AddressField } from '@care/ui/address';
import { CareForm } from '@care/ui/form';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { geoApi } from './geo-api';

const feature = (name: string, number: string) => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [6.9531, 50.9652] },
  properties: {
    name,
    feature_type: 'address',
    coordinates: { longitude: 6.9531, latitude: 50.9652, accuracy: 'rooftop' },
    context: {
      country: { country_code: 'DE' },
      region: { name: 'Nordrhein-Westfalen' },
      postcode: { name: '50733' },
      place: { name: 'Köln' },
      address: { street_name: 'Neusser Straße', address_number: number },
    },
  },
});

/** Stands in for our API and for Mapbox's. */
let asked: URL[] = [];
let mapboxStatus = 200;
/** Searches of Mapbox that get no answer, the first ones of a test. */
let hanging = 0;
const server = http.createServer((request, response) => {
  const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
  asked.push(url);
  response.setHeader('access-control-allow-origin', '*').setHeader('content-type', 'application/json');
  response.setHeader('access-control-allow-headers', '*');
  if (url.pathname.startsWith('/search/geocode/')) {
    if (hanging-- > 0) return;
    response.statusCode = mapboxStatus;
  }
  response.end(JSON.stringify(answerTo(url)));
});
const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
let engine: 'mapbox' | 'local' = 'mapbox';
function answerTo({ pathname }: URL): unknown {
  if (pathname === '/geo/map/')
    return engine === 'mapbox' ? { engine, token: 'pk.test', api_url: origin() } : { engine };
  if (pathname === '/geo/suggest/')
    return { results: [{ id: 'own', label: 'Aus der eigenen Liste', kind: 'address' }], attribution: 'GeoNames' };
  return { type: 'FeatureCollection', features: [feature('Neusser Straße 118', '118')], attribution: '' };
}

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  configureApi({ baseUrl: origin() });
  // Its first load compiles the library of Mapbox, which takes longer than a query waits for an element.
  await import('@care/ui/address/mapbox-suggestions');
}, 60_000);
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked = [];
  engine = 'mapbox';
  mapboxStatus = 200;
  hanging = 0;
});

const agree = (maps: boolean) =>
  act(() => testStore().dispatch(decideConsent({ statistics: false, ads: false, maps })));
const askedOfMapbox = () => asked.filter(({ pathname }) => pathname.startsWith('/search/geocode/'));

function renderField() {
  const picked = jest.fn();
  show(
    <CareForm onSubmit={() => undefined}>
      {() => <AddressField geoApi={geoApi} name="street" label="Adresse" kind="address" onPicked={picked} />}
    </CareForm>,
  );
  return picked;
}
const field = () => screen.getByRole('combobox', { name: 'Adresse' });
async function type(text: string) {
  await userEvent.hover(field());
  await waitFor(() => expect(field()).toHaveAttribute('aria-controls')); // its list of suggestions is loaded
  await userEvent.type(field(), text);
}

it("SH-16 PP-07 come from Mapbox's search session, with our label and no position, only while there is consent", async () => {
  agree(false);
  const picked = renderField();
  await type('Neu');
  expect(await screen.findByRole('option', { name: 'Aus der eigenen Liste' })).toBeVisible();
  expect(asked.map(({ pathname }) => pathname)).toEqual(['/geo/suggest/']);
  agree(true);
  await type('ss');
  await waitFor(() => expect(asked.map(({ pathname }) => pathname)).toContain('/geo/map/'));
  await type('er');
  const option = await screen.findByRole('option', { name: 'Neusser Straße 118, 50733 Köln, Deutschland' });
  const [request] = askedOfMapbox().slice(-1);
  expect(Object.fromEntries(request?.searchParams ?? [])).toMatchObject({
    q: 'Neusser',
    access_token: 'pk.test',
    country: 'de',
    language: 'de',
    types: 'address,street',
    session_token: expect.stringMatching(/./),
  });
  expect(screen.getByText('© Mapbox, © OpenStreetMap-Mitwirkende')).toBeVisible();
  await userEvent.click(option);
  expect(picked).toHaveBeenLastCalledWith(
    expect.objectContaining({ id: 'address Neusser Straße 118, 50733 Köln, Deutschland' }),
  );
  agree(false);
  const before = askedOfMapbox().length;
  await type('1');
  expect(await screen.findByRole('option', { name: 'Aus der eigenen Liste' })).toBeVisible();
  expect(askedOfMapbox()).toHaveLength(before);
});

it('SR-06 come for the present text, typed on while two searches of Mapbox were running', async () => {
  hanging = 2;
  agree(true);
  renderField();
  for (const [searches, text] of ['Neusser', ' Str', 'aße'].entries()) {
    await waitFor(() => expect(askedOfMapbox()).toHaveLength(searches));
    await type(text);
  }
  expect(await screen.findByRole('option', { name: /118, 50733 Köln/ })).toBeVisible();
});

it.each<[string, 'mapbox' | 'local', number]>([
  ['SR-06 come from our own list when Mapbox does not answer', 'mapbox', 500],
  ['SH-16 come from our own list with another provider, whatever the consent', 'local', 200],
])('%s', async (_what, provider, status) => {
  engine = provider;
  mapboxStatus = status;
  agree(true);
  renderField();
  await type('Neusser');
  expect(await screen.findByRole('option', { name: 'Aus der eigenen Liste' })).toBeVisible();
  expect(askedOfMapbox().length > 0).toBe(provider === 'mapbox');
});
