import { head } from '../exposes/desk';

const titleAt = (path: string) => head({ url: new URL(path, 'https://site.example') }).title;

it('PP-18 each view of the desk has a title of its own', () => {
  const titles = ['/verwaltung', '/verwaltung?view=log', '/verwaltung?view=status'].map(titleAt);
  expect(titles).toEqual(['Verwaltung', 'Protokoll', 'Status der Slices']);
});
