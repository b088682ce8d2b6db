import { paul } from '@care/contracts/testing/site';
import { deviceName } from './SessionSection';
import { shortcutsOf } from './OwnAccount';

it.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130 Safari/537.36 Edg/130', 'Edge auf Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0', 'Firefox auf Linux'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1', 'Safari auf iPhone'],
  ['Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/130 Mobile Safari/537.36', 'Chrome auf Android'],
  ['curl/8', 'Unbekanntes Gerät'],
  [null, 'Unbekanntes Gerät'],
])('SH-05 names the device of %j', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});

it('SH-03 SH-22 each kind of user gets the matching links', () => {
  const paths = (changes: Partial<typeof paul>) => shortcutsOf({ ...paul, ...changes }).map(({ to }) => to);
  expect(paths({})).toEqual(expect.arrayContaining(['/nachrichten', '/profile/company']));
  expect(paths({})).not.toContain('/registration/einrichtung');
  expect(paths({ company: null })).toEqual(expect.arrayContaining(['/registration/einrichtung', '/pakete']));
  const profile = { id: 3, slug: 'kraft-1', image: null };
  const seeker = paths({ profile_type: 'JOB_SEEKER', company: null, profile });
  expect(seeker).toContain('/pflegepersonal/profil/kraft-1?edit');
  expect(seeker).not.toContain('/registration/einrichtung');
});
