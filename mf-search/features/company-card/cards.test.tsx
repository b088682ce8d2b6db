import { withWords } from '@care/contracts/free-places';
import type { SlotProps } from '@care/contracts';
import { loadSession, setSession, show, show as showElement } from '@care/contracts/testing';
import type { CompanyCard as Company, FoundJobOffer, JobSeekerCard as JobSeeker } from '@care/contracts/schemas';
import { siteOfTests } from '@care/contracts/testing/site';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { expectReport } from '../../testing/expect-report';
import { company, feature, picture } from '../../testing/fixtures';
import { CompanyCard } from './CompanyCard';
import { offer, person } from '../../testing/work-fixtures';
import { JobOfferCard } from '../job-offer-card/JobOfferCard';
import { avatarPicture } from '@care/ui/illustrations';
import { JobSeekerCard } from '../job-seeker-card/JobSeekerCard';
import { type SearchType, parseSearchParams } from '@care/contracts/search';
import { filled } from '../../testing/fillings';
import { SaveSearchButton } from '../company-search/ResultsHead';

const itemsOf = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.trim());
const image = () => screen.getByRole('article').querySelector('img')!;
const OFFERS = '/pflegeanbieter/profiles/elisabeth-garten/stellenangebote';

// Forgets the consent that a test gave.
beforeEach(() => localStorage.clear());

describe('a company card', () => {
  const site = siteOfTests();
  const onRemove = jest.fn<void, [Company]>();

  const show = (change: Partial<Company> = {}, eager = false) =>
    showElement(<CompanyCard company={company(change)} eager={eager} onRemove={onRemove} />);

  it('SR-13 SR-16 shows care forms, name, address with distance, rating, three features and an illustration, and reports a click', () => {
    show({ features: [1, 2, 7, 8, 9].map(feature) });
    expect(screen.getByText('Stationäre Pflege · Kurzzeitpflege')).toBeInTheDocument();
    const name = screen.getByRole('heading', { level: 3, name: 'Seniorenzentrum Elisabeth-Garten' });
    const link = within(name).getByRole('link');
    expect(link).toHaveAttribute('href', '/pflegeanbieter/profiles/elisabeth-garten');
    expect(screen.getByText(/^Neusser Straße 118, 50733 Köln · 2,4\skm entfernt$/)).toBeInTheDocument();
    expect(screen.getByRole('img', { name: '4,6 von 5 Sternen' })).toBeInTheDocument();
    expect(itemsOf('Besonderheiten')).toEqual(['Demenzpflege', 'Palliativpflege', 'Ruhige Lage', '+2 weitere']);
    expect(image()).toHaveAttribute('alt', '');
    expect(image()).toHaveAttribute('width', '960');
    expect(screen.queryByText(/Wir stellen ein/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expectReport(link, { content_type: 'company', content_id: '7', city: 'Köln' });
  });

  it('SR-13 shows the main image, "Wir stellen ein" and what the confirmation badge means, but no distance', () => {
    const main_image = picture(1, '/media/haus.webp');
    show({ main_image, job_offers_count: 3, is_wpw_confirmed: true, distance_km: null }, true);
    expect(image()).toHaveAttribute('alt', 'Helles Haus mit rotem Dach');
    expect(image()).toHaveAttribute('srcset', '/media/haus.webp?w=320 320w, /media/haus.webp?w=640 640w');
    expect(image()).toHaveAttribute('fetchpriority', 'high');
    expect(screen.getByRole('link', { name: 'Wir stellen ein (3)' })).toHaveAttribute('href', OFFERS);
    expect(screen.getByTitle(/keine Aussage zur Pflegequalität/)).toHaveTextContent('Inhaberschaft bestätigt');
    expect(screen.getByText('Neusser Straße 118, 50733 Köln')).toBeInTheDocument();
  });

  it.each([
    ['', '2.962 € Eigenanteil im Monat, Grad 2 bis 5, 1. Jahr'],
    ['?grade=3', '2.962 € Eigenanteil im Monat, Grad 3, 1. Jahr'],
    ['?grade=1', 'Eigenanteil mit Pflegegrad 1: bitte erfragen'],
  ])('CO-07 shows the own share for the grade of the search: "%s"', (query, text) => {
    const search = parseSearchParams('pflegeanbieter', 'köln', new URLSearchParams(query));
    showElement(<CompanyCard company={company({ own_share: 2962_40, prices_from: '2999-01-01' })} search={search} />);
    expect(screen.getByRole('article').textContent.replaceAll('\u00a0', ' ')).toContain(text);
    expect(screen.queryByText(/älter als zwölf Monate/)).not.toBeInTheDocument();
  });

  it('CO-05 CO-07 says that prices are old, and that none is stated where the search asks for one', () => {
    const { unmount } = show({ own_share: 2962_40, prices_from: '2020-01-01' });
    expect(screen.getByText(/Preise älter als zwölf Monate/)).toBeInTheDocument();
    unmount();
    const search = parseSearchParams('pflegeanbieter', 'köln', new URLSearchParams('?sort=ownShareAsc'));
    showElement(<CompanyCard company={company()} search={search} />);
    expect(screen.getByText('Kein Eigenanteil genannt')).toBeInTheDocument();
  });

  it.each([1, 2])('SR-22 shows no figure and no stars for %s ratings', (ratings_count) => {
    show({ average_rating: 4.6, ratings_count });
    expect(screen.getByText(/noch kein verlässlicher Durchschnitt$/)).toBeInTheDocument();
    expect(screen.getByRole('article').innerHTML).not.toMatch(/4[,.]6|Sternen/);
  });

  it('EQ-11 PK-06 PL-06 PL-07 shows the reply time, what is free with its age, and the mark of Premium only if there are any', () => {
    const places = { total: 84, kinds: [], free: 2, takes_clients: null, wait: null, age_days: 3 };
    const { unmount } = show({ reply_days: 2, places: withWords(places), subscription: 'PREMIUM_TIER' });
    expect(screen.getByText('Antwortet meist in 2 Tagen')).toBeInTheDocument();
    expect(screen.getByText('bestätigt vor 3 Tagen').parentElement).toHaveTextContent(/^2 freie Plätze bestätigt/);
    expect(screen.getByText('Personal gesucht')).toBeInTheDocument();
    unmount();
    show({ reply_days: null, places: null, subscription: 'PLUS_TIER' });
    expect(screen.getByRole('article')).not.toHaveTextContent(/Antwortet|Plätze|Platz|bestätigt vor|Personal gesucht/);
  });

  it('SR-13 PP-17 has a button to remove it from the watch list for signed-in users, named after the provider', async () => {
    site.signedIn = true;
    show();
    await loadSession();
    fireEvent.click(screen.getByRole('button', { name: /^Von der Merkliste entfernen: .* Elisabeth-Garten$/ }));
    expect(onRemove).toHaveBeenCalledWith(expect.objectContaining({ id: 7 }));
    await setSession(site, false);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('PP-28 has a heart in the results for signed-in users, and none for visitors or on the watch list', async () => {
    const heart = () => screen.queryByText('Herz: 7 Seniorenzentrum Elisabeth-Garten');
    const Heart = ({ id, companyName }: SlotProps['company.follow']) => `Herz: ${id} ${companyName}`;
    await setSession(site, true);
    const card = (change: { onRemove?: typeof onRemove }) => <CompanyCard company={company({})} {...change} />;
    const { rerender } = await act(async () => showElement(card({}), { fillings: { 'company.follow': Heart } }));
    expect(heart()).toBeInTheDocument();
    rerender(card({ onRemove }));
    expect(heart()).not.toBeInTheDocument();
    rerender(card({}));
    await setSession(site, false);
    expect(heart()).not.toBeInTheDocument();
  });

  it('PP-28 a visitor keeps and drops a provider on this device, without a request', async () => {
    await loadSession();
    const asked = site.requests.length;
    showElement(<CompanyCard company={company({})} />);
    const name = 'Auf diesem Gerät merken: Seniorenzentrum Elisabeth-Garten';
    const bookmark = () => screen.getByRole('button', { name });
    await screen.findByRole('button');
    fireEvent.click(bookmark());
    expect(bookmark()).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('status')).toHaveTextContent('Gemerkt: ohne Konto und nur in diesem Browser.');
    expect(localStorage.getItem('pf-watch-list')).toBe('{"version":1,"ids":[7]}');
    fireEvent.click(bookmark());
    expect(bookmark()).toHaveAttribute('aria-pressed', 'false');
    expect(localStorage.getItem('pf-watch-list')).toBeNull();
    expect(site.requests.slice(asked)).toEqual([]);
  });

  it('PP-28 says that the watch list of this device is full', async () => {
    const ids = Array.from({ length: 100 }, (_, index) => index + 100);
    localStorage.setItem('pf-watch-list', JSON.stringify({ version: 1, ids }));
    await loadSession();
    showElement(<CompanyCard company={company({})} />);
    const bookmark = await screen.findByRole('button', { name: /^Auf diesem Gerät merken/ });
    fireEvent.click(bookmark);
    expect(screen.getByText(/sind schon 100 Pflegeanbieter gemerkt/)).toBeVisible();
    expect(bookmark).toHaveAttribute('aria-pressed', 'false');
  });
});

describe('a job offer card', () => {
  const show = (change: Partial<FoundJobOffer> = {}) => showElement(<JobOfferCard offer={offer(change)} />);

  it('SR-15 SR-16 SH-13 SR-22 shows title, employment, company, logo, pay, place and full date, and no further offers; reports the choice', () => {
    show();
    expect(screen.getByRole('heading', { level: 3, name: /Dauernachtwache/ })).toBeInTheDocument();
    expect(screen.getByText('Teilzeit')).toBeInTheDocument();
    expect(screen.getByText('Seniorenzentrum Elisabeth-Garten')).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Logo Elisabeth-Garten' })).toBeInTheDocument();
    const amount = screen.getByText(/^3.650–4.120\s€$/);
    expect(amount.parentElement).toHaveTextContent(/^3.650–4.120\s€ im Monat \(TVöD-P\)$/);
    expect(screen.getByText(/^Köln, 1,6\skm entfernt$/)).toBeInTheDocument();
    expect(screen.getByText('Veröffentlicht am 19. November 2026')).toBeInTheDocument();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/pflegeanbieter/profiles/elisabeth-garten/pflegefachkraft-dauernachtwache',
    ]);
    expectReport(screen.getByRole('link'), { content_type: 'job_offer', content_id: '31', city: 'Köln' });
  });

  it.each([
    [{ min: 1740, max: null, unit: 'HOUR' }, 'ab 17,40 €', 'ab 17,40 € pro Stunde'],
    [{ min: null, max: 5_000_000, unit: 'YEAR' }, 'bis 50.000 €', 'bis 50.000 € im Jahr'],
  ] as const)('SR-15 shows the amount as given, %o, apart from its period', (change, amount, line) => {
    show({ salary: { currency: 'EUR', scheme: null, ...change } });
    const shown = screen.getByText(amount);
    expect(shown.tagName).toBe('B');
    expect(shown.parentElement).toHaveTextContent(line);
  });

  it('SR-15 says that the pay is negotiable if the offer names none, and leaves out a missing logo and distance', () => {
    const { unmount } = show({ salary: null });
    expect(screen.getByText('Vergütung auf Anfrage')).toBeInTheDocument();
    unmount();
    const salary = { min: null, max: null, currency: 'EUR', unit: 'MONTH', scheme: 'AVR' } as const;
    show({ salary, company: { ...offer().company, logo: null }, distance_km: null });
    expect(screen.getByText('Vergütung auf Anfrage')).toBeInTheDocument();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(screen.getByText('Köln')).toBeInTheDocument();
  });

  it.each([
    [16, '16 weitere Stellen bei Seniorenzentrum Elisabeth-Garten'],
    [1, '1 weitere Stelle bei Seniorenzentrum Elisabeth-Garten'],
  ])('SR-22 links to the %i further offers of the employer', (count, name) => {
    show({ more_of_employer: count });
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', OFFERS);
  });
});

describe('a job seeker card', () => {
  const show = (change: Partial<JobSeeker> = {}) => showElement(<JobSeekerCard person={person(change)} />);

  it('SR-14 SR-16 shows name, qualifications, places with an unusual radius, readiness and a drawn portrait; reports the choice', () => {
    const custom = { id: null, name: 'Wundexpertin' };
    show({ qualifications: [{ id: 4, name: 'Pflegefachfrau/Pflegefachmann' }, custom] });
    expect(screen.getByRole('link', { name: 'Maria S.' })).toHaveAttribute('href', '/pflegepersonal/profil/maria-s');
    expect(itemsOf('Qualifikationen')).toEqual(['Pflegefachfrau/Pflegefachmann', 'Wundexpertin']);
    expect(itemsOf('Arbeitsorte')).toEqual(['Köln +50\u00a0km', 'Bonn']);
    expect(screen.getByText('Offen für Angebote')).toBeInTheDocument();
    expect(image()).toHaveAttribute('src', avatarPicture('maria-s', 'FEMALE'));
    expect(image()).toHaveAttribute('alt', '');
    expectReport(screen.getByRole('link'), { content_type: 'job_seeker', content_id: 'maria-s', city: 'Köln' });
  });

  it('SR-14 AC-13 shows a photo, that offers are not welcome, and that a hidden name is protected', () => {
    const { id: _, ...photo } = picture(3, '/foto.webp');
    show({ image: photo, is_open_for_offers: false, visible_name: '' });
    expect(image()).toHaveAttribute('alt', 'Helles Haus mit rotem Dach');
    expect(image().getAttribute('srcset')).toContain('/foto.webp?w=320 320w');
    expect(screen.getByText('Bitte keine Angebote')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Name wird geschützt' })).toBeInTheDocument();
  });

  it.each([
    ['MALE', 'männlich'],
    ['FEMALE', 'weiblich'],
    ['OTHER', 'divers'],
  ] as const)('SR-14 highlights %s among the three genders', (gender, label) => {
    show({ gender });
    expect(screen.getByText(`Geschlecht: ${label}`)).toBeInTheDocument();
    const three = ['männlich', 'weiblich', 'divers'].map((one) => screen.getByText(one));
    expect(three.filter((one) => one.hasAttribute('data-on'))).toEqual([screen.getByText(label)]);
  });
});

const showButton = (searchType: SearchType, query = '', fillings = filled) =>
  show(
    <SaveSearchButton filters={parseSearchParams(searchType, 'köln', new URLSearchParams(query))} isEmpty={false} />,
    { fillings },
  );

it.each([
  ['pflegeanbieter', 'radius=50&rating=4&sort=ratingAsc&page=3', 'COMPANY city_slug=k%C3%B6ln&radius=50&rating=4'],
  ['pflegepersonal', 'qualifications=6', 'JOB_SEEKER city_slug=k%C3%B6ln&qualifications=6'],
  ['pflegejobs', 'posted_days=14', 'JOB_OFFER city_slug=k%C3%B6ln&posted_days=14'],
] as const)('SR-04 saves the API query of %s?%s without page and order', async (searchType, query, saved) => {
  showButton(searchType, query);
  // A component that suspends after a press continues only within the same act.
  await act(() => Promise.resolve(screen.getByRole('button', { name: 'Suche speichern' }).click()));
  const dialog = await screen.findByRole('dialog', { name: 'Suche speichern' });
  expect(within(dialog).getByText(saved)).toBeVisible();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Schließen' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('SH-18 saving a search: has no button if no slice saves searches', () => {
  showButton('pflegeanbieter', '', {});
  expect(screen.queryByRole('button')).toBeNull();
});
