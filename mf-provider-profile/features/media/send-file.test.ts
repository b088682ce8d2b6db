import { fileProblem } from './send-file';

const file = (type: string, size: number) => new File([new Uint8Array(size)], 'datei', { type });
const TOO_LARGE = 'Die Datei ist zu groß';

describe('a file for the provider', () => {
  it.each(['image/jpeg', 'image/webp', 'image/png'])('PP-11 %s may have 600000 bytes, and no more', (type) => {
    expect(fileProblem('picture', file(type, 600_000))).toBeUndefined();
    expect(fileProblem('picture', file(type, 600_001))).toBe(TOO_LARGE);
  });

  it.each(['video/mp4', 'video/webm'])('PP-12 %s may have 50000000 bytes, and no more', (type) => {
    expect(fileProblem('video', file(type, 50_000_000))).toBeUndefined();
    expect(fileProblem('video', file(type, 50_000_001))).toBe(TOO_LARGE);
  });

  it('PP-11 PP-12 another type has its own message, whatever its size', () => {
    expect(fileProblem('picture', file('image/gif', 600_001))).toBe('ungültiger Dateityp');
    expect(fileProblem('video', file('image/png', 3))).not.toBe(TOO_LARGE);
    expect(fileProblem('video', file('image/png', 3))).toBeDefined();
  });
});
