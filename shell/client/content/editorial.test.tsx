import { makeStore } from '@care/contracts';
import { siteOfTests } from '@care/contracts/testing/site';
import { CARDS_PER_PAGE, type EditorialText } from './content-api';
import { headOfIndex, headOfText, loadText, othersOf } from './editorial';

const PATH = '/pflegemagazin';

describe('the pages of magazine and advisor', () => {
  it('SH-20 name the page before and the page after them, the last page only the one before', () => {
    const neighboursOf = (page: number) => {
      const { prev, next } = headOfIndex('article', page, 3 * CARDS_PER_PAGE);
      return { prev, next };
    };
    expect(neighboursOf(1)).toEqual({ prev: undefined, next: `${PATH}?page=2` });
    expect(neighboursOf(2)).toEqual({ prev: PATH, next: `${PATH}?page=3` });
    expect(neighboursOf(3)).toEqual({ prev: `${PATH}?page=2`, next: undefined });
  });
});

describe('a text of the magazine or the advisor', () => {
  const site = siteOfTests();

  it('SH-20 has its own address and breadcrumbs below its index', () => {
    const text = {
      slug: 'pflegegrad-beantragen',
      title: 'Pflegegrad beantragen',
      name: 'Pflegegrad',
      description: 'Schritt für Schritt.',
      main_image: null,
      updated_at: '2026-11-02T08:00:00.000Z',
    } as EditorialText;
    const path = '/pflegeratgeber/pflegegrad-beantragen';
    const head = headOfText('guide', text);
    expect(head).toMatchObject({ title: text.title, description: text.description, canonical: path, image: undefined });
    const [article, crumbs] = head.jsonLd ?? [];
    expect(article).toMatchObject({
      '@type': 'Article',
      headline: text.title,
      url: path,
      dateModified: text.updated_at,
    });
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
