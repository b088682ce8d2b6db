import { stableHash } from './stable-hash';
import { avatarPicture } from './avatar-picture';
import { defaultPicture } from './default-picture';

describe('drawn pictures', () => {
  it('SR-13 a provider always gets the same picture', () => {
    expect(defaultPicture('kurzzeitpflege', 17)).toBe(defaultPicture('kurzzeitpflege', 17));
    expect(defaultPicture(undefined, 17)).toEqual(expect.any(String));
    expect(avatarPicture('pflegekraft-7')).toBe(avatarPicture('pflegekraft-7'));
  });

  it('SR-13 pictures are distributed evenly over ids', () => {
    const counts = [0, 0, 0];
    for (let id = 1; id <= 3000; id += 1) {
      const slot = stableHash(String(id)) % 3;
      counts[slot] = (counts[slot] ?? 0) + 1;
    }
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });
});
