/** @jest-environment node */
import { inboxPath, inboxPlace, messageIdOf, type InboxPlace } from './inbox-address';

const placeOf = (path: string): InboxPlace => inboxPlace(new URL(path, 'https://site.invalid').searchParams);

describe('the address of the inbox', () => {
  it('AC-14 leads back to the same folder, page and job offer', () => {
    const places: InboxPlace[] = [
      { view: 'inbox', page: 1 },
      { view: 'inbox', page: 3 },
      { view: 'sent', page: 1 },
      { view: 'archive', page: 2 },
      { view: 'applications', page: 2, offer: 5 },
    ];
    for (const place of places) expect(placeOf(inboxPath(place))).toEqual(place);
  });
  it('AC-14 leaves out what is the default', () => {
    expect(inboxPath({})).toBe('/nachrichten');
    expect(inboxPath({ view: 'sent', page: 1 })).toBe('/nachrichten?folder=sent');
  });
  it('AC-14 reads the inbox out of what nobody can mean', () => {
    expect(placeOf('/nachrichten?folder=<script>&page=-1&offer=x')).toEqual({ view: 'inbox', page: 1 });
    expect(placeOf('/nachrichten?page=1.5&offer=5')).toEqual({ view: 'inbox', page: 1 });
  });
  it.each(['0', '-3', '1.5', 'abc', '', undefined])('AC-14 no message has the number %p', (id) => {
    expect(messageIdOf(id)).toBeUndefined();
  });
});
