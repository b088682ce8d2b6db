import { contextOf, loadSession, showPage } from '@care/contracts/testing';
import { siteOfTests } from '@care/contracts/testing/site';
import { screen } from '@testing-library/react';
import * as choicePage from './ChoicePage';
import * as editorialPages from './EditorialPages';
import { headOfIndex, headOfText, loadText, othersOf } from './EditorialPages';
import { makeStore } from '@care/contracts';
import { CARDS_PER_PAGE, type EditorialText } from './content-api';

const ADDRESS = '/pflegeleitfaden';
const ANSWERS = 'ort=zuhause&zeit=tags&dauer=dauer&angehoerige=im-haus&hilfe=koerper&gesellschaft=sehr';
const bonn = { name: 'Bonn', slug: 'bonn', zip_code: null, state: 'Nordrhein-Westfalen', lat: 50.73, lon: 7.1 };
const site = siteOfTests();

it('SH-20 the guide to the suitable care form: is indexed at its first question only, because an address with answers belongs to one person', () => {
  const robotsAt = (address: string) => choicePage.head(contextOf(address)).robots;
  expect(robotsAt(ADDRESS)).toBeUndefined();
  expect(robotsAt(`${ADDRESS}?ort=zuhause`)).toBe('noindex,follow');
  expect(robotsAt(`${ADDRESS}?${ANSWERS}&frage=ergebnis&wo=Bonn`)).toBe('noindex,follow');
});

it('SH-20 the guide to the suitable care form: leaves out a suitable care form without providers around the place', async () => {
  site.lookUp = (path) => {
    const { pathname, searchParams } = new URL(path, site.address);
    if (pathname === '/api-backend/city/suggest/') return [bonn];
    const asked = `${searchParams.get('services')} ${searchParams.get('city_slug')}`;
    return { count: asked === 'teilstationare-pflege bonn' ? 0 : 3 };
  };
  await showPage(choicePage, contextOf(`${ADDRESS}?${ANSWERS}&frage=ergebnis&wo=Bonn`));
  expect(await screen.findByRole('heading', { level: 2, name: 'Ambulante Pflege' })).toBeVisible();
  expect(screen.queryByRole('heading', { level: 2, name: 'Teilstationäre Pflege' })).not.toBeInTheDocument();
});

it('SH-20 the guide to the suitable care form: says which answer is missing', async () => {
  await showPage(choicePage, contextOf(`${ADDRESS}?frage=2`));
  expect(await screen.findByText(/^Bitte wählen Sie eine Antwort\./)).toBeVisible();
});

it('SH-20 the guide to the suitable care form: says that it does not know a place, which stays in its field', async () => {
  site.lookUp = (path) => (path.includes('/city/suggest/') ? [] : { count: 3 });
  await showPage(choicePage, contextOf(`${ADDRESS}?${ANSWERS}&frage=ergebnis&wo=Xyzabcstadt`));
  expect(await screen.findByText(/^Diesen Ort haben wir nicht gefunden\./)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Ort oder PLZ' })).toHaveValue('Xyzabcstadt');
});

it('OP-30 a preview shows a draft to an EDITOR with a mark, asks visitors to sign in, and loads nothing before', async () => {
  const context = contextOf('/pflegemagazin/neu?preview=3', { slug: 'neu' });
  const path = '/api-backend/admin/content/page/article/neu/3/';
  site.answers[path] = {
    ...{ slug: 'neu', title: 'Noch nicht fertig', description: 'Kurz', body_html: '<p>Text</p>', main_image: null },
    ...{
      topic: '',
      summary: [],
      contents: [],
      related: [],
      reading_minutes: 1,
      checked_on: null,
      search_service: null,
    },
    ...{ published_at: '2026-11-02T08:00:00.000Z', updated_at: '2026-11-02T08:00:00.000Z' },
  };
  const page = editorialPages.article;
  expect(await page.load?.(context)).toEqual({ kind: 'ok' });
  expect([page.head?.(context)?.robots, site.requests]).toEqual(['noindex,follow', []]);
  site.signedIn = true;
  await loadSession();
  await showPage(page, context);
  expect(await screen.findByText('Entwurf: Fassung 3')).toBeVisible();
  expect(await screen.findByRole('heading', { level: 1, name: 'Noch nicht fertig' })).toBeVisible();
});

describe('the pages of magazine and advisor', () => {
  const PATH = '/pflegemagazin';

  it('SH-20 name the page before and the page after them, the last page only the one before', () => {
    const neighboursOf = (page: number) => {
      const { prev, next } = headOfIndex('article', page, 3 * CARDS_PER_PAGE);
      return [prev, next];
    };
    expect(neighboursOf(1)).toEqual([undefined, `${PATH}?page=2`]);
    expect(neighboursOf(2)).toEqual([PATH, `${PATH}?page=3`]);
    expect(neighboursOf(3)).toEqual([`${PATH}?page=2`, undefined]);
  });

  describe('a text of the magazine or the advisor', () => {
    const site = siteOfTests();

    it('SH-20 has its own address and breadcrumbs below its index', () => {
      const said = { title: 'Pflegegrad beantragen', description: 'Schritt für Schritt.' };
      const updated_at = '2026-11-02T08:00:00.000Z';
      const text = { ...said, slug: 'pflegegrad-beantragen', name: 'Pflegegrad', main_image: null, updated_at };
      const path = '/pflegeratgeber/pflegegrad-beantragen';
      const head = headOfText('guide', text as EditorialText);
      expect(head).toMatchObject({ ...said, canonical: path, image: undefined });
      const [article, crumbs] = head.jsonLd ?? [];
      const facts = { headline: said.title, url: path, dateModified: updated_at };
      expect(article).toMatchObject({ '@type': 'Article', ...facts });
      expect(JSON.stringify(crumbs)).toMatch(/Pflegeratgeber.*"Pflegegrad"/);
    });

    it.each([
      ['is shown without related texts if they fail', { '/content/article/a/': { slug: 'a' } }, 'ok'],
      ['is not found if it does not exist', { '/content/article/?': { count: 0, results: [] } }, 'not-found'],
    ])('SH-20 %s', async (_title, answers, kind) => {
      site.lookUp = (path) => Object.entries(answers).find(([part]) => path.includes(part))?.[1];
      expect(await loadText('article', 'a', makeStore())).toEqual({ kind });
    });

    it('SH-20 is not one of the further texts below itself', () => {
      const texts = ['a', 'b', 'c', 'd', 'e'].map((slug) => ({ slug }));
      expect(othersOf(texts, 'b').map(({ slug }) => slug)).toEqual(['a', 'c', 'd']);
    });
  });
});
