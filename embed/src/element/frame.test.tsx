import '@testing-library/jest-dom';
import { frameIn, keepFocus } from './frame';

/** A shadow root with two elements that can have the focus. */
function shadow() {
  const root = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
  root.innerHTML = '<section><button>Weg</button></section><article></article>';
  const [changed, button, next] = [
    root.querySelector('section')!,
    root.querySelector('button')!,
    root.querySelector('article')!,
  ];
  return { root, changed, button, next };
}

afterEach(() => document.body.replaceChildren());

describe('the focus, if a part of a profile is replaced', () => {
  it('EM-05 moves to what is shown instead, which can have it until it leaves', () => {
    const { root, changed, button, next } = shadow();
    button.focus();
    keepFocus(changed, next, () => button.remove());
    expect(root.activeElement).toBe(next);
    next.blur();
    expect(next).not.toHaveAttribute('tabindex');
  });

  it('EM-05 stays at an element that stays', () => {
    const { root, changed, button, next } = shadow();
    button.focus();
    keepFocus(changed, next, () => changed.append('mehr'));
    expect(root.activeElement).toBe(button);
  });

  it('EM-05 is not taken from the rest of the page', () => {
    const { root, changed, button, next } = shadow();
    keepFocus(changed, next, () => button.remove());
    expect(root.activeElement).toBeNull();
  });
});

it('EM-05 a profile is written from left to right, whatever the page around it is', () => {
  const { root } = shadow();
  expect(frameIn(root, { theme: 'light', height: 'auto' })).toMatchObject({ dir: 'ltr', lang: 'de' });
});
