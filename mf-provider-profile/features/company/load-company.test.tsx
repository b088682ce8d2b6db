import { configureApi } from '@care/contracts';
import { backendOfTests, visitAs } from '../../testing/backend';
import { companyPage } from '../../testing/company';
import { contextOf } from '@care/contracts/testing';
import { loadProfile } from './load-company';

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
