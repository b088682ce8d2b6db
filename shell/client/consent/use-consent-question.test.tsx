import { show } from '@care/contracts/testing';
import { act, screen } from '@testing-library/react';
import { useConsentQuestion } from './use-consent-question';

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
