import { act, render, screen, waitFor } from '@testing-library/react';
import { Preview } from './Preview';
import type { EmbedChoice } from './snippets';

interface Callbacks {
  onLoad: (detail: { height: number }) => void;
  onError: () => void;
}
const mount = jest.fn((target: Element, _options: Callbacks) => {
  target.append(document.createElement('pflege-profil'));
  return { update: () => undefined, unmount: () => target.replaceChildren() };
});
// The script of the embedded profile is a file of its build.
jest.mock('/einbinden/1/profil.js', () => ({ mount: (...given: Parameters<typeof mount>) => mount(...given) }), {
  virtual: true,
});

const choice: EmbedChoice = {
  slug: 'beispiel',
  view: 'full',
  parts: [],
  theme: 'light',
  headingLevel: '2',
  height: 'auto',
  minHeight: 900,
  accent: '',
};

/** The callbacks of the profile in the preview. */
async function shown(changes: Partial<EmbedChoice> = {}): Promise<Callbacks> {
  mount.mockClear();
  render(<Preview choice={{ ...choice, ...changes }} />);
  await waitFor(() => expect(mount).toHaveBeenCalled());
  return mount.mock.calls[0]![1];
}

it.each([
  ['needs', 'auto', ''],
  ['is given', 'fixed', '900px'],
])('EM-05 the preview has the height that the profile %s', async (_title, height, inStyle) => {
  await shown({ height });
  const { style } = document.querySelector<HTMLElement>('pflege-profil')!;
  expect([style.minHeight, style.height]).toEqual(['', inStyle]);
});

it('EM-05 the preview is no longer called ready after an error', async () => {
  const { onLoad, onError } = await shown();
  act(() => onLoad({ height: 900 }));
  expect(screen.getByRole('status')).toHaveTextContent(/Bereit nach/);
  act(() => onError());
  expect(screen.getByRole('status')).not.toHaveTextContent(/Bereit nach/);
});
