import { uploadProblem, uploadProblemText, type Upload } from './upload-rules';

const fine: Upload = {
  count: { present: 0, most: 4 },
  mimeType: 'image/png',
  bytes: 1000,
  readSize: async () => ({ width: 400, height: 400 }),
};
const wrongEverything: Upload = {
  count: { present: 4, most: 4 },
  mimeType: 'image/gif',
  bytes: 600_001,
  readSize: async () => ({ width: 1, height: 1 }),
};

describe('upload rules', () => {
  it('PP-22 checks count first, then type, then size, then resolution', async () => {
    expect(await uploadProblem(wrongEverything)).toBe('tooManyFiles');
    expect(await uploadProblem({ ...wrongEverything, count: fine.count! })).toBe('invalidPhotoType');
    expect(await uploadProblem({ ...wrongEverything, count: fine.count!, mimeType: 'image/png' })).toBe(
      'photoIsTooLarge',
    );
    expect(await uploadProblem({ ...wrongEverything, count: fine.count!, mimeType: 'image/png', bytes: 1 })).toBe(
      'photoResolution',
    );
    expect(await uploadProblem(fine)).toBeUndefined();
  });

  it.each(['image/jpeg', 'image/webp', 'image/png'])('PP-11 accepts %s', async (mimeType) => {
    expect(await uploadProblem({ ...fine, mimeType })).toBeUndefined();
  });

  it.each(['image/gif', 'image/svg+xml', 'image/avif', 'application/pdf', undefined])(
    'PP-11 refuses %s',
    async (mimeType) => {
      expect(await uploadProblem({ ...fine, mimeType })).toBe('invalidPhotoType');
    },
  );

  it('PP-11 accepts exactly 600000 bytes and refuses one more', async () => {
    expect(await uploadProblem({ ...fine, bytes: 600_000 })).toBeUndefined();
    expect(await uploadProblem({ ...fine, bytes: 600_001 })).toBe('photoIsTooLarge');
  });

  it.each([
    [200, 200, undefined],
    [8000, 3125, undefined],
    [3125, 8000, undefined],
    [5000, 5000, undefined],
    [5001, 5000, 'photoResolution'],
    [8000, 8000, 'photoResolution'],
    [199, 400, 'photoResolution'],
    [400, 199, 'photoResolution'],
    [8001, 400, 'photoResolution'],
    [400, 8001, 'photoResolution'],
  ])('PP-22 checks %i × %i px', async (width, height, problem) => {
    expect(await uploadProblem({ ...fine, readSize: async () => ({ width, height }) })).toBe(problem);
  });

  it('PP-22 has a different message for each of them', () => {
    expect(uploadProblemText('tooManyFiles', { count: { present: 4, most: 4 } })).toBe(
      'Sie haben die maximale Anzahl an Dateien erreicht (4).',
    );
    expect(uploadProblemText('invalidPhotoType')).toBe('ungültiger Dateityp');
    expect(uploadProblemText('photoIsTooLarge')).toBe('Die Datei ist zu groß');
    expect(uploadProblemText('photoResolution')).toBe(
      'Das Bild muss zwischen 200 × 200 und 8.000 × 8.000 Pixel groß sein und darf höchstens 25 Megapixel haben.',
    );
  });
});
