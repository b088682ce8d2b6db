import { loadSession, show } from '@care/contracts/testing';
import { siteOfTests } from '@care/contracts/testing/site';
import { waitingRatingsSchema, type WaitingRatings as Waiting } from '@care/contracts/schemas';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WaitingRatings } from './WaitingRatings';

const site = siteOfTests();
const URL_OF_LIST = '/api-backend/rating/waiting/?company=7';

const item = (id: number, page = 1): Waiting['results'][number] => ({
  id,
  page,
  category: 'RELATIVE',
  review_summary: `Erfahrung ${id}`,
  excerpt: `Worte ${id} …`,
  average_rating: 4.5,
  created_at: '2026-10-14T10:00:00.000Z',
});
const answer = (changes: Partial<Waiting> = {}) =>
  waitingRatingsSchema.parse({
    ...{ count: 4, results: [item(31), item(30), item(12, 2)], total: 38, average: 4.6 },
    ...{ under_review: 0, can_answer: true },
    ...changes,
  });

async function showSlot(ratings: object | number) {
  site.signedIn = true;
  site.answers[URL_OF_LIST] = ratings;
  await loadSession();
  show(<WaitingRatings companyId={7} companySlug="lindenhof" />);
  return within(await screen.findByRole('region', { name: 'Bewertungen' }));
}

describe('the reviews in the company area', () => {
  it('AC-16 shows average, number without an answer, and the newest with links to their form; an error can be repeated', async () => {
    const region = await showSlot(500);
    expect(await region.findByText('Ihre Bewertungen konnten nicht geladen werden.')).toBeVisible();
    site.answers[URL_OF_LIST] = answer();
    await userEvent.click(region.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await region.findByText('4 warten auf Ihre Antwort.')).toBeVisible();
    expect(region.getByText(/38 Bewertungen/)).toBeVisible();
    const entries = within(region.getByRole('list')).getAllByRole('listitem');
    expect(entries).toHaveLength(3);
    expect(entries[0]).toHaveTextContent('Erfahrung 31');
    expect(entries[0]).toHaveTextContent(/ · 14\. Oktober 2026/);
    expect(entries[0]).toHaveTextContent('Worte 31 …');
    const target = (name: string) => region.getByRole('link', { name }).getAttribute('href');
    expect([target('Erfahrung 31'), target('Erfahrung 12'), target('Bewertungen lesen')]).toEqual([
      '/pflegeanbieter/profiles/lindenhof#rating-31',
      '/pflegeanbieter/profiles/lindenhof?bewertungen=2#rating-12',
      '/pflegeanbieter/profiles/lindenhof#ratings',
    ]);
    expect(target('Um Bewertungen bitten')).toBe('/profile/company/bewertungen-einladen');
    expect(region.queryByRole('link', { name: 'Pakete ansehen' })).toBeNull();
  });

  it('AC-16 PK-05 Free reads from which package on it can answer', async () => {
    const region = await showSlot(answer({ can_answer: false, count: 1, results: [item(31)] }));
    expect(await region.findByText('Eine ist ohne Antwort.')).toBeVisible();
    expect(region.getByText('Nur plus- und premium-stufe kann antworten geben.')).toBeVisible();
    expect(region.getByRole('link', { name: 'Pakete ansehen' })).toHaveAttribute('href', '/pakete');
  });

  it('AC-16 says that there are no reviews, or that all are answered, and counts what is examined', async () => {
    const region = await showSlot(answer({ count: 0, results: [], total: 0, average: null, under_review: 1 }));
    expect(await region.findByText('Noch keine Bewertungen')).toBeVisible();
    expect(region.getByText('Eine Bewertung wird gerade geprüft und ist so lange nicht öffentlich.')).toBeVisible();
    expect(region.queryByText('Alle sind beantwortet.')).toBeNull();
    expect(region.queryByRole('link', { name: 'Bewertungen lesen' })).toBeNull();
  });

  it('AC-16 says when all reviews are answered', async () => {
    const region = await showSlot(answer({ count: 0, results: [] }));
    expect(await region.findByText('Alle sind beantwortet.')).toBeVisible();
    expect(region.queryByRole('list')).toBeNull();
  });
});
