import { joinReleaseGroup, RELEASE_GROUP_COOKIE } from './release-group';

const forget = () => (document.cookie = `${RELEASE_GROUP_COOKIE}=; path=/; max-age=0`);
const random = jest.spyOn(Math, 'random');
beforeEach(forget);
afterAll(() => random.mockRestore());

it.each([
  [0, '0'],
  [0.5, '500'],
  [0.9995, '999'],
])('EM-04 is one of a thousand, by chance: %d', (chance, group) => {
  random.mockReturnValue(chance);
  joinReleaseGroup();
  expect(document.cookie).toBe(`${RELEASE_GROUP_COOKIE}=${group}`);
});

it('EM-04 stays the same, and lasts thirty days', () => {
  const written = jest.spyOn(document, 'cookie', 'set');
  random.mockReturnValue(0.007);
  joinReleaseGroup();
  random.mockReturnValue(0.5);
  joinReleaseGroup();
  expect(written.mock.calls).toEqual([[`${RELEASE_GROUP_COOKIE}=7; path=/; max-age=2592000; samesite=lax`]]);
  written.mockRestore();
});
