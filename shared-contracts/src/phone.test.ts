import { phoneHref, phoneText } from './phone';

it.each([
  ['0221 555-0118', 'tel:02215550118'],
  ['(0221) 555/0118', 'tel:02215550118'],
  ['+49 (221) 123-45', 'tel:+4922112345'],
  ['+49 (0) 221 12345', 'tel:+4922112345'],
  ['+49(0)221 12345', 'tel:+4922112345'],
  ['+49-(0)221-12345', 'tel:+4922112345'],
  ['0049 (0)221 12345', 'tel:004922112345'],
  ['(0) 221 12345', 'tel:022112345'],
])('PP-05 PP-21 AC-14 %s can be called at %s', (phone, href) => {
  expect(phoneHref(phone)).toBe(href);
});

it('PP-05 PP-21 stays on one line', () => {
  expect(phoneText('0221 555 0118')).toBe('0221\u00a0555\u00a00118');
});
