import type { SlotProps } from '@care/contracts';
import { loadSession, show as showElement } from '@care/contracts/testing';
import type { CompanyCard as Company } from '@care/contracts/schemas';
import { siteOfTests } from '@care/contracts/testing/site';
import { act, fireEvent, screen } from '@testing-library/react';
import { expectReport } from '../../testing/expect-report';
import { company, picture } from '../../testing/fixtures';
import { CompanyCard } from './CompanyCard';

const site = siteOfTests();
const onRemove = jest.fn<void, [Company]>();

const show = (change: Partial<Company> = {}, eager = false) =>
  showElement(<CompanyCard company={company(change)} eager={eager} onRemove={onRemove} />);
const image = () => screen.getByRole('article').querySelector('img')!;

describe('a company card', () => {
  it('SR-13 shows care forms, name, address with distance and rating', () => {
    show();
    expect(screen.getByText('Stationäre Pflege · Kurzzeitpflege')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 3, name: 'Seniorenzentrum Elisabeth-Garten' })).toBeInTheDocument();
    expect(screen.getByText(/^Neusser Straße 118, 50733 Köln · 2,4\skm entfernt$/)).toBeInTheDocument();
    expect(screen.getByRole('img', { name: '4,6 von 5 Sternen' })).toBeInTheDocument();
  });

  it.each([1, 2])('SR-22 shows no figure and no stars for %s ratings', (ratings_count) => {
    show({ average_rating: 4.6, ratings_count });
    expect(screen.getByText(/noch kein verlässlicher Durchschnitt$/)).toBeInTheDocument();
    expect(screen.getByRole('article').innerHTML).not.toMatch(/4[,.]6|Sternen/);
  });

  it('SR-13 links to the canonical profile', () => {
    show();
    expect(screen.getByRole('link', { name: 'Seniorenzentrum Elisabeth-Garten' })).toHaveAttribute(
      'href',
      '/pflegeanbieter/profiles/elisabeth-garten',
    );
  });

  it('SR-13 shows no distance without a place', () => {
    show({ distance_km: null });
    expect(screen.getByText('Neusser Straße 118, 50733 Köln')).toBeInTheDocument();
  });

  it('SR-13 links "Wir stellen ein" to the job offers, only if there are any', () => {
    const { unmount } = show({ subscription: 'PLUS_TIER', job_offers_count: 3 });
    expect(screen.getByRole('link', { name: 'Wir stellen ein (3)' })).toHaveAttribute(
      'href',
      '/pflegeanbieter/profiles/elisabeth-garten/stellenangebote',
    );
    unmount();
    show({ job_offers_count: 0 });
    expect(screen.queryByText(/Wir stellen ein/)).not.toBeInTheDocument();
  });

  it('PK-06 marks only Premium with "Personal gesucht"', () => {
    const { unmount } = show({ subscription: 'PREMIUM_TIER' });
    expect(screen.getByText('Personal gesucht')).toBeInTheDocument();
    unmount();
    show({ subscription: 'PLUS_TIER' });
    expect(screen.queryByText('Personal gesucht')).not.toBeInTheDocument();
  });

  it('SR-13 explains the limits of the confirmation badge', () => {
    show({ is_wpw_confirmed: true });
    expect(screen.getByTitle(/keine Aussage zur Pflegequalität/)).toHaveTextContent('Inhaberschaft bestätigt');
  });

  it('SR-13 shows a decorative illustration for a provider without main image', () => {
    show();
    expect(image()).toHaveAttribute('alt', '');
    expect(image()).toHaveAttribute('width', '960');
  });

  it("SR-13 shows the main image in a fitting width, with the owner's alternative text", () => {
    show({ subscription: 'PLUS_TIER', main_image: picture(1, '/media/haus.webp') }, true);
    expect(image()).toHaveAttribute('alt', 'Helles Haus mit rotem Dach');
    expect(image()).toHaveAttribute('srcset', '/media/haus.webp?w=320 320w, /media/haus.webp?w=640 640w');
    expect(image()).toHaveAttribute('fetchpriority', 'high');
  });

  it('SR-13 has no button to remove from the watch list for visitors', () => {
    show();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('SR-13 PP-17 has this button for signed-in users, named after the provider', async () => {
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
