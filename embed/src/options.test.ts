import { queryOf, readOptions } from './options';

const options = (attributes: Record<string, string>) => readOptions((name) => attributes[name]);

it('EM-05 have defaults, and an unknown value counts as absent', () => {
  const defaults = { view: 'compact', theme: 'light', headingLevel: 3, height: 'auto', key: '' };
  expect(options({ slug: ' beispiel ' })).toMatchObject({ slug: 'beispiel', ...defaults });
  expect(options({ view: 'huge', theme: 'red', 'heading-level': '1', height: '3px', parts: 'x' })).toMatchObject({
    ...defaults,
    parts: ['gallery', 'about', 'features', 'rating', 'jobs'],
  });
});
it('PK-08 take the key also by the name that JSX of React can write', () => {
  expect(options({ 'widget-key': ' pp_1 ' }).key).toBe('pp_1');
  expect(options({ key: 'pp_2', 'widget-key': 'pp_1' }).key).toBe('pp_2');
});
it('EM-05 take parts in any order, and show them in the fixed one', () =>
  expect(options({ parts: 'jobs, about' }).parts).toEqual(['about', 'jobs']));
it('EM-05 make one address of equal choices', () => {
  expect(queryOf(options({ slug: 'a', view: 'compact', theme: 'dark' }))).toBe('');
  expect(queryOf(options({ view: 'full', parts: 'rating about', 'heading-level': '2', key: 'pp_1' }))).toBe(
    '?view=full&parts=about+rating&heading-level=2&key=pp_1',
  );
});
