import { readTrustedProxy } from './trusted-proxy';

const trusts = (setting: string, address: string): boolean | undefined => readTrustedProxy(setting)?.(address);

it.each([
  ['loopback', '127.0.0.1'],
  ['loopback', '::1'],
  ['loopback', '::ffff:127.0.0.1'],
  ['uniquelocal', '172.20.3.4'],
  ['linklocal', 'fe80::1'],
  ['10.1.2.3', '10.1.2.3'],
  ['10.1.2.3', '::ffff:10.1.2.3'],
  ['10.1.0.0/16', '10.1.255.7'],
  ['2001:db8::/32', '2001:db8:1::7'],
  ['loopback, 10.1.2.3', '10.1.2.3'],
])('SR-06 %s means %s', (setting, address) => expect(trusts(setting, address)).toBe(true));

it.each([
  ['loopback', '198.51.100.7'],
  ['loopback', ''],
  ['10.1.0.0/16', '10.2.0.1'],
  ['10.1.2.3', '::1'],
  ['2001:db8::/32', '2001:db9::1'],
])('SR-06 %s does not mean "%s"', (setting, address) => expect(trusts(setting, address)).toBe(false));

it.each(['everyone', '10.0.0.0/33', '10.0.0.0/', '10.0.0.0/8/8', '::/129', '1', 'loopback,'])(
  'SR-06 "%s" is not a valid list of addresses',
  (setting) => expect(readTrustedProxy(setting)).toBeUndefined(),
);
