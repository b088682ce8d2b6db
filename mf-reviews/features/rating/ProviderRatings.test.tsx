import { elementHtml, loadSession, testStore } from '@care/contracts/testing';
import { backendOfTests } from '@care/contracts/testing/backend';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { company, rating, ratingPage } from '../../testing/ratings';
import { showSlot } from '../../testing/show-slot';
import { loadRatings } from './rating-api';
import { ProviderRatings } from './ProviderRatings';

const ratings = (count: number) => (url: URL) => {
  const number = (name: string) => Number(url.searchParams.get(name));
  return ratingPage(count, { limit: number('limit'), offset: number('offset') });
};

const backend = backendOfTests(ratings(38));
beforeEach(() => {
  window.location.hash = '';
});
afterEach(() => jest.restoreAllMocks());

const block = async () => within(await screen.findByRole('region', { name: /Bewertung/ }));

describe('the ratings of a provider', () => {
  it('RV-01 shows the number of ratings, the overall average and the six aspects', async () => {
    showSlot();
    const shown = await block();
    expect(shown.getByRole('heading', { level: 2, name: '38 Bewertungen' })).toBeVisible();
    expect(shown.getByText('Gesamtbewertung aus 38 Bewertungen')).toBeVisible();
    expect(shown.getByText('4,9')).toHaveAccessibleName('4,9 von 5 Sternen');
    for (const label of [
      'Wohnen & Ambiente',
      'Essen & Trinken',
      'Zuverlässigkeit',
      'Freundlichkeit',
      'Kompetenz',
      'Aktivitäten',
    ]) {
      expect(shown.getAllByText(label)[0]).toBeVisible();
    }
  });

  it('RV-01 SR-22 two ratings have no large average, and words on how few they are', async () => {
    backend.answer = ratings(2);
    showSlot();
    const shown = await block();
    expect(shown.getByText('Gesamtbewertung aus 2 Bewertungen')).toBeVisible();
    expect(shown.getByText('Erst ab 3 Bewertungen zeigen wir einen Durchschnitt als verlässlich an.')).toBeVisible();
    expect(shown.getByText('4,9')).toHaveAccessibleName('4,9 von 5 Sternen');
    // Only that of an aspect.
    expect(shown.getAllByText('4,6')).toHaveLength(1);
    backend.answer = ratings(38);
  });

  it('RV-02 RV-10 shows only the stars that a rating has, and says that a name is chosen', async () => {
    const one = rating(1, { housing: null, food: null, name_is_chosen: true });
    backend.answer = () => ({ ...ratingPage(1), results: [one] });
    showSlot();
    const shown = within(await (await block()).findByRole('article'));
    expect(shown.getByText('selbst gewählter Name')).toBeVisible();
    expect(shown.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      ...['Zuverlässigkeit', 'Freundlichkeit', 'Kompetenz', 'Aktivitäten'],
    ]);
    backend.answer = ratings(38);
  });

  it('RV-01 requests ten ratings per page and shows at most five page numbers', async () => {
    backend.answer = ratings(95);
    showSlot();
    const shown = await block();
    expect(shown.getAllByRole('article')).toHaveLength(10);
    expect(backend.requests).toEqual(['/rating/list/7/?limit=10&offset=0']);
    const pages = within(shown.getByRole('navigation', { name: 'Seiten der Bewertungen' }));
    expect(pages.getAllByText(/^\d+$/)).toHaveLength(5);
  });

  it('RV-01 a page link changes the URL and focuses the block; the back button returns', async () => {
    const { router } = showSlot('/p?a=1');
    await userEvent.click((await block()).getByRole('link', { name: 'Seite 2' }));
    expect(await screen.findByRole('heading', { name: 'Erfahrung 11' })).toBeVisible();
    expect(router.state.location).toMatchObject({ search: '?a=1&bewertungen=2', hash: '#ratings' });
    expect(screen.getByRole('region', { name: '38 Bewertungen' })).toHaveFocus();
    await act(() => router.navigate(-1));
    expect(await screen.findByRole('heading', { name: 'Erfahrung 1' })).toBeVisible();
  });

  it('RV-01 shows no page numbers for a single page', async () => {
    backend.answer = ratings(10);
    showSlot();
    expect((await block()).queryByRole('navigation')).not.toBeInTheDocument();
  });

  it('RV-01 a page behind the last one shows a message and a link to the last page', async () => {
    showSlot('/p?bewertungen=40');
    const shown = await block();
    expect(await shown.findByText('Auf dieser Seite gibt es keine Bewertungen mehr.')).toBeVisible();
    expect(shown.getByRole('link', { name: 'Seite 4, aktuelle Seite' })).toHaveAttribute(
      'href',
      '/p?bewertungen=4#ratings',
    );
  });

  it("RV-01 RV-06 shows author, identity, date, origin and text of a rating, and the provider's answer", async () => {
    showSlot();
    const article = within((await block()).getByRole('article', { name: 'Erfahrung 2' }));
    expect(article.getByText('Angehörige/r oder Freund/in · Sabine K.')).toBeVisible();
    expect(article.getByText('14. Oktober 2026')).toBeVisible();
    expect(article.getByText('online bewertet')).toBeVisible();
    expect(article.getByText('Worte zur Erfahrung 2.')).toBeVisible();
    expect(article.getByText('Antwort von Lindenhof')).toBeVisible();
    expect(article.getByText('Danke für Ihre Worte.')).toBeVisible();
    expect(article.getByText('16. Oktober 2026')).toBeVisible();
  });

  it.each([
    ['CONTACT_PROVEN', ['Kontakt nachgewiesen']],
    ['EMAIL', ['E-Mail bestätigt']],
    ['NONE', []],
  ] as const)('RV-01 says of a rating with the verification %s only %j', async (verification, marks) => {
    const page = ratingPage(1);
    backend.answer = () => ({ ...page, results: page.results.map((one) => ({ ...one, verification })) });
    showSlot();
    const article = within((await block()).getByRole('article', { name: 'Erfahrung 1' }));
    const shown = article.queryAllByText(/^(Kontakt nachgewiesen|E-Mail bestätigt)$/);
    expect(shown.map(({ textContent }) => textContent)).toEqual(marks);
  });

  it('RV-01 shows the stars of each aspect of a rating, and its comment', async () => {
    const page = ratingPage(1);
    backend.answer = () => ({ ...page, results: page.results.map((one) => ({ ...one, food: 2, activities: 1 })) });
    showSlot();
    const article = within((await block()).getByRole('article', { name: 'Erfahrung 1' }));
    await userEvent.click(article.getByText('Einzelne Bewertungen anzeigen'));
    const aspect = (label: string) => within(article.getByText(label).parentElement!);
    expect(aspect('Essen & Trinken').getByRole('img')).toHaveAccessibleName('2,0 von 5 Sternen');
    expect(aspect('Aktivitäten').getByRole('img')).toHaveAccessibleName('1,0 von 5 Sternen');
    expect(aspect('Wohnen & Ambiente').getByRole('img')).toHaveAccessibleName('5,0 von 5 Sternen');
    expect(aspect('Wohnen & Ambiente').getByText('Helle Zimmer')).toBeVisible();
  });

  it('RV-01 links to how ratings are checked', async () => {
    showSlot();
    expect((await block()).getByRole('link', { name: 'So prüfen wir Bewertungen' })).toHaveAttribute(
      'href',
      '/so-pruefen-wir-bewertungen',
    );
  });

  it('RV-04 offers to edit and delete the own rating, and no other', async () => {
    const page = ratingPage(2);
    const own = { can_edit: true, can_delete: true, can_report: false, can_respond: false };
    const results = page.results.map((one) => (one.id === 2 ? { ...one, viewer: own } : one));
    backend.answer = () => ({ ...page, results });
    showSlot();
    const article = within((await block()).getByRole('article', { name: 'Erfahrung 2' }));
    expect(await article.findByRole('link', { name: 'Bewertung zu Lindenhof bearbeiten' })).toHaveAttribute(
      'href',
      '/pflegeanbieter/bewertung/2/edit',
    );
    expect(article.getByRole('button', { name: 'Bewertung zu Lindenhof löschen' })).toBeVisible();
    expect(within(screen.getByRole('article', { name: 'Erfahrung 1' })).queryByRole('button')).toBeNull();
  });

  it('RV-10 an author without a name is anonymous', async () => {
    const page = ratingPage(1);
    backend.answer = () => ({ ...page, results: page.results.map((one) => ({ ...one, preferred_author_name: '' })) });
    showSlot();
    expect(await screen.findByText('Angehörige/r oder Freund/in · anonym')).toBeVisible();
  });

  it('RV-01 SR-22 three ratings are not called too few', async () => {
    backend.answer = ratings(3);
    showSlot();
    const shown = await block();
    expect(shown.getByText('Gesamtbewertung aus 3 Bewertungen')).toBeVisible();
    expect(shown.getAllByText('4,6')).toHaveLength(2);
    expect(screen.queryByText(/Erst ab 3 Bewertungen/)).not.toBeInTheDocument();
  });

  it('RV-08 without ratings it shows a link to give the first one', async () => {
    backend.answer = ratings(0);
    showSlot();
    expect(await screen.findByRole('heading', { name: 'Noch keine Bewertungen' })).toBeVisible();
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Bewertung abgeben' })).toBeVisible();
  });

  it('SH-18 a failed load shows an error and can be retried, and does not reset a form beside it', async () => {
    backend.answer = () => 503;
    showSlot();
    expect(await screen.findByText('Die Bewertungen sind gerade nicht erreichbar.')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Nachricht'), 'Guten Tag');
    backend.answer = ratings(38);
    await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findByRole('heading', { name: '38 Bewertungen' })).toBeVisible();
    expect(screen.getByLabelText('Nachricht')).toHaveValue('Guten Tag');
  });

  it('PP-24 scrolls to the ratings when they are loaded after the page', async () => {
    window.location.hash = '#ratings';
    showSlot();
    expect(await screen.findByRole('region', { name: '38 Bewertungen' })).toHaveAttribute('data-scrolled-to');
  });

  it('PP-24 does not change the scroll position without the fragment', async () => {
    showSlot();
    expect(await screen.findByRole('region', { name: '38 Bewertungen' })).not.toHaveAttribute('data-scrolled-to');
  });
});

describe('on the server', () => {
  it('RV-01 the server HTML contains the page of the URL', async () => {
    await loadRatings(testStore(), company, new URL('http://site.invalid/p?bewertungen=2'));
    const html = elementHtml(<ProviderRatings {...company} />, { at: '/p?bewertungen=2' });
    expect(html).toContain('Erfahrung 11');
    expect(html).not.toContain('Erfahrung 10<');
    expect(html).toContain('id="ratings"');
    expect(html).not.toContain('style="');
  });
});

describe('giving a rating', () => {
  const path = '/pflegeanbieter/bewertung-abgeben/7';
  /** Answers the session request, and the provider's page with the viewer's permissions. */
  async function signIn(viewer: { can_rate: boolean; has_rated: boolean }) {
    const expires = '2027-01-01T00:00:00.000Z';
    jest
      .spyOn(globalThis, 'fetch')
      .mockResolvedValueOnce(Response.json({ user: { id: '5', name: 'Kim' }, accessToken: 'token', expires }));
    await loadSession();
    backend.answer = (url) => (url.pathname.startsWith('/company/') ? { viewer } : ratings(38)(url));
  }

  it('RV-08 links a visitor to sign-in with a return path', async () => {
    showSlot();
    const link = (await block()).getByRole('link', { name: 'Bewertung abgeben' });
    expect(link).toHaveAttribute('href', `/login?callbackUrl=${encodeURIComponent(path)}`);
  });

  it('RV-08 links a signed-in user to the form', async () => {
    await signIn({ can_rate: true, has_rated: false });
    showSlot();
    expect((await block()).getByRole('link', { name: 'Bewertung abgeben' })).toHaveAttribute('href', path);
  });

  it('RV-09 for a user who has already rated, the link is named after editing', async () => {
    await signIn({ can_rate: true, has_rated: true });
    showSlot();
    expect(await screen.findByRole('link', { name: 'Meine Bewertung bearbeiten' })).toHaveAttribute('href', path);
  });

  it('RV-07 the owner sees no link', async () => {
    await signIn({ can_rate: false, has_rated: false });
    showSlot();
    await block();
    await waitFor(() => expect(backend.requests).toContain('/company/by-slug/lindenhof/'));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Bewertung abgeben' })).not.toBeInTheDocument());
  });
});
