import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Observers } from '../testing/observers';
import { Picture, fallbackSource, srcSetOf, whenNear } from '../picture/Picture';
import { AverageBars } from '../rating/AverageBars';
import { RatingStars } from '../rating/RatingStars';
import { RatingSummary } from '../rating/RatingSummary';

const variants = [160, 1600, 320, 640, 2400].map((w) => ({ w, url: `/api-backend/media/haus-${w}.webp` }));
const picture = <Picture variants={variants} alt="Haus mit Garten" width={1600} height={1200} />;

Observers.install();

it('SH-17 srcSetOf: lists widths from 320 to 1600, narrowest first, and nothing for a single one', () => {
  expect(srcSetOf(variants)).toBe([320, 640, 1600].map((w) => `/api-backend/media/haus-${w}.webp ${w}w`).join(', '));
  expect(srcSetOf([{ w: 320, url: '/a.webp' }])).toBeUndefined();
  expect(fallbackSource([{ w: 320, url: '/a.webp' }])).toBe('/a.webp');
});

it('SH-17 Picture: loads when it is within 200 px of the viewport, and has its space before', () => {
  render(picture);
  const image = screen.getByRole('img', { name: 'Haus mit Garten' });
  expect(Observers.all[0]?.rootMargin).toBe('200px');
  expect(image).not.toHaveAttribute('src');
  expect(image).toHaveAttribute('width', '1600');
  expect(image).toHaveAttribute('height', '1200');
  Observers.all[0]?.say(false);
  expect(image).not.toHaveAttribute('srcset');
  Observers.all[0]?.say(true);
  expect(image).toHaveAttribute('srcset', srcSetOf(variants));
});

it('SH-17 Picture: in server HTML, too, it is loaded when it is within 200 px of the viewport; without scripts at once', async () => {
  const html = renderToString(picture);
  const [waiting = '', withoutScripts] = html.split('<noscript>');
  expect(waiting).not.toContain('.webp');
  expect(withoutScripts).toContain('haus-640.webp 640w');
  const root = document.createElement('div');
  root.innerHTML = html;
  const errors: unknown[] = [];
  await act(async () => {
    hydrateRoot(root, picture, { onRecoverableError: (error) => errors.push(error) });
  });
  expect(errors).toEqual([]);
  const image = root.querySelector('img');
  expect(Observers.all[0]?.rootMargin).toBe('200px');
  expect(image).not.toHaveAttribute('srcset');
  Observers.all[0]?.say(true);
  expect(image).toHaveAttribute('srcset', srcSetOf(variants));
});

it('SH-17 Picture: an eager picture is loaded at once with high priority, from `src` only if there are no variants', () => {
  const photo = { src: '/original.webp', width: 1600, height: 1200, eager: true };
  render(<Picture {...photo} variants={variants} alt="Haus" />);
  render(<Picture {...photo} variants={[]} alt="Garten" />);
  const image = screen.getByRole('img', { name: 'Haus' });
  expect(image).toHaveAttribute('loading', 'eager');
  expect(image).toHaveAttribute('fetchpriority', 'high');
  expect(image).toHaveAttribute('src', fallbackSource(variants));
  expect(screen.getByRole('img', { name: 'Garten' })).toHaveAttribute('src', '/original.webp');
});

it('SH-17 whenNear: calls once when the element is within the given margin, at once without such a browser', () => {
  const call = jest.fn();
  whenNear(document.body, call, 600);
  expect(Observers.all[0]?.rootMargin).toBe('600px');
  expect(call).not.toHaveBeenCalled();
  for (let times = 0; times < 2; times++) Observers.all[0]?.say(true);
  expect(call).toHaveBeenCalledTimes(1);
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
  whenNear(document.body, call);
  expect(call).toHaveBeenCalledTimes(2);
});

it('SR-13 RatingStars: the accessible name is the rating in German, and the stars have 22 px', () => {
  render(<RatingStars value={4.6} />);
  expect(getComputedStyle(screen.getByRole('img', { name: '4,6 von 5 Sternen' })).height).toBe('var(--size-star)');
});

it.each([
  [0, '0'],
  [2.5, '60'],
  [4.6, '110.4'],
  [5, '120'],
  [7, '120'],
])('SR-13 RatingStars: fills %s stars in proportion, without a style attribute', (value, width) => {
  const { container } = render(<RatingStars value={value} />);
  expect(container.querySelector('svg svg')).toHaveAttribute('width', width);
  expect(container.querySelector('[style]')).toBeNull();
});

it('SR-13 RatingSummary: shows average and count from three ratings on', () => {
  const { container } = render(<RatingSummary average={4.6} count={38} />);
  expect(container).toHaveTextContent('4,6 bei 38 Bewertungen');
});

it.each([
  [0, 'Noch keine Bewertungen'],
  [1, '1 Bewertung, noch kein verlässlicher Durchschnitt'],
  [2, '2 Bewertungen, noch kein verlässlicher Durchschnitt'],
])('SR-22 RV-08 RatingSummary: shows neither average nor stars for %s ratings, to nobody', (count, words) => {
  const { container } = render(<RatingSummary average={4.5} count={count} />);
  expect(container.textContent).toBe(words);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(container.querySelector('svg')).toBeNull();
  expect(container.innerHTML).not.toMatch(/4[,.]5|Sternen/);
});

it('RV-01 AverageBars: each aspect has its average as accessible name; the bar is decorative', () => {
  render(<AverageBars items={[{ label: 'Freundlichkeit', value: 4.9 }]} />);
  expect(screen.getByRole('listitem')).toHaveTextContent('Freundlichkeit');
  expect(screen.getByRole('img', { name: '4,9 von 5 Sternen' })).toHaveTextContent('4,9');
});
