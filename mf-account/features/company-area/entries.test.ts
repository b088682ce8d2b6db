import type { CompanyPage } from '@care/contracts/schemas';
import { ownCompany } from '../../testing/company-area';
import { gapEntries, todoEntries } from './EntryList';

const titlesOf = (entries: readonly { title: string }[]) => entries.map(({ title }) => title);

const picture = { id: 1, url: '/api-backend/media/haus.webp', alt: '', width: null, height: null, variants: [] };
const complete = ownCompany({
  description: 'Ein Haus am Park.',
  activities: 'Singen',
  opening_hours: 'Mo–Fr 9–17 Uhr',
  services: ['Betreutes Wohnen'],
  main_image: picture,
  gallery: [{ ...picture, file_type: 'IMAGE', order: 0 }],
});
const gaps = (changes: Partial<CompanyPage>) => titlesOf(gapEntries({ ...complete, ...changes }));

it('AC-16 what visitors miss: a complete profile has no gap, and a gallery or a main image is enough', () => {
  expect(gaps({})).toEqual([]);
  expect(gaps({ gallery: [] })).toEqual([]);
  expect(gaps({ main_image: null })).toEqual([]);
});

it.each<[string, Partial<CompanyPage>, string]>([
  ['neither a gallery nor a main image', { gallery: [], main_image: null }, 'Ein Foto Ihres Hauses'],
  ['no description', { description: '' }, 'Beschreibung und Aktivitäten'],
  ['no activities', { activities: '' }, 'Beschreibung und Aktivitäten'],
  ['no opening hours', { opening_hours: '' }, 'Öffnungszeiten'],
  ['no services', { services: [] }, 'Leistungen'],
])('AC-16 what visitors miss: a profile with %s has that gap', (_what, changes, title) => {
  expect(gaps(changes)).toEqual([title]);
});

it.each([
  ['on the last day', '2026-11-26T12:00:00Z', '2026-11-26T22:59:59Z', ['Eine Stelle endet heute']],
  ['after midnight in Berlin', '2026-11-25T23:30:00Z', '2026-11-26T22:59:59Z', ['Eine Stelle endet heute']],
  ['the evening before in Berlin', '2026-11-25T20:00:00Z', '2026-11-25T23:30:00Z', ['Eine Stelle endet morgen']],
  ['seven days before', '2026-11-19T12:00:00Z', '2026-11-26T22:59:59Z', ['Eine Stelle endet in 7 Tagen']],
  ['eight days before', '2026-11-18T12:00:00Z', '2026-11-26T22:59:59Z', []],
  ['afterwards', '2026-11-27T12:00:00Z', '2026-11-26T22:59:59Z', []],
])('AC-16 counts the days until an offer of the owner ends: %s', (_when, now, valid_through, titles) => {
  const offer = { id: 1, title: 'Nachtwache (m/w/d)', status: 'PUBLISHED', valid_through };
  const offers = [offer] as Parameters<typeof todoEntries>[0]['offers'];
  const entries = todoEntries({ company: complete, unread: 0, offers }, new Date(now));
  expect(titlesOf(entries)).toEqual(titles);
});
