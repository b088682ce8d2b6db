import { addressLines, streetLineOf, hasFullAddress, openStreetMapUrl, townSearchPath } from './company-address';
import { type PageHead, configureApi } from '@care/contracts';
import { contextOf, endPage, showRoutes } from '@care/contracts/testing';
import type { CompanyPage } from '@care/contracts/schemas';
import { backendOfTests, visitAs } from '../../testing/backend';
import { bareCompany, companyPage } from '../../testing/company';
import { loadProfile } from './load-company';
import { profileHead } from './profile-head';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import type { ProviderMapProps } from '../map/ProviderMap';
import { LocationSection } from '../../routes/ProfilePage';

const known = (url: URL) => (url.pathname === '/company/by-slug/lindenhof/' ? companyPage() : 404);
const backend = backendOfTests(known);

const loadCanonical = (slug: string) => loadProfile(contextOf(`/pflegeanbieter/profiles/${slug}`, { slug }));
const loadInTown = (citySlug: string, companySlug: string, query = '') =>
  loadProfile(contextOf(`/pflegeanbieter/${citySlug}/${companySlug}${query}`, { citySlug, companySlug }));

it('PP-01 the URL of a profile: the canonical path and those under its town, of gazetteer or address, open the profile', async () => {
  expect(await loadCanonical('lindenhof')).toEqual({ kind: 'ok' });
  expect(backend.requests).toEqual(['/company/by-slug/lindenhof/']);
  expect(await loadInTown('köln', 'lindenhof')).toEqual({ kind: 'ok' });
  endPage();
  backend.answer = () => companyPage({ city_slug: 'neustadt-67433', street: 'Weg 1, 67433 Neustadt, Deutschland' });
  expect(await loadInTown('neustadt', 'lindenhof')).toEqual({ kind: 'ok' });
  expect(await loadInTown('neustadt-67433', 'lindenhof')).toEqual({ kind: 'ok' });
});

it('PP-01 the URL of a profile: another spelling of the town redirects to the right one and keeps the query', async () => {
  for (const town of ['koeln', 'Köln', 'berlin']) {
    const to = '/pflegeanbieter/k%C3%B6ln/lindenhof?bewertungen=2';
    expect(await loadInTown(town, 'lindenhof', '?bewertungen=2')).toEqual({ kind: 'redirect', to, status: 301 });
  }
});

it('PP-01 the URL of a profile: the slug of a merged provider redirects to the remaining provider', async () => {
  backend.answer = () => companyPage();
  const to = '/pflegeanbieter/profiles/lindenhof';
  expect(await loadCanonical('lindenhof-alt')).toEqual({ kind: 'redirect', to, status: 301 });
});

it('AC-05 the URL of a profile: a profile that is not public yet redirects visitors, and opens for its registrant', async () => {
  const load = () => loadProfile(contextOf('/pflegeanbieter/profiles/neu?edit', { slug: 'neu' }));
  const to = '/pflegeanbieter/profiles/neu';
  expect(await loadCanonical('neu')).toEqual({ kind: 'not-found' });
  await visitAs(backend);
  expect(await load()).toEqual({ kind: 'redirect', to, status: 302, visitorsOnly: true });
  backend.answer = () => companyPage({ slug: 'neu', is_in_review: true });
  await visitAs(backend, '31');
  expect(await load()).toEqual({ kind: 'ok' });
  await visitAs(backend);
});

it('PP-25 the URL of a profile: a reserved word is not a provider or town, and sends no request', async () => {
  for (const word of ['neue', 'Merkliste']) {
    expect(await loadCanonical(word)).toEqual({ kind: 'not-found' });
    expect(await loadInTown(word, 'lindenhof')).toEqual({ kind: 'not-found' });
    expect(await loadInTown('köln', word)).toEqual({ kind: 'not-found' });
  }
  expect(backend.requests).toEqual([]);
});

it('PP-01 SH-15 the URL of a profile: an unknown provider is not found; without a backend it is unavailable', async () => {
  expect(await loadCanonical('unbekannt')).toEqual({ kind: 'not-found' });
  backend.answer = () => 500;
  expect(await loadCanonical('lindenhof')).toEqual({ kind: 'unavailable' });
  configureApi({ baseUrl: 'http://127.0.0.1:1' });
  expect(await loadCanonical('lindenhof')).toEqual({ kind: 'unavailable' });
  configureApi({ baseUrl: backend.address });
});

async function headOf(company: CompanyPage): Promise<PageHead> {
  endPage();
  backend.answer = () => company;
  const context = contextOf('/pflegeanbieter/k%C3%B6ln/lindenhof', { citySlug: 'köln', companySlug: 'lindenhof' });
  await loadProfile(context);
  return profileHead(context);
}
const dataOf = (head: PageHead, type: string) =>
  (head.jsonLd as Record<string, unknown>[]).find((data) => data['@type'] === type)!;

it('PP-01 SR-13 SH-12 the head of a profile: contains provider, town, street and services, the canonical path, and structured data', async () => {
  const head = await headOf(companyPage());
  expect(head).toMatchObject({
    title: 'Seniorenzentrum Lindenhof in Köln, Gartenweg 2',
    description: 'Seniorenzentrum Lindenhof in Köln, Gartenweg 2: Ein Haus mit Garten. Wir leben in sechs Gruppen.',
    canonical: '/pflegeanbieter/profiles/lindenhof',
    image: '/media/1-1280.webp',
  });
  expect(dataOf(head, 'LocalBusiness')).toMatchObject({
    name: 'Seniorenzentrum Lindenhof',
    telephone: '0221 555-0118',
    address: { streetAddress: 'Gartenweg 2', postalCode: '50733', addressLocality: 'Köln' },
    geo: { latitude: 50.96423, longitude: 6.95061 },
    aggregateRating: { ratingValue: 4.6, reviewCount: 38, bestRating: 5, worstRating: 1 },
    makesOffer: ['Stationäre Pflege', 'Demenzcafé'].map((name) => ({
      '@type': 'Offer',
      itemOffered: { '@type': 'Service', name },
    })),
  });
  const crumbs = dataOf(head, 'BreadcrumbList') as { itemListElement: { item: string }[] };
  const paths = ['/', '/suche/pflegeanbieter/k%C3%B6ln', '/pflegeanbieter/profiles/lindenhof'];
  expect(crumbs.itemListElement.map(({ item }) => item)).toEqual(paths);
});

it('PP-01 the head of a profile: describes by services without a description, and shortens a long one at a word boundary', async () => {
  const { description } = await headOf(companyPage({ description: '' }));
  expect(description).toContain('in Köln, Gartenweg 2: Stationäre Pflege, Demenzcafé. Leistungen');
  const { description: long = '' } = await headOf(companyPage({ description: 'Wohnen mit Herz '.repeat(30) }));
  expect(long.length).toBeLessThanOrEqual(157);
  expect(long).toMatch(/ (Wohnen|mit|Herz) …$/);
});

it('OP-03 SR-22 the head of a profile: leaves out an unknown street or postcode, an average of less than three ratings, and no services', async () => {
  const rated = async (ratings_count: number) =>
    dataOf(await headOf(companyPage({ ratings_count })), 'LocalBusiness').aggregateRating;
  expect(await rated(3)).toMatchObject({ ratingValue: 4.6, reviewCount: 3 });
  expect(await rated(2)).toBeUndefined();
  const head = await headOf({ ...bareCompany(), street: 'Köln, Deutschland', zip_code: '' });
  expect(head.title).toBe('Seniorenzentrum Lindenhof in Köln');
  const data = JSON.stringify(dataOf(head, 'LocalBusiness'));
  expect(data).not.toMatch(/streetAddress|postalCode|aggregateRating|makesOffer/);
});

it('PP-01 the head of a profile: is not indexed if the provider could not be loaded', () => {
  const context = contextOf('/pflegeanbieter/profiles/x', { slug: 'x' });
  expect(profileHead(context)).toMatchObject({ robots: 'noindex,follow' });
});

// Like a map, it reads the place when it is created only.
jest.mock('../map/ProviderMap', () => ({
  ProviderMap: function Map({ coords }: ProviderMapProps) {
    const [{ lng, lat }] = useState(coords);
    return <p>{`Karte von ${lng}, ${lat}`}</p>;
  },
}));

function MovingProvider() {
  const [lng, setLng] = useState(7);
  const { name, street } = companyPage({});
  return (
    <>
      <button onClick={() => setLng(8)}>Umziehen</button>
      <LocationSection name={name} street={street} coords={{ lng, lat: 50 }} />
    </>
  );
}

it('PP-13 PP-07 the map shows the new place after the address was changed', async () => {
  showRoutes([{ path: '/', element: <MovingProvider /> }]);
  expect(await screen.findByText('Karte von 7, 50')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Umziehen' }));
  expect(await screen.findByText('Karte von 8, 50')).toBeVisible();
});

it('PP-05 OP-03 the address of a provider: is shown without the country and an unknown street, and unchanged without three parts', () => {
  expect(addressLines('Gartenweg 2, 50733 Köln, Deutschland')).toEqual(['Gartenweg 2', '50733 Köln']);
  expect(addressLines('Haus am See')).toEqual(['Haus am See']);
  const noStreet = { street: '52428 Jülich, Deutschland', zip_code: '52428' };
  expect(addressLines(noStreet.street)).toEqual(['52428 Jülich']);
  expect([streetLineOf(noStreet), hasFullAddress(noStreet)]).toEqual([undefined, false]);
  expect(hasFullAddress({ street: 'Waldweg 3, Düren, Deutschland', zip_code: '' })).toBe(false);
  expect(hasFullAddress({ street: 'Waldweg 3, 52349 Düren, Deutschland', zip_code: '52349' })).toBe(true);
});

it('PP-05 SH-12 the address of a provider: links to OpenStreetMap with its coordinates, and to the search of its town', () => {
  expect(openStreetMapUrl({ lat: 50.964231, lng: 6.950612 })).toBe(
    'https://www.openstreetmap.org/?mlat=50.96423&mlon=6.95061#map=16/50.96423/6.95061',
  );
  expect(townSearchPath({ city: 'Köln', city_slug: 'köln' })).toBe('/suche/pflegeanbieter/k%C3%B6ln');
});
