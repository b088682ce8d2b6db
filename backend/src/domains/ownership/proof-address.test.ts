import { isUnder } from './proof-address';

it.each([
  ['info@haus.example', 'https://www.haus.example/koeln'],
  ['info@mail.Haus.example', 'https://www.haus.example'],
  ['info@haus.example', 'haus.example'],
])('PP-18 %s belongs to %s', (address, website) => {
  expect(isUnder(address, website)).toBe(true);
});

it.each([
  ['vera@alt-haus.example', 'https://haus.example'],
  ['x@haus.example', 'https://www.althaus.example'],
  ['x@haus.example', 'https://portal.example/haus.example'],
  ['vera@example', 'https://haus.example'],
  ['vera@gmx.de', 'https://gmx.de'],
  ['x@t-online.de', 'https://haus-am-park.t-online.de'],
  ['vera@haus.example', 'kein Netz'],
  ['vera@haus.example', null],
])('PP-18 %s does not belong to %s', (address, website) => {
  expect(isUnder(address, website)).toBe(false);
});
