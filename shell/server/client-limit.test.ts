import { ClientLimit } from './telemetry/routes';

afterEach(() => jest.useRealTimers());

it('SH-18 allows its number of requests per window, then gives the time to wait', () => {
  jest.useFakeTimers({ now: 0 });
  const limit = new ClientLimit({ limit: 2, windowMs: 60_000 });
  expect([limit.take('203.0.113.1'), limit.take('203.0.113.1'), limit.take('203.0.113.1')]).toEqual([
    undefined,
    undefined,
    60,
  ]);
  expect(limit.take('203.0.113.2')).toBeUndefined();
  jest.setSystemTime(60_000);
  expect(limit.take('203.0.113.1')).toBeUndefined();
});

it('SH-18 counts an IPv6 network of 64 bits as one client', () => {
  const limit = new ClientLimit({ limit: 1, windowMs: 60_000 });
  expect(limit.take('2001:db8::1')).toBeUndefined();
  expect(limit.take('2001:db8::2')).toBeGreaterThan(0);
});

it('SH-18 remembers no more clients than it may', () => {
  const limit = new ClientLimit({ limit: 1, windowMs: 60_000, mostClients: 2 });
  for (const host of [1, 2, 3]) expect(limit.take(`203.0.113.${host}`)).toBeUndefined();
  expect(limit.take('203.0.113.4')).toBeGreaterThan(0);
});
