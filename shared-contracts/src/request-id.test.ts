import { requestIdFrom } from './request-id';

it('SH-18 the id of the program before is used, and anything that could harm a log is replaced', () => {
  expect(requestIdFrom('3f2a-request_7')).toBe('3f2a-request_7');
  for (const given of [undefined, '', 'short', 'a'.repeat(65), 'zwei\nZeilen', ['one-of-two', 'two-of-two']])
    expect(requestIdFrom(given)).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
});
