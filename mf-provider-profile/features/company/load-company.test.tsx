import { configureApi, type PageHead } from '@care/contracts';
import { contextOf } from '@care/contracts/testing';
import type { CompanyPage } from '@care/contracts/schemas';
import { backendOfTests, visitAs } from '../../testing/backend';
import { companyPage, bareCompany } from '../../testing/company';
import { loadProfile } from './load-company';
import { profileHead } from './profile-head';

const known = (url: URL) => (url.pathname === '/company/by-slug/lindenhof/' ? companyPage() : 404);
const backend = backendOfTests(known);

const loadCanonical = (slug: string) => loadProfile(contextOf(`/pflegeanbieter/profiles/${slug}`, { slug }));
const loadInTown = (citySlug: string, companySlug: string, query = '') =>
  loadProfile(contextOf(`/pflegeanbieter/${citySlug}/${companySlug}${query}`, { citySlug, companySlug }));

describe('the URL of a profile', () => {
  it('PP-01 the canonical path opens the profile', async () => {
    expect(await loadCanonical('lindenhof')).toEqual({ kind: 'ok' });
    expect(backend.requests).toEqual(['/company/by-slug/lindenhof/']);
  });

  it("PP-01 the path under the provider's town opens the profile", async () => {
    expect(await loadInTown('köln', 'lindenhof')).toEqual({ kind: 'ok' });
  });

  it('PP-01 the path under the town of its address opens the profile, if that differs from the gazetteer', async () => {
    backend.answer = () => companyPage({ city_slug: 'neustadt-67433', street: 'Weg 1, 67433 Neustadt, Deutschland' });
    expect(await loadInTown('neustadt', 'lindenhof')).toEqual({ kind: 'ok' });
    expect(await loadInTown('neustadt-67433', 'lindenhof')).toEqual({ kind: 'ok' });
  });

  it('PP-01 another spelling of the town redirects to the right one and keeps the query', async () => {
    for (const town of ['koeln', 'Köln', 'berlin']) {
      const to = '/pflegeanbieter/k%C3%B6ln/lindenhof?bewertungen=2';
      expect(await loadInTown(town, 'lindenhof', '?bewertungen=2')).toEqual({ kind: 'redirect', to, status: 301 });
    }
  });

  it('PP-01 the slug of a merged provider redirects to the remaining provider', async () => {
    backend.answer = () => companyPage();
    const to = '/pflegeanbieter/profiles/lindenhof';
    expect(await loadCanonical('lindenhof-alt')).toEqual({ kind: 'redirect', to, status: 301 });
  });

  it('AC-05 a profile that is not public yet redirects visitors, and opens for its registrant', async () => {
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

  it('PP-25 a reserved word is not a provider or town, and sends no request', async () => {
    for (const word of [
      'merkliste',
      'profiles',
      'bewertung',
      'bewertung-abgeben',
      'stellenangebote',
      'neue',
      'Merkliste',
    ]) {
      expect(await loadCanonical(word)).toEqual({ kind: 'not-found' });
      expect(await loadInTown(word, 'lindenhof')).toEqual({ kind: 'not-found' });
      expect(await loadInTown('köln', word)).toEqual({ kind: 'not-found' });
    }
    expect(backend.requests).toEqual([]);
  });

  it('PP-01 an unknown provider is not found', async () => {
    expect(await loadCanonical('unbekannt')).toEqual({ kind: 'not-found' });
  });

  it('SH-15 is unavailable when the backend fails or does not answer', async () => {
    backend.answer = () => 500;
    expect(await loadCanonical('lindenhof')).toEqual({ kind: 'unavailable' });
    configureApi({ baseUrl: 'http://127.0.0.1:1' });
    expect(await loadCanonical('lindenhof')).toEqual({ kind: 'unavailable' });
    configureApi({ baseUrl: backend.address });
  });
});

describe('the head of a profile', () => {
  const backend = backendOfTests();

  async function headOf(company: CompanyPage): Promise<PageHead> {
    backend.answer = () => company;
    const context = contextOf('/pflegeanbieter/k%C3%B6ln/lindenhof', { citySlug: 'köln', companySlug: 'lindenhof' });
    await loadProfile(context);
    return profileHead(context);
  }
  const dataOf = (head: PageHead, type: string) =>
    (head.jsonLd as Record<string, unknown>[]).find((data) => data['@type'] === type);

  describe('the head of a profile', () => {
    it('PP-01 contains provider, town and street, and always the canonical path', async () => {
      expect(await headOf(companyPage())).toMatchObject({
        title: 'Seniorenzentrum Lindenhof in Köln, Gartenweg 2',
        description: 'Seniorenzentrum Lindenhof in Köln, Gartenweg 2: Ein Haus mit Garten. Wir leben in sechs Gruppen.',
        canonical: '/pflegeanbieter/profiles/lindenhof',
        image: '/media/1-1280.webp',
      });
    });

    it('OP-03 leaves out an unknown street or postcode', async () => {
      const head = await headOf(companyPage({ street: 'Köln, Deutschland', zip_code: '' }));
      expect(head.title).toBe('Seniorenzentrum Lindenhof in Köln');
      expect(JSON.stringify(dataOf(head, 'LocalBusiness'))).not.toMatch(/streetAddress|postalCode/);
    });

    it('shortens a long description at a word boundary', async () => {
      const { description = '' } = await headOf(companyPage({ description: 'Wohnen mit Herz '.repeat(30) }));
      expect(description.length).toBeLessThanOrEqual(157);
      expect(description).toMatch(/ (Wohnen|mit|Herz) …$/);
    });

    it('describes a provider without a description by its services', async () => {
      const { description } = await headOf(companyPage({ description: '' }));
      expect(description).toContain('in Köln, Gartenweg 2: Stationäre Pflege, Demenzcafé. Leistungen');
    });

    it('contains address, coordinates, phone and rating as structured data', async () => {
      expect(dataOf(await headOf(companyPage()), 'LocalBusiness')).toMatchObject({
        name: 'Seniorenzentrum Lindenhof',
        telephone: '0221 555-0118',
        address: { streetAddress: 'Gartenweg 2', postalCode: '50733', addressLocality: 'Köln' },
        geo: { latitude: 50.96423, longitude: 6.95061 },
        aggregateRating: { ratingValue: 4.6, reviewCount: 38, bestRating: 5, worstRating: 1 },
      });
    });

    it('SR-13 contains the services as structured data, the main one first', async () => {
      const { makesOffer } = dataOf(await headOf(companyPage()), 'LocalBusiness') as { makesOffer: object[] };
      expect(makesOffer).toEqual(
        ['Stationäre Pflege', 'Demenzcafé'].map((name) => ({
          '@type': 'Offer',
          itemOffered: { '@type': 'Service', name },
        })),
      );
    });

    it.each([
      [2, undefined],
      [3, expect.objectContaining({ ratingValue: 4.6, reviewCount: 3 })],
    ])('SR-22 contains an average from three ratings on, like cards and lists: %d', async (ratings_count, expected) => {
      const data = dataOf(await headOf(companyPage({ ratings_count })), 'LocalBusiness');
      expect(data).toMatchObject({ name: 'Seniorenzentrum Lindenhof' });
      expect(data?.aggregateRating).toEqual(expected);
    });

    it('contains no rating and no services if there are none', async () => {
      const data = dataOf(await headOf(bareCompany()), 'LocalBusiness');
      expect(data).not.toHaveProperty('aggregateRating');
      expect(data).not.toHaveProperty('makesOffer');
    });

    it('SH-12 contains the breadcrumbs as structured data', async () => {
      const data = dataOf(await headOf(companyPage()), 'BreadcrumbList') as { itemListElement: { item: string }[] };
      expect(data.itemListElement.map(({ item }) => item)).toEqual([
        '/',
        '/suche/pflegeanbieter/k%C3%B6ln',
        '/pflegeanbieter/profiles/lindenhof',
      ]);
    });

    it('is not indexed if the provider could not be loaded', () => {
      const context = contextOf('/pflegeanbieter/profiles/x', { slug: 'x' });
      expect(profileHead(context)).toMatchObject({ robots: 'noindex,follow' });
    });
  });
});
