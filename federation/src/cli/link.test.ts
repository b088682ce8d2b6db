import { readOverrides } from './link';

it('EM-04 name a version or an address', () =>
  expect(readOverrides(['mf-search=1.0.0-1a2b3c4d', 'mf-reviews=http://127.0.0.1:3102/remoteEntry.js'])).toEqual({
    'mf-search': { version: '1.0.0-1a2b3c4d' },
    'mf-reviews': { url: 'http://127.0.0.1:3102/' },
  }));

it.each(['mf-search=localhost:3102', 'mf-search=ftp://127.0.0.1/', 'mf-search'])(
  'EM-04 are refused with their form: %s',
  (word) => expect(() => readOverrides([word])).toThrow('link needs slices as mf-search=VERSION or mf-search=ADDRESS'),
);
