import type { CompanyPage } from '@care/contracts/schemas';
import { screen, within } from '@testing-library/react';
import * as jobOffers from '../exposes/job-offers';
import { backendOfTests } from '../testing/backend';
import { companyPage, jobOfferList } from '../testing/company';
import { visitAs } from '../testing/sign-in';
import { contextOf } from '@care/contracts/testing';
import { showPage } from '../testing/show-page';

const backend = backendOfTests(() => 404);

const ADDRESS = '/pflegeanbieter/profiles/lindenhof/stellenangebote';
const context = () => contextOf(ADDRESS, { slug: 'lindenhof' });
function answerWith(company: CompanyPage, offers = jobOfferList(5)) {
  backend.answer = (url) => (url.pathname === '/company/7/job-offers/' ? offers : company);
}

describe('the job offers page', () => {
  it('PP-04 lists all open job offers with pay and place', async () => {
    answerWith(companyPage());
    await showPage(jobOffers, context());
    const jobs = within(screen.getByRole('region', { name: 'Stellenangebote' }));
    expect(jobs.getAllByRole('article')).toHaveLength(5);
    expect(jobs.getAllByText('3.650–4.120 €')).toHaveLength(5);
    expect(jobs.getAllByText('im Monat (TVöD-P)')).toHaveLength(5);
    for (const job of jobs.getAllByRole('article')) expect(job).toHaveTextContent('Köln');
    expect(screen.getByRole('link', { current: 'page', name: /Wir als Arbeitgeber/ })).toHaveAttribute('href', ADDRESS);
  });

  it("PP-04 does not show the owner's drafts", async () => {
    const offers = jobOfferList(2);
    const results = offers.results.map((offer, index) => ({
      ...offer,
      status: index ? offer.status : ('DRAFT' as const),
    }));
    answerWith(companyPage(), { ...offers, results });
    await showPage(jobOffers, context());
    expect(screen.getAllByRole('article')).toHaveLength(1);
  });

  it('PP-04 shows a message if there is no open job offer', async () => {
    answerWith(companyPage({ job_offers: [] }), jobOfferList(0));
    await showPage(jobOffers, context());
    expect(screen.getByText('Zurzeit sind keine Stellen ausgeschrieben.')).toBeVisible();
  });

  it('PP-03 for a free profile, all but the owner are redirected to the profile', async () => {
    answerWith(companyPage({ subscription: 'FREE_TIER' }));
    const to = '/pflegeanbieter/profiles/lindenhof';
    for (const id of [undefined, '31']) {
      await visitAs(backend, id);
      expect(await jobOffers.load(context())).toEqual({ kind: 'redirect', to, status: 302, visitorsOnly: true });
    }
  });

  it('PP-03 PP-20 the owner of a free profile sees only an info text and a link to the packages', async () => {
    await visitAs(backend, '12');
    const viewer = { ...companyPage().viewer, is_owner: true, can_contact: false };
    answerWith(companyPage({ subscription: 'FREE_TIER', viewer }));
    const { outcome } = await showPage(jobOffers, context());
    expect(outcome).toEqual({ kind: 'ok' });
    expect(screen.getByText('Diese Unterseite ist mit dem ausgewählten Abonnement nicht verfügbar')).toBeVisible();
    expect(screen.getByText(/ist Ihre Arbeitgeberseite nicht öffentlich sichtbar\.$/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Pakete ansehen' })).toHaveAttribute('href', '/pakete');
    expect(screen.queryByRole('region', { name: 'Arbeitgebervorteile' })).not.toBeInTheDocument();
  });

  it('PP-01 another spelling of the town redirects to the right one of this page', async () => {
    answerWith(companyPage());
    const wrong = contextOf('/pflegeanbieter/koeln/lindenhof/stellenangebote', {
      citySlug: 'koeln',
      companySlug: 'lindenhof',
    });
    const to = '/pflegeanbieter/k%C3%B6ln/lindenhof/stellenangebote';
    expect(await jobOffers.load(wrong)).toEqual({ kind: 'redirect', to, status: 301 });
  });

  it('PP-04 has a canonical path, and is not indexed while it is empty', async () => {
    answerWith(companyPage({ job_offers: [] }), jobOfferList(0));
    const page = context();
    await jobOffers.load(page);
    expect(jobOffers.head(page)).toMatchObject({ canonical: ADDRESS, robots: 'noindex,follow' });
  });
});
