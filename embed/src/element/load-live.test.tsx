import { liveLoads, loadLive } from './load-live';

jest.mock('./base', () => ({ liveUrl: '/v/live.js', nearLiveUrl: '/1/live.js', liveIntegrity: 'sha384-…' }));
const mockLive = { start: jest.fn() };
jest.mock('/v/live.js?attempt=1', () => mockLive, { virtual: true });

/** jsdom runs no module scripts: the elements report what the test says. Returns the addresses that were loaded. */
function scriptsReport(event: 'load' | 'error'): string[] {
  const addresses: string[] = [];
  jest.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    const script = nodes[0] as HTMLScriptElement;
    addresses.push(new URL(script.src).pathname + new URL(script.src).search);
    queueMicrotask(() => script.dispatchEvent(new Event(event)));
  });
  return addresses;
}

it('EM-05 is tried again at another address after a failure, happens once for all profiles, and is announced', async () => {
  const announced = jest.fn();
  liveLoads.addEventListener('load', announced);
  expect(scriptsReport('error')).toEqual([]);
  const failures = await Promise.allSettled([loadLive(), loadLive()]);
  expect(failures.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(announced).not.toHaveBeenCalled();
  const addresses = scriptsReport('load');
  const [one, other] = await Promise.all([loadLive(), loadLive()]);
  expect(one).toBe(other);
  expect(one.start).toBe(mockLive.start);
  expect(addresses).toEqual(['/v/live.js?attempt=1']);
  expect(announced).toHaveBeenCalledTimes(1);
});
