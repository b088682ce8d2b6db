import { loadSession, show } from '@care/contracts/testing';
import { siteOfTests } from '@care/contracts/testing/site';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mayNothing } from '../../testing/ratings';
import { kim, ownPage, ownRating } from '../../testing/show-pages';
import { OwnRatings } from './OwnRatings';

const site = siteOfTests();
const url = (offset: number) => `/api-backend/rating/list/user/?limit=5&offset=${offset}`;
const rated = (id: number, changes = {}) => ownRating({ id, review_summary: `Bewertung ${id}`, ...changes });

async function showList(at = '/profile') {
  await loadSession();
  return show(<OwnRatings />, { at });
}

beforeEach(() => {
  Object.assign(site, { signedIn: true, user: kim });
  site.answers[url(0)] = ownPage(
    7,
    [1, 2, 3, 4, 5].map((id) => rated(id)),
  );
  site.answers[url(5)] = ownPage(
    7,
    [6, 7].map((id) => rated(id)),
  );
});

const list = async () => within(await screen.findByRole('region', { name: 'Meine Bewertungen' }));

describe('the own ratings in the account', () => {
  it('AC-07 shows five per page, with the provider, the stars and the day, and leads to further pages', async () => {
    const { router } = await showList();
    const shown = await list();
    expect(await shown.findByText('Bewertung 5')).toBeVisible();
    expect(shown.getAllByRole('listitem').filter((item) => within(item).queryByRole('heading'))).toHaveLength(5);
    expect(shown.getAllByRole('link', { name: 'Lindenhof' })[0]).toHaveAttribute(
      'href',
      '/pflegeanbieter/profiles/lindenhof',
    );
    expect(shown.getAllByText('14. Oktober 2026')).toHaveLength(5);
    await userEvent.click(shown.getByRole('link', { name: 'Seite 2' }));
    expect(await shown.findByText('Bewertung 7')).toBeVisible();
    expect(router.state.location.search).toBe('?page=2');
  });

  it('AC-07 a page behind the last one says so and leads back', async () => {
    site.answers[url(40)] = ownPage(7, []);
    await showList('/profile?page=9');
    const shown = await list();
    expect(await shown.findByText('Auf dieser Seite gibt es keine Bewertungen mehr.')).toBeVisible();
    expect(shown.getByRole('link', { name: 'Seite 1' })).toHaveAttribute('href', '/profile');
  });

  it('AC-07 SH-15 a failed load can be retried; an invalid page is the first one', async () => {
    const answer = site.answers[url(0)]!;
    site.answers[url(0)] = 503;
    await showList('/profile?page=-1');
    expect(await screen.findByText('Ihre Bewertungen konnten nicht geladen werden.')).toBeVisible();
    site.answers[url(0)] = answer;
    await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findByText('Bewertung 1')).toBeVisible();
  });

  it('AC-07 RV-02 says of each rating why it is not public, and offers what can be done with it', async () => {
    const none = { ...mayNothing, can_edit: false, can_delete: false, can_report: false, can_respond: false };
    site.answers[url(0)] = ownPage(5, [
      rated(1, { status: 'PENDING' }),
      rated(2, { status: 'DISPUTED' }),
      rated(3, { status: 'REMOVED', viewer: none }),
      rated(4, { viewer: { ...none, can_delete: true } }),
      rated(5, { status: 'OWNED', viewer: { ...none, can_delete: true } }),
    ]);
    await showList();
    const item = async (text: string) => within((await screen.findByText(text)).closest('li')!);
    expect((await item('Bewertung 1')).getByText(/^Wartet auf die Bestätigung/)).toBeVisible();
    const disputed = await item('Bewertung 2');
    expect(disputed.getByText(/^Wird gerade geprüft/)).toBeVisible();
    expect(disputed.getByRole('link', { name: /^Unsere Rückfrage/ })).toHaveAttribute(
      'href',
      '/pflegeanbieter/bewertung/2/nachweis',
    );
    const removed = await item('Bewertung 3');
    expect(removed.getByText(/haben wir entfernt/)).toBeVisible();
    expect(removed.queryByRole('button')).toBeNull();
    const owned = await item('Bewertung 5');
    expect(owned.getByText(/^Sie vertreten diese Einrichtung oder haben sie vertreten/)).toBeVisible();
    expect(owned.getByRole('button', { name: 'Bewertung zu Lindenhof löschen' })).toBeVisible();
    const hidden = await item('Bewertung 4');
    expect(hidden.queryByRole('link')).toBeNull();
    expect(hidden.getByRole('button', { name: 'Bewertung zu Lindenhof löschen' })).toBeVisible();
  });

  it('RV-04 AC-07 deletes a rating after a question, and shows the result at the account', async () => {
    site.answers[url(0)] = ownPage(1, [rated(1)]);
    site.answers['DELETE /api-backend/rating/1/'] = {};
    const { addressNow } = await showList();
    expect(await screen.findByRole('link', { name: 'Bewertung zu Lindenhof bearbeiten' })).toHaveAttribute(
      'href',
      '/pflegeanbieter/bewertung/1/edit',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Bewertung zu Lindenhof löschen' }));
    site.answers[url(0)] = ownPage(0, []);
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Bewertung löschen' }));
    await waitFor(() => expect(addressNow()).toBe('/profile?success=rating-removed'));
    expect(await screen.findByText('Sie haben noch keine Bewertung geschrieben.')).toBeVisible();
  });
});
