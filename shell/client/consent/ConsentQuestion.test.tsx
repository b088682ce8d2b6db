import { decideConsent, selectConsent, startConsent, type ConsentCategory } from '@care/contracts';
import { show, testStore } from '@care/contracts/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MAIN_ID } from '../frame/landmarks';
import { everything, onlyNecessary } from './answers';
import { ConsentQuestion } from './ConsentQuestion';

// jsdom has none.
beforeAll(
  () =>
    void Object.assign(globalThis, {
      ResizeObserver: class {
        observe = () => undefined;
        disconnect = () => undefined;
      },
    }),
);
afterEach(() => localStorage.clear());

const ask = () =>
  show(
    <>
      <ConsentQuestion stage="banner" isFirst onStage={() => undefined} onClose={() => undefined} />
      <main id={MAIN_ID} tabIndex={-1} />
    </>,
  );
const acceptAll = () => screen.queryByRole('button', { name: 'Alle akzeptieren' });

describe('the first question for consent', () => {
  it('SH-16 allows everything with one answer, and moves the focus to the page', async () => {
    ask();
    await userEvent.click(acceptAll()!);
    expect(selectConsent(testStore().getState())).toEqual({ statistics: true, maps: true, ads: true });
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it.each<[ConsentCategory[], string | undefined]>([
    [['statistics'], 'nutzen wir Statistik.'],
    [['maps', 'ads'], 'nutzen wir Karten von Drittanbietern und Werbung von Drittanbietern.'],
    [[], undefined],
  ])('SH-16 names the configured services and no others: %j', (services, words) => {
    ask();
    act(() => startConsent(testStore(), services)());
    expect(/nutzen wir [^.]*\./.exec(document.body.textContent)?.[0]).toBe(words);
  });

  it.each([everything, onlyNecessary])('SH-16 is gone when it is answered elsewhere with %j', (choice) => {
    ask();
    expect(acceptAll()).toBeInTheDocument();
    act(() => testStore().dispatch(decideConsent(choice)));
    expect(acceptAll()).toBeNull();
  });
});
