import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Observers } from '../testing/observers';
import { Picture, fallbackSource, srcSetOf, whenNear } from './Picture';

const variants = [160, 1600, 320, 640, 2400].map((w) => ({ w, url: `/api-backend/media/haus-${w}.webp` }));
const picture = <Picture variants={variants} alt="Haus mit Garten" width={1600} height={1200} />;

Observers.install();

describe('srcSetOf', () => {
  it('SH-17 lists widths from 320 to 1600, narrowest first', () => {
    expect(srcSetOf(variants)).toBe([320, 640, 1600].map((w) => `/api-backend/media/haus-${w}.webp ${w}w`).join(', '));
  });

  it('SH-17 a single variant has no srcset', () => {
    expect(srcSetOf([{ w: 320, url: '/a.webp' }])).toBeUndefined();
    expect(fallbackSource([{ w: 320, url: '/a.webp' }])).toBe('/a.webp');
  });
});

describe('Picture', () => {
  it('SH-17 loads when it is within 200 px of the viewport, and has its space before', () => {
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

  it('SH-17 in server HTML, too, it is loaded when it is within 200 px of the viewport; without scripts at once', async () => {
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

  it('SH-17 an eager picture is loaded at once with high priority', () => {
    render(<Picture variants={variants} alt="" width={1600} height={1200} eager />);
    const image = screen.getByRole('presentation');
    expect(image).toHaveAttribute('loading', 'eager');
    expect(image).toHaveAttribute('fetchpriority', 'high');
    expect(image).toHaveAttribute('src');
  });

  it('SH-17 uses `src` only if there are no variants', () => {
    const photo = { src: '/original.webp', width: 1600, height: 1200, eager: true };
    render(<Picture {...photo} variants={variants} alt="Haus" />);
    render(<Picture {...photo} variants={[]} alt="Garten" />);
    expect(screen.getByRole('img', { name: 'Haus' })).toHaveAttribute('src', fallbackSource(variants));
    expect(screen.getByRole('img', { name: 'Garten' })).toHaveAttribute('src', '/original.webp');
  });
});

describe('whenNear', () => {
  it('SH-17 calls once when the element is within the given margin, at once without such a browser', () => {
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
});
