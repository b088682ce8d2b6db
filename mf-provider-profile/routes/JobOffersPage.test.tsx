import type { CompanyPage } from '@care/contracts/schemas';
import { Refusal } from '@care/contracts/testing/site';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as jobOffers from '../exposes/job-offers';
import { backendOfTests, visitAs } from '../testing/backend';
import { companyPage, jobOffer, jobOfferList } from '../testing/company';
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

  it('PP-04 shows only published offers to others', async () => {
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

  describe('for the owner', () => {
    const owned = companyPage({
      subscription: 'PLUS_TIER',
      job_offers_limit: 3,
      job_offers_count: 3,
      viewer: { ...companyPage().viewer, is_owner: true, can_contact: false },
    });
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
    const offers = jobOfferList(4);
    const states = [
      { status: 'PUBLISHED', valid_through: inDays(40) },
      { status: 'PUBLISHED', valid_through: inDays(5) },
      { status: 'DRAFT', valid_through: null },
      { status: 'PUBLISHED', valid_through: inDays(-2) },
    ] as const;
    const figures = [
      { views: 1_234, applications: 1 },
      { views: 1, applications: 0 },
    ];
    const results = offers.results.map((offer, index) => ({ ...offer, ...states[index], ...figures[index] }));
    const rows = () => within(screen.getByRole('region', { name: 'Stellenangebote' })).findAllByRole('listitem');

    async function showOwn(shown = results) {
      await visitAs(backend, '12');
      answerWith(owned, { ...offers, results: shown });
      await showPage(jobOffers, context());
      return rows();
    }

    it('PP-19 lists all offers with their state, use of the limit and the next step', async () => {
      const texts = (await showOwn()).map(({ textContent }) => textContent);
      expect(texts[0]).toContain('Veröffentlicht');
      expect(texts[1]).toContain('Endet in 5 Tagen');
      expect(texts[2]).toContain('Entwurf');
      expect(texts[3]).toContain('Abgelaufen');
      expect(screen.getByText(/^3 von 3 veröffentlicht\./)).toBeVisible();
      expect(screen.getByText(/^In Ihrem Profil sind bereits drei Stellenangebote veröffentlicht\./)).toBeVisible();
      expect(screen.getByRole('link', { name: 'Weiterschreiben: Stelle 3 (m/w/d), Teilzeit' })).toHaveAttribute(
        'href',
        '/pflegeanbieter/profiles/lindenhof/stelle-3?edit',
      );
      expect(screen.getByRole('button', { name: 'Verlängern: Stelle 2 (m/w/d), Teilzeit' })).toBeVisible();
      expect(screen.getByRole('button', { name: 'Neu veröffentlichen: Stelle 4 (m/w/d), Teilzeit' })).toBeVisible();
    });

    it('PP-19 says of an offer on its last days that it ends today or tomorrow', async () => {
      await visitAs(backend, '12');
      const { count, results } = jobOfferList(2);
      const ending = results.map((offer, days) => ({ ...offer, valid_through: inDays(days) }));
      answerWith(owned, { count, results: ending });
      await showPage(jobOffers, context());
      const texts = (await rows()).map(({ textContent }) => textContent);
      expect(texts).toEqual([expect.stringContaining('Endet heute'), expect.stringContaining('Endet morgen')]);
    });

    it('AC-16 says how often each offer was opened, and how many have applied', async () => {
      const texts = (await showOwn()).map(({ textContent }) => textContent);
      expect(texts[0]).toContain('1.234 Aufrufe · 1 Bewerbung');
      expect(texts[1]).toContain('1 Aufruf · 0 Bewerbungen');
    });

    it('PP-19 pauses an offer and says so', async () => {
      await showOwn();
      backend.answerWrite = () => jobOffer({ status: 'PAUSED' });
      await userEvent.click(screen.getByRole('button', { name: 'Mehr: Stelle 1 (m/w/d), Teilzeit' }));
      await userEvent.click(screen.getByRole('button', { name: 'Pausieren: Stelle 1 (m/w/d), Teilzeit' }));
      expect(await screen.findByText('„Stelle 1 (m/w/d)“ ist pausiert und nicht mehr sichtbar.')).toBeVisible();
      expect(backend.written.map(({ url }) => url)).toEqual(['/company/job-offer/1/pause/']);
    });

    it('PP-19 SH-15 says after 15 s that pausing takes long', async () => {
      await showOwn();
      await userEvent.click(screen.getByRole('button', { name: 'Mehr: Stelle 1 (m/w/d), Teilzeit' }));
      const hanging = jest.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => undefined));
      jest.useFakeTimers();
      fireEvent.click(screen.getByRole('button', { name: 'Pausieren: Stelle 1 (m/w/d), Teilzeit' }));
      await act(() => jest.advanceTimersByTimeAsync(15_000));
      expect(screen.getByText('Das dauert länger als üblich.')).toBeVisible();
      jest.useRealTimers();
      hanging.mockRestore();
    });

    it('PP-19 pauses once on a double click, and takes no click until the list is read again', async () => {
      await showOwn();
      const isPaused = () => backend.written.length > 0;
      backend.answerWrite = () =>
        backend.written.length > 1 ? new Refusal(409, { code: 'conflict' }) : jobOffer({ status: 'PAUSED' });
      const paused = results.map((offer, index) => (index === 0 ? { ...offer, status: 'PAUSED' } : offer));
      let release: () => void = () => undefined;
      const held = new Promise<void>((resolve) => (release = resolve));
      const before = backend.answer;
      backend.answer = async (url) => {
        if (!isPaused() || !url.pathname.endsWith('/job-offers/')) return before(url);
        await held;
        return { ...offers, results: paused };
      };
      await userEvent.click(screen.getByRole('button', { name: 'Mehr: Stelle 1 (m/w/d), Teilzeit' }));
      const button = screen.getByRole('button', { name: 'Pausieren: Stelle 1 (m/w/d), Teilzeit' });
      await userEvent.dblClick(button);
      const done = '„Stelle 1 (m/w/d)“ ist pausiert und nicht mehr sichtbar.';
      expect(await screen.findByText(done)).toBeVisible();
      expect(button).toHaveAttribute('aria-busy', 'true');
      await userEvent.click(button);
      release();
      expect(
        await screen.findByRole('button', { name: 'Wieder veröffentlichen: Stelle 1 (m/w/d), Teilzeit' }),
      ).toBeVisible();
      expect(screen.getByText(done)).toBeVisible();
      expect(backend.written.map(({ url }) => url)).toEqual(['/company/job-offer/1/pause/']);
    });

    it('PP-19 offers to extend only what ends within 60 days', async () => {
      const ends = [{ valid_through: inDays(40) }, { valid_through: inDays(90) }];
      await showOwn(results.slice(0, 2).map((offer, index) => ({ ...offer, ...ends[index] })));
      for (const more of screen.getAllByRole('button', { name: /^Mehr:/ })) await userEvent.click(more);
      expect(screen.getAllByRole('button', { name: /^Pausieren:/ })).toHaveLength(2);
      const extend = screen.getAllByRole('button', { name: /^Verlängern:/ });
      expect(extend.map((button) => button.ariaLabel)).toEqual(['Verlängern: Stelle 1 (m/w/d), Teilzeit']);
    });

    it('PP-19 asks before it deletes an offer', async () => {
      await showOwn();
      backend.answerWrite = () => ({});
      const remove = async () => {
        await userEvent.click(screen.getByRole('button', { name: 'Löschen: Stelle 1 (m/w/d), Teilzeit' }));
        return within(screen.getByRole('dialog', { name: 'Stellenangebot löschen' }));
      };
      await userEvent.click(screen.getByRole('button', { name: 'Mehr: Stelle 1 (m/w/d), Teilzeit' }));
      await userEvent.click((await remove()).getByRole('button', { name: 'Abbrechen' }));
      expect(backend.written).toEqual([]);
      await userEvent.click((await remove()).getByRole('button', { name: 'Löschen' }));
      expect(await screen.findByText('„Stelle 1 (m/w/d)“ wurde gelöscht.')).toBeVisible();
    });

    it('PP-19 tells offers with the same title apart by their employment type', async () => {
      const types = ['Vollzeit', 'Teilzeit'] as const;
      const title = 'Nachtwache';
      const same = types.map((employment_type, index) => ({ ...results[index]!, title, employment_type }));
      const shown = await showOwn(same);
      for (const [index, type] of types.entries()) expect(shown[index]).toHaveTextContent(type);
      await userEvent.click(screen.getByRole('button', { name: 'Mehr: Nachtwache, Vollzeit' }));
      await userEvent.click(screen.getByRole('button', { name: 'Löschen: Nachtwache, Vollzeit' }));
      expect(screen.getByText(/^Möchten Sie „Nachtwache, Vollzeit“ wirklich löschen\?/)).toBeVisible();
    });

    it('PP-19 tells offers with the same title and employment type apart by their number', async () => {
      const same = results.slice(1, 3).map((offer) => ({ ...offer, title: 'Nachtwache' }));
      const shown = await showOwn([results[0]!, ...same]);
      expect(shown[0]).not.toHaveTextContent('Nr.');
      expect(shown[1]).toHaveTextContent(/Nr\.\s2/);
      expect(shown[2]).toHaveTextContent(/Nr\.\s3/);
      for (const more of screen.getAllByRole('button', { name: /^Mehr:/ })) await userEvent.click(more);
      const controls = shown.flatMap((row) => [
        ...within(row).getAllByRole('link'),
        ...within(row).getAllByRole('button'),
      ]);
      const names = controls.map((control) => control.ariaLabel ?? control.textContent);
      expect(new Set(names).size).toBe(names.length);
      await userEvent.click(screen.getByRole('button', { name: /^Löschen: Nachtwache, Teilzeit, Nr\.\s3$/ }));
      expect(screen.getByText(/^Möchten Sie „Nachtwache, Teilzeit, Nr\.\s3“ wirklich löschen\?/)).toBeVisible();
    });

    it('PP-19 PK-05 shows the reason of a refusal', async () => {
      await showOwn();
      const detail = 'In Ihrem Profil sind bereits drei.';
      backend.answerWrite = () => new Refusal(409, { code: 'limit_reached', details: { detail } });
      await userEvent.click(screen.getByRole('button', { name: 'Neu veröffentlichen: Stelle 4 (m/w/d), Teilzeit' }));
      expect(await screen.findByText(detail)).toBeVisible();
    });
  });
});
