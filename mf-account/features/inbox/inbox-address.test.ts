import { inboxPath, inboxPlace, messageIdOf, type InboxPlace } from './inbox-api';

const placeOf = (path: string): InboxPlace => inboxPlace(new URL(path, 'https://site.invalid').searchParams);

it('AC-14 a built address is read as the same folder, page and job offer', () => {
  const places: InboxPlace[] = [
    { view: 'inbox', page: 1 },
    { view: 'inbox', page: 3 },
    { view: 'sent', page: 1 },
    { view: 'archive', page: 2 },
    { view: 'applications', page: 2, offer: 5 },
  ];
  for (const place of places) expect(placeOf(inboxPath(place))).toEqual(place);
});
it('AC-14 leaves out default values; invalid parameters give the first page of the inbox', () => {
  expect(inboxPath({})).toBe('/nachrichten');
  expect(inboxPath({ view: 'sent', page: 1 })).toBe('/nachrichten?folder=sent');
  expect(placeOf('/nachrichten?folder=<script>&page=-1&offer=x')).toEqual({ view: 'inbox', page: 1 });
  expect(placeOf('/nachrichten?page=1.5&offer=5')).toEqual({ view: 'inbox', page: 1 });
});
it.each(['0', '-3', '1.5', 'abc', '', undefined])('AC-14 %p is not a message id', (id) => {
  expect(messageIdOf(id)).toBeUndefined();
});
