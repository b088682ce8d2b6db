import { uploadMessage, photoProblem, type ReadSize } from './PhotoEditor';

const file = (bytes: number, type: string): File => new File([new Uint8Array(bytes)], 'foto', { type });
const of =
  (width: number, height: number): ReadSize =>
  () =>
    Promise.resolve({ width, height });
const good = of(400, 500);
const LARGE = 600_001;
const RESOLUTION =
  'Das Bild muss zwischen 200 × 200 und 8.000 × 8.000 Pixel groß sein und darf höchstens 25 Megapixel haben.';

it.each(['image/jpeg', 'image/webp', 'image/png'])('AC-11 %s of exactly 600000 bytes is accepted', async (type) => {
  expect(await photoProblem([file(600_000, type)], good)).toBeUndefined();
});

it('AC-11 each rule has its own message, checked in the order count, type, size, resolution, decoding', async () => {
  const wrong = file(LARGE, 'image/gif');
  expect(await photoProblem([wrong, wrong], of(1, 1))).toBe('Sie haben die maximale Anzahl an Dateien erreicht (1).');
  expect(await photoProblem([wrong], of(1, 1))).toBe('ungültiger Dateityp');
  expect(await photoProblem([file(LARGE, 'image/png')], of(1, 1))).toBe('Die Datei ist zu groß');
  expect(await photoProblem([file(9, 'image/png')], of(199, 400))).toBe(RESOLUTION);
  expect(await photoProblem([file(9, 'image/png')], of(400, 8001))).toBe(RESOLUTION);
  expect(await photoProblem([file(9, 'image/png')], of(5001, 5000))).toBe(RESOLUTION);
  expect(await photoProblem([file(9, 'image/png')], of(5000, 5000))).toBeUndefined();
  expect(await photoProblem([file(9, 'image/png')], of(200, 8000))).toBeUndefined();
  expect(await photoProblem([file(9, 'image/png')], () => Promise.resolve(undefined))).toBe('ungültiger Dateityp');
});

it("AC-11 a server failure gives photoSendServerMessage; an error about the file keeps the server's message", () => {
  const answer = (status: number, details: object) =>
    uploadMessage({ kind: 'http', status, message: '', data: { error: { message: 'Nein', details } } });
  expect(answer(500, {})).toBe('Die Datei konnte nicht hochgeladen werden. Bitte versuchen Sie es später erneut.');
  expect(answer(413, { file: 'Die Datei ist zu groß' })).toBe('Die Datei ist zu groß');
  expect(answer(403, {})).toBe('Nein');
});
