import { fireEvent, within } from '@testing-library/react';
import { fragmentsOfTests } from '../testing/fragments';
import { mount, type MountOptions } from './profil';

// The build writes all of them in. The code that makes a profile interactive is not loaded here.
jest.mock('./element/base', () => ({ fragmentsUrl: '/einbinden/1/', version: '1.1.0-test', liveUrl: '/live.js' }));

const fragments = fragmentsOfTests();
beforeEach(() => void (fragments.answer = { can_contact: true }));
afterEach(() => document.body.replaceChildren());

/** A mounted profile, with the queries of what is in its shadow root. */
async function mounted(options: Partial<MountOptions> = {}) {
  mount(document.body, { slug: 'haus', ...options });
  const element = document.querySelector('pflege-profil')!;
  // The element attaches its shadow root in a microtask.
  await Promise.resolve();
  return within(element.shadowRoot as unknown as HTMLElement);
}

describe('a mounted profile', () => {
  it('EM-05 loads again when the connection is back, without a press of the button', async () => {
    fragments.answer = 502;
    const profile = await mounted();
    expect(await profile.findByRole('button', { name: 'Noch einmal versuchen' })).toBeVisible();
    fragments.answer = {};
    fireEvent(window, new Event('online'));
    expect(await profile.findByRole('article')).toBeVisible();
  });

  it.each([
    ['is not followed', false],
    ['is followed', true],
    ['is followed', undefined],
  ])('EM-05 its link to the form of the site %s if onContact answers %s', async (result, answer) => {
    const channels: string[] = [];
    const profile = await mounted({
      onContact: ({ channel }) => {
        channels.push(channel);
        return answer;
      },
    });
    const link = await profile.findByRole('link', { name: 'Kontakt aufnehmen' });
    let isTakenOver: boolean | undefined;
    const last = (event: Event) => {
      isTakenOver = event.defaultPrevented;
      event.preventDefault(); // jsdom cannot follow a link
    };
    addEventListener('click', last, { once: true });
    fireEvent.click(link);
    expect(channels).toEqual(['message']);
    expect(isTakenOver).toBe(result === 'is not followed');
  });
});
