import { fireEvent, render, waitFor, within } from '@testing-library/react';
import { fragmentsOfTests } from '../../testing/fragments';
import Profil from './Profil';

// The build writes both in.
jest.mock('../element/base', () => ({ fragmentsUrl: '/einbinden/1/', version: '1.1.0-test' }));

const fragments = fragmentsOfTests();
const happened: string[] = [];
const handlers = {
  onLoad: () => void happened.push('load'),
  onError: ({ kind }: { kind: string }) => void happened.push(kind),
};
const warn = jest.spyOn(console, 'warn').mockImplementation();
beforeEach(() => {
  happened.length = 0;
  warn.mockClear();
});

/** The queries of what is in the shadow root. */
function shown(properties: Partial<Parameters<typeof Profil>[0]> = {}) {
  const { container } = render(<Profil slug="haus" {...handlers} {...properties} />);
  return within(container.firstElementChild?.shadowRoot as unknown as HTMLElement);
}

describe('the federated profile', () => {
  it('EM-05 loads again when the connection is back', async () => {
    fragments.answer = 502;
    const profile = shown();
    expect(await profile.findByRole('button', { name: 'Noch einmal versuchen' })).toBeVisible();
    fragments.answer = {};
    fireEvent(window, new Event('online'));
    expect(await profile.findByRole('article')).toBeVisible();
    expect(happened).toEqual(['server', 'load']);
  });

  it('EM-05 offers no other try if the profile is gone', async () => {
    fragments.answer = 410;
    const profile = shown();
    expect(await profile.findByText('Dieses Profil gibt es nicht mehr.')).toBeVisible();
    expect(profile.queryByRole('button')).toBeNull();
  });

  it.each([
    ['revoked', 'revoked'],
    ['none', 'unknown'],
  ] as const)('PK-08 tells the integrator about a widget whose state is %s', async (widgets, kind) => {
    fragments.answer = { widgets };
    expect(
      await shown({ view: 'rating', widgetKey: 'pp_1' }).findByRole('link', { name: /auf Pflegefenster$/ }),
    ).toBeVisible();
    await waitFor(() => expect(happened).toEqual([kind, 'load']));
    expect(warn).toHaveBeenCalledWith(`pflege-profil: no widgets (${widgets}); see docs/integrators.md`);
  });

  it('PK-08 is silent about a widget that is shown, and about a profile without a key', async () => {
    fragments.answer = { widgets: 'allowed' };
    expect(await shown({ view: 'rating', widgetKey: 'pp_1' }).findByRole('article')).toBeVisible();
    fragments.answer = { widgets: 'none' };
    expect(await shown().findByRole('article')).toBeVisible();
    await waitFor(() => expect(happened).toEqual(['load', 'load']));
    expect(warn).not.toHaveBeenCalled();
  });
});
