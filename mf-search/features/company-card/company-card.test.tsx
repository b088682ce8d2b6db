import type { SlotProps } from '@care/contracts';
import { loadSession, show as showElement } from '@care/contracts/testing';
import type { CompanyCard as Company } from '@care/contracts/schemas';
import { siteOfTests } from '@care/contracts/testing/site';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { expectReport } from '../../testing/expect-report';
import { company, feature, picture } from '../../testing/fixtures';
import { CompanyCard } from './CompanyCard';

const site = siteOfTests();
const onRemove = jest.fn<void, [Company]>();

const show = (change: Partial<Company> = {}, eager = false) =>
  showElement(<CompanyCard company={company(change)} eager={eager} onRemove={onRemove} />);
const image = () => screen.getByRole('article').querySelector('img')!;

describe('a company card', () => {
  it('SR-13 shows care forms, name, address with distance, rating, three features and an illustration', () => {
    show({ features: [1, 2, 7, 8, 9].map(feature) });
    expect(screen.getByText('Stationäre Pflege · Kurzzeitpflege')).toBeInTheDocument();
    const name = screen.getByRole('heading', { level: 3, name: 'Seniorenzentrum Elisabeth-Garten' });
    expect(within(name).getByRole('link')).toHaveAttribute('href', '/pflegeanbieter/profiles/elisabeth-garten');
    expect(screen.getByText(/^Neusser Straße 118, 50733 Köln · 2,4\skm entfernt$/)).toBeInTheDocument();
    expect(screen.getByRole('img', { name: '4,6 von 5 Sternen' })).toBeInTheDocument();
    const features = within(screen.getByRole('list', { name: 'Besonderheiten' })).getAllByRole('listitem');
    expect(features.map(({ textContent }) => textContent)).toEqual([
      'Demenzpflege',
      'Palliativpflege',
      'Ruhige Lage',
      '+2 weitere',
    ]);
    expect(image()).toHaveAttribute('alt', '');
    expect(image()).toHaveAttribute('width', '960');
    expect(screen.queryByText(/Wir stellen ein/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('SR-13 shows the main image, "Wir stellen ein" and what the confirmation badge means, but no distance', () => {
    show(
      {
        subscription: 'PLUS_TIER',
        main_image: picture(1, '/media/haus.webp'),
        job_offers_count: 3,
        is_wpw_confirmed: true,
        distance_km: null,
      },
      true,
    );
    expect(image()).toHaveAttribute('alt', 'Helles Haus mit rotem Dach');
    expect(image()).toHaveAttribute('srcset', '/media/haus.webp?w=320 320w, /media/haus.webp?w=640 640w');
    expect(image()).toHaveAttribute('fetchpriority', 'high');
    expect(screen.getByRole('link', { name: 'Wir stellen ein (3)' })).toHaveAttribute(
      'href',
      '/pflegeanbieter/profiles/elisabeth-garten/stellenangebote',
    );
    expect(screen.getByTitle(/keine Aussage zur Pflegequalität/)).toHaveTextContent('Inhaberschaft bestätigt');
    expect(screen.getByText('Neusser Straße 118, 50733 Köln')).toBeInTheDocument();
  });

  it.each([1, 2])('SR-22 shows no figure and no stars for %s ratings', (ratings_count) => {
    show({ average_rating: 4.6, ratings_count });
    expect(screen.getByText(/noch kein verlässlicher Durchschnitt$/)).toBeInTheDocument();
    expect(screen.getByRole('article').innerHTML).not.toMatch(/4[,.]6|Sternen/);
  });

  it('PK-06 marks only Premium with "Personal gesucht"', () => {
    const { unmount } = show({ subscription: 'PREMIUM_TIER' });
    expect(screen.getByText('Personal gesucht')).toBeInTheDocument();
    unmount();
    show({ subscription: 'PLUS_TIER' });
    expect(screen.queryByText('Personal gesucht')).not.toBeInTheDocument();
  });

  it('SR-13 PP-17 has a button to remove it from the watch list for signed-in users, named after the provider', async () => {
    site.signedIn = true;
    show();
    await loadSession();
    fireEvent.click(
      screen.getByRole('button', { name: 'Von der Merkliste entfernen: Seniorenzentrum Elisabeth-Garten' }),
    );
    expect(onRemove).toHaveBeenCalledWith(expect.objectContaining({ id: 7 }));
    site.signedIn = false;
    await loadSession();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('PP-28 has a heart in the results for signed-in users, and none for visitors or on the watch list', async () => {
    const heart = () => screen.queryByText('Herz: 7 Seniorenzentrum Elisabeth-Garten');
    const Heart = ({ id, companyName }: SlotProps['company.follow']) => `Herz: ${id} ${companyName}`;
    site.signedIn = true;
    await loadSession();
    const card = (change: { onRemove?: typeof onRemove }) => <CompanyCard company={company({})} {...change} />;
    const { rerender } = await act(async () => showElement(card({}), { fillings: { 'company.follow': Heart } }));
    expect(heart()).toBeInTheDocument();
    rerender(card({ onRemove }));
    expect(heart()).not.toBeInTheDocument();
    rerender(card({}));
    site.signedIn = false;
    await loadSession();
    expect(heart()).not.toBeInTheDocument();
  });

  it('PP-28 a visitor keeps and drops a provider on this device, without a request', async () => {
    await loadSession();
    const asked = site.requests.length;
    showElement(<CompanyCard company={company({})} />);
    const bookmark = () =>
      screen.getByRole('button', { name: 'Auf diesem Gerät merken: Seniorenzentrum Elisabeth-Garten' });
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
    localStorage.clear();
  });

  it('SR-16 reports a click only after consent', () => {
    show();
    const name = screen.getByRole('link', { name: 'Seniorenzentrum Elisabeth-Garten' });
    expectReport(name, { content_type: 'company', content_id: '7', city: 'Köln' });
  });
});
