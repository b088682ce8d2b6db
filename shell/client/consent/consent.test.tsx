import { type ConsentCategory, decideConsent, selectConsent, startConsent } from '@care/contracts';
import { show, testStore } from '@care/contracts/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MAIN_ID } from '../frame/landmarks';
import { everything, onlyNecessary } from './answers';
import { ConsentQuestion } from './ConsentQuestion';
import { ConsentSettings } from './ConsentSettings';
import { useConsentQuestion } from './use-consent-question';

describe('the first question for consent', () => {
  // jsdom has none.
  class ResizeObserver {
    observe = () => undefined;
    disconnect = () => undefined;
  }
  beforeAll(() => void Object.assign(globalThis, { ResizeObserver }));
  afterEach(() => localStorage.clear());

  const ask = () =>
    show(
      <>
        <ConsentQuestion stage="banner" isFirst onStage={() => undefined} onClose={() => undefined} />
        <main id={MAIN_ID} tabIndex={-1} />
      </>,
    );
  const acceptAll = () => screen.queryByRole('button', { name: 'Alle akzeptieren' });

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

it.each([
  [/^Statistik/, 'statistics'],
  [/^Karten/, 'maps'],
  [/^Werbung/, 'ads'],
])(
  'SH-16 the choice by category: allows nothing but the ticked category, or every one at once: %s',
  async (name, category) => {
    const onDecide = jest.fn();
    show(<ConsentSettings open onDecide={onDecide} onClose={() => undefined} />);
    await userEvent.click(screen.getByRole('checkbox', { name }));
    await userEvent.click(screen.getByRole('button', { name: 'Auswahl speichern' }));
    expect(onDecide).toHaveBeenLastCalledWith({ ...onlyNecessary, [category]: true });
    await userEvent.click(screen.getByRole('button', { name: 'Alle akzeptieren' }));
    expect(onDecide).toHaveBeenLastCalledWith({ statistics: true, maps: true, ads: true });
  },
);

it('SH-16 the choice by category: says that nothing needs consent where no service is configured', () => {
  show(<ConsentSettings open onDecide={() => undefined} onClose={() => undefined} />);
  act(() => startConsent(testStore(), [])());
  expect(screen.getAllByRole('checkbox')).toHaveLength(1);
  expect(screen.getByText(/nichts eingerichtet/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Alle akzeptieren' })).toBeNull();
});

describe('the question after a load', () => {
  const Asking = () => <p>{useConsentQuestion().question ? 'gefragt' : 'nicht gefragt'}</p>;

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it.each([
    ['a visitor', 'Mozilla/5.0 Firefox/140.0', 'gefragt'],
    ['no robot', 'Mozilla/5.0 (compatible; Googlebot/2.1)', 'nicht gefragt'],
  ])('SH-16 a second after the page has loaded, %s is asked', async (_who, agent, words) => {
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
    show(<Asking />);
    screen.getByText('nicht gefragt');
    await act(() => jest.advanceTimersByTimeAsync(1000));
    await act(() => import('./ConsentQuestion'));
    expect(screen.getByText(words)).toBeVisible();
  });
});
