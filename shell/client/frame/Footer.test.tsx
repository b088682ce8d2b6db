import { show } from '@care/contracts/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Footer } from './Footer';

const html = `
  <a href="/ueber-uns?x=1#oben">Über uns</a>
  <a href="https://beispiel.example/ueber-uns">Träger</a>
  <a href="/presse" target="_blank">Presse</a>
`;
let fetched: jest.SpyInstance;
beforeAll(() => {
  fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ html, css: '', js: '' }));
});
afterAll(() => fetched.mockRestore());

/** Whether the footer itself handles a click on a link, and the address of the page after it. */
async function click(name: string, keys: object = {}) {
  const { addressNow } = show(<Footer onConsentSettings={() => undefined} />, { at: '/pakete' });
  const link = await screen.findByRole('link', { name });
  let isHandled = false;
  // jsdom cannot open other documents.
  const stop = (event: Event) => {
    isHandled = event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener('click', stop);
  await act(async () => void fireEvent.click(link, keys));
  removeEventListener('click', stop);
  return [isHandled, addressNow()];
}

describe('a link of the footer', () => {
  it('SH-11 to a page of the site opens it without loading the document again', async () => {
    expect(await click('Über uns')).toEqual([true, '/ueber-uns?x=1']);
  });

  it.each<[string, object]>([
    ['Träger', {}],
    ['Presse', {}],
    ['Über uns', { ctrlKey: true }],
    ['Über uns', { metaKey: true }],
    ['Über uns', { shiftKey: true }],
    ['Über uns', { altKey: true }],
    ['Über uns', { button: 1 }],
  ])('SH-11 is left to the browser: %s with %j', async (name, keys) => {
    expect(await click(name, keys)).toEqual([false, '/pakete']);
  });
});

it('SH-11 OP-02 without a footer of the site there are the legal links', async () => {
  fetched.mockImplementationOnce(async () => Response.json({}, { status: 404 }));
  show(<Footer onConsentSettings={() => undefined} />, { at: '/pakete' });
  await waitFor(() => expect(fetched).toHaveBeenCalled());
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    ...['/impressum', '/datenschutz', '/agb', '/barrierefreiheit', '/kontakt'],
    '/datenschutz#cookie-einstellungen',
  ]);
});
