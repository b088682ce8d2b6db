import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Gallery, PlainGallery } from './Gallery';
import { focusDialogs } from '../testing/focus-dialogs';
import type { GalleryItem } from './gallery-item';

beforeAll(focusDialogs);

const items = (count: number): GalleryItem[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index,
    kind: 'image',
    url: `/bild-${index}.webp`,
    alt: `Bild ${index + 1}: Garten`,
    width: 1200,
    height: 800,
  }));

/** The current history entry; the full-screen view adds one. */
const historyState = () => (history.state as { galleryItem?: number; page?: string } | null) ?? {};

function swipe(across: number, down = 0, fingers = 1): void {
  const picture = within(screen.getByRole('dialog')).getByRole('img', { name: /Garten/ });
  const from = { clientX: 300, clientY: 300 };
  fireEvent.touchStart(picture, { touches: Array.from({ length: fingers }, () => from) });
  fireEvent.touchEnd(picture, { changedTouches: [{ clientX: 300 + across, clientY: 300 + down }] });
}

beforeEach(() => history.pushState({ page: 'profile' }, ''));

it('PP-12 shows four items, and a fifth tile that opens the first hidden one', async () => {
  const { unmount } = render(<Gallery items={items(11)} label="Bilder und Videos" />);
  expect(screen.getAllByRole('listitem')).toHaveLength(5);
  await userEvent.click(screen.getByRole('button', { name: /Alle 11 anzeigen/ }));
  expect(screen.getByRole('dialog')).toHaveTextContent('Bild 5 von 11');
  await userEvent.click(screen.getByRole('button', { name: 'Schließen' }));
  await waitFor(() => expect(historyState()).toEqual({ page: 'profile' }));
  unmount();
  const { container } = render(<Gallery items={[]} label="Bilder und Videos" />);
  expect(container).toBeEmptyDOMElement();
});

it('PP-12 four items are all shown, and have names without descriptions, too', () => {
  render(<Gallery items={items(4).map((item) => ({ ...item, alt: '' }))} label="Bilder und Videos" />);
  expect(screen.getAllByRole('button', { name: /^Vergrößern: Bild oder Video \d$/ })).toHaveLength(4);
});

it('PP-02 PP-12 a main image is a carousel on the page, and four items of the gallery stand beside it', async () => {
  const [main, ...gallery] = items(7);
  render(<Gallery main={main} items={gallery} label="Bilder und Videos" />);
  const [carousel, ...tiles] = screen.getAllByRole('listitem');
  expect(tiles).toHaveLength(5);
  expect(tiles[0]?.querySelector('img')).toHaveAttribute('alt', 'Bild 2: Garten');
  expect(tiles[4]).toHaveTextContent('Alle 7 anzeigen');
  const shown = () => within(carousel!).getByRole('img').getAttribute('alt');
  await userEvent.click(screen.getByRole('button', { name: 'Vorheriges Bild' }));
  expect(shown()).toBe('Bild 7: Garten');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  const next = screen.getByRole('button', { name: 'Nächstes Bild' });
  await userEvent.dblClick(next);
  expect(shown()).toBe('Bild 2: Garten');
  expect(next).toHaveFocus();
  expect(within(carousel!).getByRole('status')).toHaveTextContent('Bild 2 von 7');
  await userEvent.click(within(carousel!).getByRole('button', { name: 'Vergrößern: Bild 2: Garten' }));
  expect(screen.getByRole('dialog')).toHaveTextContent('Bild 2 von 7');
  await userEvent.click(screen.getByRole('button', { name: 'Schließen' }));
  await userEvent.click(screen.getByRole('button', { name: 'Alle 7 anzeigen' }));
  expect(screen.getByRole('dialog')).toHaveTextContent('Bild 6 von 7');
});

it('PP-02 pictures of a tier without a main image have neither a carousel nor a dialog, and videos play in place', () => {
  const video: GalleryItem = { id: 'v', kind: 'video', url: '/film.mp4', alt: 'Rundgang', captions: '/film.vtt' };
  render(<PlainGallery items={[...items(3), video]} label="Bilder und Videos" />);
  expect(screen.getAllByRole('img')).toHaveLength(3);
  expect(screen.getByLabelText('Rundgang')).toHaveAttribute('controls');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('PP-12 opens the chosen item in full screen; arrow keys cycle through the items, and closing removes its only history entry', async () => {
  render(<Gallery items={items(6)} label="Bilder und Videos" />);
  const before = history.length;
  await userEvent.dblClick(screen.getByRole('button', { name: 'Vergrößern: Bild 2: Garten' }));
  const dialog = await screen.findByRole('dialog', { name: 'Bilder und Videos' });
  expect(dialog).toHaveTextContent('Bild 2 von 6');
  expect(history.length).toBe(before + 1);
  await userEvent.keyboard('{ArrowRight}');
  expect(dialog).toHaveTextContent('Bild 3 von 6');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  expect(dialog).toHaveTextContent('Bild 6 von 6');
  await userEvent.click(screen.getByRole('button', { name: 'Nächstes Bild' }));
  expect(dialog).toHaveTextContent('Bild 1 von 6');
  await userEvent.click(screen.getByRole('button', { name: 'Schließen' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(historyState()).toEqual({ page: 'profile' }));
});

it('PP-05 a swipe shows the next or the previous item; scrolling, two fingers and moving a zoomed picture do not', async () => {
  const viewport = Object.assign(new EventTarget(), { scale: 1 });
  Object.defineProperty(window, 'visualViewport', { value: viewport, configurable: true });
  const zoom = (scale: number) =>
    act(() => {
      viewport.scale = scale;
      viewport.dispatchEvent(new Event('resize'));
    });
  render(<Gallery items={items(6)} label="Bilder und Videos" />);
  await userEvent.click(screen.getByRole('button', { name: 'Vergrößern: Bild 2: Garten' }));
  const dialog = screen.getByRole('dialog');
  swipe(-80);
  expect(dialog).toHaveTextContent('Bild 3 von 6');
  swipe(80, 20);
  expect(dialog).toHaveTextContent('Bild 2 von 6');
  for (const [across, down, fingers] of [
    [-80, 60, 1],
    [-30, 0, 1],
    [-80, 0, 2],
  ] as const)
    swipe(across, down, fingers);
  zoom(2);
  swipe(-80);
  expect(dialog).toHaveTextContent('Bild 2 von 6');
  zoom(1);
  swipe(-80);
  expect(dialog).toHaveTextContent('Bild 3 von 6');
  Reflect.deleteProperty(window, 'visualViewport');
});

it('PP-12 Back closes the full-screen view and stays on the page; Forward and a reload open it again', async () => {
  const { unmount } = render(<Gallery items={items(6)} label="Bilder und Videos" />);
  await userEvent.click(screen.getByRole('button', { name: 'Vergrößern: Bild 2: Garten' }));
  expect(historyState()).toEqual({ page: 'profile', galleryItem: 1 });
  act(() => history.back());
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(historyState()).toEqual({ page: 'profile' });
  act(() => history.forward());
  expect(await screen.findByRole('dialog')).toHaveTextContent('Bild 2 von 6');
  unmount();
  render(<Gallery items={items(6)} label="Bilder und Videos" />);
  expect(await screen.findByRole('dialog')).toHaveTextContent('Bild 2 von 6');
});

it('PP-12 a press just before the page is left adds no entry to the next one', async () => {
  const { unmount } = render(<Gallery items={items(6)} label="Bilder und Videos" />);
  fireEvent.click(screen.getByRole('button', { name: 'Vergrößern: Bild 2: Garten' }));
  unmount();
  await act(async () => {
    await import('./Viewer');
  });
  expect(historyState()).toEqual({ page: 'profile' });
});

it('PP-12 a video has controls, captions and its description; its arrow keys seek', async () => {
  const video: GalleryItem = { id: 'v', kind: 'video', url: '/film.mp4', alt: 'Rundgang', captions: '/film.vtt' };
  render(<Gallery items={[video, ...items(1)]} label="Bilder und Videos" />);
  await userEvent.click(screen.getByRole('button', { name: 'Vergrößern: Video: Rundgang' }));
  const player = screen.getByLabelText('Rundgang');
  expect(player).toHaveAttribute('controls');
  expect(player.querySelector('track')).toHaveAttribute('src', '/film.vtt');
  fireEvent.keyDown(player, { key: 'ArrowRight' });
  expect(screen.getByRole('dialog')).toHaveTextContent('Bild 1 von 2');
});
