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

const choice: EmbedChoice = { slug: 'beispiel', view: 'full', theme: 'light', minHeight: 900 };

it('EM-05 the preview is called ready when the profile is shown, tells its height, and is not after an error', async () => {
  const onHeight = jest.fn();
  render(<Preview choice={choice} onHeight={onHeight} />);
  await waitFor(() => expect(mount).toHaveBeenCalled());
  const [, { onLoad, onError }] = mount.mock.calls[0]!;
  expect(screen.getByRole('status')).toHaveTextContent('Die Vorschau wird geladen.');
  act(() => onLoad({ height: 900 }));
  expect(screen.getByRole('status')).toHaveTextContent(/^Echte Vorschau/);
  expect(onHeight).toHaveBeenCalledWith(900);
  act(() => onError());
  expect(screen.getByRole('status')).not.toHaveTextContent(/^Echte Vorschau/);
});
