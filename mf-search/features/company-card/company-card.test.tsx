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

  it('SR-13 leads to the canonical profile', () => {
    show();
    expect(screen.getByRole('link', { name: 'Seniorenzentrum Elisabeth-Garten' })).toHaveAttribute(
      'href',
      '/pflegeanbieter/profiles/elisabeth-garten',
    );
  });

  it('SR-13 without a place no distance is claimed', () => {
    show({ distance_km: null });
    expect(screen.getByText('Neusser Straße 118, 50733 Köln')).toBeInTheDocument();
  });

  it('SR-13 "Wir stellen ein" links to the job offers, and only where there are any', () => {
    const { unmount } = show({ subscription: 'PLUS_TIER', job_offers_count: 3 });
    expect(screen.getByRole('link', { name: 'Wir stellen ein (3)' })).toHaveAttribute(
      'href',
      '/pflegeanbieter/profiles/elisabeth-garten/stellenangebote',
    );
    unmount();
    show({ job_offers_count: 0 });
    expect(screen.queryByText(/Wir stellen ein/)).not.toBeInTheDocument();
  });

  it('PK-06 only Premium is marked "Personal gesucht"', () => {
    const { unmount } = show({ subscription: 'PREMIUM_TIER' });
    expect(screen.getByText('Personal gesucht')).toBeInTheDocument();
    unmount();
    show({ subscription: 'PLUS_TIER' });
    expect(screen.queryByText('Personal gesucht')).not.toBeInTheDocument();
  });

  it('SR-13 the confirmation badge says what it does not mean', () => {
    show({ is_wpw_confirmed: true });
    expect(screen.getByTitle(/keine Aussage zur Pflegequalität/)).toHaveTextContent('Inhaberschaft bestätigt');
  });

  it('SR-13 a provider without main image has a drawn picture, as decoration', () => {
    show();
    expect(image()).toHaveAttribute('alt', '');
    expect(image()).toHaveAttribute('width', '640');
  });

  it('SR-13 a main image comes in the width that fits, with the words of its owner', () => {
    show({ subscription: 'PLUS_TIER', main_image: picture(1, '/media/haus.webp') }, true);
    expect(image()).toHaveAttribute('alt', 'Helles Haus mit rotem Dach');
    expect(image()).toHaveAttribute('srcset', '/media/haus.webp?w=320 320w, /media/haus.webp?w=640 640w');
    expect(image()).toHaveAttribute('fetchpriority', 'high');
  });

  it('SR-13 nobody who is not signed in can remove from a watch list', () => {
    show();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('SR-13 PP-17 a member can, with a button named after the provider', async () => {
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

  it('PP-28 has a heart in the results for members, and none for visitors or on the watch list', async () => {
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

  it('SR-16 a click reports which provider was chosen, once somebody has agreed to that', () => {
    show();
    const name = screen.getByRole('link', { name: 'Seniorenzentrum Elisabeth-Garten' });
    expectReport(name, { content_type: 'company', content_id: '7', city: 'Köln' });
  });
});
