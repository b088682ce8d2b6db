import type { CompanyPage } from '@care/contracts/schemas';
import { Refusal } from '@care/contracts/testing/site';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as jobOffers from '../exposes/job-offers';
import { backendOfTests, held, visitAs } from '../testing/backend';
import { companyPage, jobOffer, jobOfferList, ownPage } from '../testing/company';
import { contextOf } from '@care/contracts/testing';
import { profileContext, showPage, takesLong } from '../testing/show-page';

const backend = backendOfTests(() => 404);

const ADDRESS = '/pflegeanbieter/profiles/lindenhof/stellenangebote';
const context = () => profileContext('/stellenangebote');
function answerWith(company: CompanyPage, offers = jobOfferList(5)) {
  backend.answer = (url) => (url.pathname === '/company/7/job-offers/' ? offers : company);
}

it('PP-04 lists the published job offers with pay and place', async () => {
  const offers = jobOfferList(3);
  const results = offers.results.map((offer, index) => (index ? offer : { ...offer, status: 'DRAFT' as const }));
  answerWith(companyPage(), { ...offers, results });
  await showPage(jobOffers, context());
  const jobs = within(screen.getByRole('region', { name: 'Stellenangebote' }));
  expect(jobs.getAllByRole('article')).toHaveLength(2);
  expect(jobs.getAllByText('3.650–4.120 €')).toHaveLength(2);
  expect(jobs.getAllByText('im Monat (TVöD-P)')).toHaveLength(2);
  for (const job of jobs.getAllByRole('article')) expect(job).toHaveTextContent('Köln');
  expect(screen.getByRole('link', { current: 'page', name: /Wir als Arbeitgeber/ })).toHaveAttribute('href', ADDRESS);
});

it('PP-04 says if there is no open job offer, and is not indexed then', async () => {
  answerWith(companyPage({ job_offers: [] }), jobOfferList(0));
  const page = context();
  await showPage(jobOffers, page);
  expect(screen.getByText('Zurzeit sind keine Stellen ausgeschrieben.')).toBeVisible();
  expect(jobOffers.head(page)).toMatchObject({ canonical: ADDRESS, robots: 'noindex,follow' });
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
  answerWith(ownPage({ subscription: 'FREE_TIER' }));
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

const owned = ownPage({ subscription: 'PLUS_TIER', job_offers_limit: 3, job_offers_count: 3 });
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const states = [
  { status: 'PUBLISHED', valid_through: inDays(40), views: 1_234, applications: 1 },
  { status: 'PUBLISHED', valid_through: inDays(5), views: 1, applications: 0 },
  { status: 'DRAFT', valid_through: null },
  { status: 'PUBLISHED', valid_through: inDays(-2) },
  { status: 'PUBLISHED', valid_through: inDays(0) },
  { status: 'PUBLISHED', valid_through: inDays(1) },
  { status: 'PUBLISHED', valid_through: inDays(90) },
] as const;
const offers = jobOfferList(states.length);
const results = offers.results.map((offer, index) => ({ ...offer, ...states[index] }));
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
async function openAll() {
  for (const more of screen.getAllByRole('button', { name: /^Mehr:/ })) await userEvent.click(more);
}

async function showOwn(shown = results) {
  await visitAs(backend, '12');
  answerWith(owned, { ...offers, results: shown });
  await showPage(jobOffers, context());
  return within(screen.getByRole('region', { name: 'Stellenangebote' })).findAllByRole('listitem');
}

it('PP-19 AC-16 for the owner: lists all offers with their state, figures and next step, and the use of the limit', async () => {
  const texts = (await showOwn()).map(({ textContent }) => textContent);
  const words = ['Veröffentlicht', 'Endet in 5 Tagen', 'Entwurf', 'Abgelaufen', 'Endet heute', 'Endet morgen'];
  for (const [index, word] of words.entries()) expect(texts[index]).toContain(word);
  expect(texts[0]).toContain('1.234 Aufrufe · 1 Bewerbung');
  expect(texts[1]).toContain('1 Aufruf · 0 Bewerbungen');
  expect(screen.getByText(/^3 von 3 veröffentlicht\./)).toBeVisible();
  expect(screen.getByText(/^In Ihrem Profil sind bereits drei Stellenangebote veröffentlicht\./)).toBeVisible();
  const write = screen.getByRole('link', { name: 'Weiterschreiben: Stelle 3 (m/w/d), Teilzeit' });
  expect(write).toHaveAttribute('href', '/pflegeanbieter/profiles/lindenhof/stelle-3?edit');
  expect(screen.getByRole('button', { name: 'Neu veröffentlichen: Stelle 4 (m/w/d), Teilzeit' })).toBeVisible();
  await openAll();
  // Only what ends within 60 days.
  const extend = screen.getAllByRole('button', { name: /^Verlängern: / }).map(({ ariaLabel }) => ariaLabel);
  expect(extend.map((name) => /Stelle (\d)/.exec(name ?? '')?.[1])).toEqual(['1', '2', '5', '6']);
});

it('PP-19 PK-05 for the owner: asks before it deletes an offer, shows the reason of a refusal, and pauses once on a double click', async () => {
  await showOwn(results.slice(0, 4));
  await press('Mehr: Stelle 1 (m/w/d), Teilzeit');
  const remove = async () => {
    await press('Löschen: Stelle 1 (m/w/d), Teilzeit');
    return within(screen.getByRole('dialog', { name: 'Stellenangebot löschen' }));
  };
  await userEvent.click((await remove()).getByRole('button', { name: 'Abbrechen' }));
  expect(backend.written).toEqual([]);
  backend.answerWrite = () => ({});
  await userEvent.click((await remove()).getByRole('button', { name: 'Löschen' }));
  expect(await screen.findByText('„Stelle 1 (m/w/d)“ wurde gelöscht.')).toBeVisible();

  const detail = 'In Ihrem Profil sind bereits drei.';
  backend.answerWrite = () => new Refusal(409, { code: 'limit_reached', details: { detail } });
  await press('Neu veröffentlichen: Stelle 4 (m/w/d), Teilzeit');
  expect(await screen.findByText(detail)).toBeVisible();

  const paused = results.map((offer, index) => (index === 0 ? { ...offer, status: 'PAUSED' } : offer));
  const [reading, release] = held();
  const before = backend.answer;
  backend.answer = async (url) => {
    if (!url.pathname.endsWith('/job-offers/')) return before(url);
    await reading;
    return { ...offers, results: paused };
  };
  backend.answerWrite = () => jobOffer({ status: 'PAUSED' });
  backend.written.length = 0;
  const button = screen.getByRole('button', { name: 'Pausieren: Stelle 1 (m/w/d), Teilzeit' });
  await userEvent.dblClick(button);
  const done = '„Stelle 1 (m/w/d)“ ist pausiert und nicht mehr sichtbar.';
  expect(await screen.findByText(done)).toBeVisible();
  // Until the list is read again it takes no click.
  expect(button).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(button);
  await press('Löschen: Stelle 1 (m/w/d), Teilzeit');
  expect(screen.queryByRole('dialog', { name: 'Stellenangebot löschen' })).not.toBeInTheDocument();
  release();
  const again = 'Wieder veröffentlichen: Stelle 1 (m/w/d), Teilzeit';
  expect(await screen.findByRole('button', { name: again })).toBeVisible();
  expect(screen.getByText(done)).toBeVisible();
  expect(backend.written.map(({ url }) => url)).toEqual(['/company/job-offer/1/pause/']);
});

it('PP-19 SH-15 for the owner: tells equal offers apart by type and number, and says after 15 s that pausing takes long', async () => {
  const types = ['Vollzeit', 'Teilzeit', 'Teilzeit'] as const;
  const title = 'Nachtwache';
  const shown = await showOwn(types.map((employment_type, at) => ({ ...results[at]!, title, employment_type })));
  for (const [index, type] of types.entries()) expect(shown[index]).toHaveTextContent(type);
  const numbers = shown.map(({ textContent }) => /Nr\.\s\d/.exec(textContent)?.[0].slice(-1));
  expect(numbers).toEqual([undefined, '2', '3']);
  await openAll();
  const controls = shown.flatMap((row) => [...within(row).getAllByRole('link'), ...within(row).getAllByRole('button')]);
  const names = controls.map((control) => control.ariaLabel ?? control.textContent);
  expect(new Set(names).size).toBe(names.length);
  await press(/^Löschen: Nachtwache, Teilzeit, Nr\.\s3$/);
  expect(screen.getByText(/^Möchten Sie „Nachtwache, Teilzeit, Nr\.\s3“ wirklich löschen\?/)).toBeVisible();
  await press('Abbrechen');

  await takesLong(() => fireEvent.click(screen.getByRole('button', { name: 'Pausieren: Nachtwache, Vollzeit' })));
});
