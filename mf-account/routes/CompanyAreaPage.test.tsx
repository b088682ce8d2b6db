import type { CompanyFigures, CompanyPage } from '@care/contracts/schemas';
import { paul } from '@care/contracts/testing/site';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { figuresOf, ownCompany } from '../testing/company-area';
import { showAt, siteOfTests } from '../testing/show-site';

const site = siteOfTests();
const region = (name: string | RegExp) => screen.findByRole('region', { name });

function answerWith(company: CompanyPage, figures: CompanyFigures, offers: object[] = []) {
  Object.assign(site.answers, {
    '/api-backend/company/by-slug/lindenhof/': company,
    '/api-backend/company/7/figures/': figures,
    '/api-backend/company/7/job-offers/?status=PUBLISHED': { count: offers.length, results: offers },
    '/api-backend/message/quota/': {
      can_contact: true,
      quota: { limit: 5, used: 4, resets_at: '2026-11-30T23:00:00.000Z' },
    },
    '/api-backend/message/?unread=5': { count: 3 },
  });
}

describe('the company area', () => {
  beforeEach(() => {
    site.signedIn = true;
    site.user = paul;
    answerWith(ownCompany(), figuresOf([61, 74, 69, 88, 92, 97, 104, 118], { followers: 57, new_applications: 2 }));
  });

  it('AC-16 SH-09 a visitor signs in first and returns', async () => {
    site.signedIn = false;
    const { addressNow } = await showAt('/profile/company?package=change');
    await waitFor(() => expect(addressNow()).toBe('/login?callbackUrl=%2Fprofile%2Fcompany%3Fpackage%3Dchange'));
  });

  it('AC-16 shows the figures as a chart with a table, and another choice in the address', async () => {
    const { addressNow } = await showAt('/profile/company');
    expect(await screen.findByRole('heading', { level: 1, name: 'Haus Lindenhof' })).toBeVisible();
    const figures = within(await region('Was Ihr Profil bewirkt'));
    const bars = within(figures.getByRole('list')).getAllByRole('listitem');
    expect(bars.map(({ textContent }) => textContent)).toEqual([
      '6140',
      '7441',
      '6942',
      '8843',
      '9244',
      '9745',
      '10446',
      '11847',
    ]);
    expect(figures.getByRole('row', { name: 'Profilaufrufe 411 292' })).toBeVisible();
    expect(figures.getByText(/57 Menschen haben Ihr Profil insgesamt gemerkt\./)).toBeVisible();
    await userEvent.click(figures.getByRole('link', { name: '12 Monate' }));
    expect(addressNow()).toBe('/profile/company?zeitraum=monate');
    await userEvent.click(figures.getByRole('link', { name: 'Nachrichten' }));
    expect(addressNow()).toBe('/profile/company?zahl=nachrichten&zeitraum=monate');
    expect(figures.getByRole('heading', { name: 'Nachrichten je Monat' })).toBeVisible();
  });

  it('AC-16 lists what waits', async () => {
    const soon = new Date(Date.now() + 5 * 86_400_000).toISOString();
    const offer = { id: 1, title: 'Nachtwache (m/w/d)', status: 'PUBLISHED', valid_through: soon };
    const later = { ...offer, id: 2, valid_through: new Date(Date.now() + 20 * 86_400_000).toISOString() };
    answerWith(ownCompany(), figuresOf([1], { new_applications: 2 }), [offer, later]);
    await showAt('/profile/company');
    const todo = within(await region('Das wartet auf Sie'));
    await waitFor(() =>
      expect(todo.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
        'Neu: 3 ungelesene Nachrichten',
        'Neu: 2 neue Bewerbungen',
        expect.stringMatching(/^Eine Stelle endet in 5 TagenNachtwache/),
      ]),
    );
  });

  it('AC-16 has no list of what waits while nothing does', async () => {
    answerWith(ownCompany(), figuresOf([1]));
    site.answers['/api-backend/message/?unread=5'] = { count: 0 };
    await showAt('/profile/company');
    await region('Was Ihr Profil bewirkt');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Das wartet auf Sie' })).not.toBeInTheDocument());
  });

  it('AC-16 PK-05 shows the use of the limits, and comes to the package with ?package=change', async () => {
    await showAt('/profile/company?package=change');
    const panel = await region('Ihr Paket: Plus');
    expect(panel).toHaveFocus();
    expect(within(panel).getByText('2 von 3')).toBeVisible();
    expect(await within(panel).findByText('4 von 5')).toBeVisible();
    expect(within(panel).getByText('0 von 11')).toBeVisible();
  });

  it('AC-16 shows three gaps at most, each a link into the section, and the own job offers', async () => {
    await showAt('/profile/company');
    const gaps = within(await region('Danach fragen Besucher')).getAllByRole('link');
    const edit = '/pflegeanbieter/profiles/lindenhof?edit=';
    expect(gaps.map((link) => link.getAttribute('href'))).toEqual([
      `${edit}images`,
      `${edit}texts`,
      `${edit}opening_hours`,
    ]);
    expect(await screen.findByText('Stellen von lindenhof')).toBeVisible();
    const links = within(await region('Alles an einem Ort')).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/pflegeanbieter/profiles/lindenhof?edit',
      `${edit}images`,
      '/pflegeanbieter/profiles/lindenhof/stellenangebote/neue',
      '/nachrichten',
      '/nachrichten?folder=applications',
      '/pflegeanbieter',
      '/pakete',
      '/profile',
    ]);
  });

  it('AC-16 PP-20 a new owner of a free profile reads that there are no figures yet and why there are no job offers', async () => {
    answerWith(ownCompany({ subscription: 'FREE_TIER', job_offers_limit: 0, job_offers_count: 0 }), figuresOf([]));
    site.answers['/api-backend/message/quota/'] = {
      can_contact: false,
      quota: { limit: 0, used: 0, resets_at: '2026-11-30T23:00:00.000Z' },
    };
    await showAt('/profile/company');
    expect(await screen.findByText('Noch keine Zahlen.')).toBeVisible();
    expect(screen.getByText('Diese Unterseite ist mit dem ausgewählten Abonnement nicht verfügbar')).toBeVisible();
    expect(screen.queryByText(/^Stellen von/)).not.toBeInTheDocument();
    expect(screen.getByText('0 von 4')).toBeVisible();
  });

  it('AC-16 somebody without a company reads how to register or claim one', async () => {
    site.user = { ...paul, company: null };
    await showAt('/profile/company');
    expect(await screen.findByText('Zu Ihrem Konto gehört noch keine Einrichtung.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Einrichtung registrieren' })).toHaveAttribute(
      'href',
      '/registration/einrichtung',
    );
    expect(screen.getByRole('link', { name: 'Einrichtung suchen' })).toHaveAttribute('href', '/');
  });

  it('AC-16 an error can be repeated', async () => {
    site.answers['/api-backend/company/7/figures/'] = 500;
    await showAt('/profile/company');
    await screen.findByRole('alert');
    site.answers['/api-backend/company/7/figures/'] = figuresOf([1]);
    await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await region('Was Ihr Profil bewirkt')).toBeVisible();
  });
});
