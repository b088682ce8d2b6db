import { configureApi } from '@care/contracts';
import { screen, within } from '@testing-library/react';
import * as jobOfferPage from '../exposes/job-offer';
import { startBackend } from '../testing/backend';
import { companyPage, jobOffer } from '../testing/company';
import { contextOf, showPage } from '../testing/show-page';

let backend: Awaited<ReturnType<typeof startBackend>>;
beforeAll(async () => {
  backend = await startBackend(() => 404);
  configureApi({ baseUrl: backend.address });
});
beforeEach(() => {
  backend.requests.length = 0;
  backend.answer = (url) => (url.pathname.startsWith('/company/job-offer/') ? jobOffer() : companyPage());
});
afterAll(() => void backend.stop());

const at = (offerSlug: string) =>
  contextOf(`/pflegeanbieter/profiles/lindenhof/${offerSlug}`, { slug: 'lindenhof', offerSlug });

describe('an open position', () => {
  it('PP-04 says what it is, what it asks and whom to ask', async () => {
    await showPage(jobOfferPage, at('stelle-1'));
    expect(screen.getByRole('heading', { level: 1, name: 'Stelle 1 (m/w/d)' })).toBeVisible();
    expect(screen.getByText('3.650–4.120 € im Monat (TVöD-P), brutto')).toBeVisible();
    const tasks = within(screen.getByRole('region', { name: 'Ihre Aufgaben' })).getAllByRole('listitem');
    expect(tasks.map(({ textContent }) => textContent)).toEqual(['Pflegen', 'Dokumentieren']);
    expect(screen.getByText('Herz und Verstand')).toBeVisible();
    expect(screen.getByText('Wunschdienstplan')).toBeVisible();
    expect(within(screen.getByRole('region', { name: 'Ansprechperson' })).getByText('Frau Yıldız')).toBeVisible();
  });

  it('PP-04 tells search engines of the job, with pay in euros', async () => {
    const page = at('stelle-1');
    await jobOfferPage.load(page);
    const { canonical, jsonLd } = jobOfferPage.head(page);
    expect(canonical).toBe('/pflegeanbieter/profiles/lindenhof/stelle-1');
    expect(jsonLd?.[0]).toMatchObject({
      '@type': 'JobPosting',
      employmentType: ['PART_TIME'],
      baseSalary: { value: { minValue: 3650, maxValue: 4120, unitText: 'MONTH' } },
    });
  });

  it('PP-25 takes no reserved word for a position', async () => {
    expect(await jobOfferPage.load(at('neue'))).toEqual({ kind: 'not-found' });
    expect(backend.requests).toEqual([]);
  });

  it('PP-04 does not find an unknown one', async () => {
    backend.answer = (url) => (url.pathname.startsWith('/company/job-offer/') ? 404 : companyPage());
    expect(await jobOfferPage.load(at('unbekannt'))).toEqual({ kind: 'not-found' });
  });

  it('PP-04 says that an ended one is gone and leads back to the employer', async () => {
    backend.answer = (url) => (url.pathname.startsWith('/company/job-offer/') ? 410 : companyPage());
    const { outcome } = await showPage(jobOfferPage, at('stelle-1'));
    expect(outcome).toEqual({ kind: 'gone' });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Dieses Stellenangebot ist nicht mehr verfügbar.' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Zum Profil des Arbeitgebers' })).toBeVisible();
  });
});
