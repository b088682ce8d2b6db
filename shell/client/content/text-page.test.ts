import { headOfText, loadText, othersOf } from './text-page';

const text = {
  title: 'Pflegegrad beantragen',
  description: 'Schritt für Schritt.',
  main_image: null,
  updated_at: '2026-11-02T08:00:00.000Z',
};
const dispatch = jest.fn();
const answered = (error?: object) => Promise.resolve({ error });

describe('a text of the magazine or the advisor', () => {
  it('SH-20 has its own address and breadcrumbs below its index', () => {
    const path = '/pflegeratgeber/pflegegrad-beantragen';
    const head = headOfText(text, path, 'Pflegegrad', { label: 'Pflegeratgeber', to: '/pflegeratgeber' });
    expect(head).toMatchObject({ title: text.title, description: text.description, canonical: path, image: undefined });
    const [article, crumbs] = head.jsonLd ?? [];
    expect(article).toMatchObject({
      '@type': 'Article',
      headline: text.title,
      url: path,
      dateModified: text.updated_at,
    });
    expect(JSON.stringify(crumbs)).toMatch(/Pflegeratgeber.*Pflegegrad/);
  });

  it('SH-20 is shown without related texts if they fail, and is not found if it does not exist', async () => {
    const missing = { kind: 'http', status: 404, message: '', data: null };
    expect(await loadText(dispatch, answered(), answered(missing))).toEqual({ kind: 'ok' });
    expect(await loadText(dispatch, answered(missing), answered())).toEqual({ kind: 'not-found' });
    expect(await loadText(dispatch, answered({ kind: 'network', message: 'Network Error' }), answered())).toEqual({
      kind: 'unavailable',
    });
  });

  it('SH-20 is not one of the further texts below itself', () => {
    const texts = ['a', 'b', 'c', 'd', 'e'].map((slug) => ({ slug }));
    expect(othersOf(texts, 'b').map(({ slug }) => slug)).toEqual(['a', 'c', 'd']);
  });
});
