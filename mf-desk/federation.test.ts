import definition from './federation';

it('PP-18 only the pages of the desk load its code, and only STAFF sees the link to it', () => {
  const { routes = [], fills = {}, navigation = [] } = definition;
  expect(routes.map(({ path }) => path)).toEqual([
    ...['/verwaltung', '/verwaltung/:id', '/verwaltung/inhalte', '/verwaltung/inhalte/:id'],
  ]);
  expect(fills).toEqual({});
  expect(navigation.map(({ audience }) => audience)).toEqual(['staff']);
});
