/** What windows-1252 has from 0x80 on, where Latin-1 has controls; Node reads both alike, so it stands here. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
/** The byte that a character stands for in Latin-1 or windows-1252. */
const bytes = new Map<string, number>();
for (let byte = 0x80; byte <= 0xff; byte++) bytes.set(String.fromCharCode(byte), byte);
for (const [index, character] of [...WINDOWS].entries()) bytes.set(character, 0x80 + index);

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Runs of characters that stand for bytes above ASCII, read as the UTF-8 that they were; others stay. */
function mendRun(run: string): string {
  const codes = [...run].map((character) => bytes.get(character));
  if (codes.some((code) => code === undefined)) return run;
  try {
    return utf8.decode(Uint8Array.from(codes as number[]));
  } catch {
    return run;
  }
}

/** Text in which UTF-8 was taken for Latin-1 once or twice more, such as "KornelimÃ¼nster"; any other text stays as it is. */
export function mendText(text: string): string {
  let mended = text;
  for (let round = 0; round < 2 && /[ÂÃâ]/.test(mended); round++) mended = mended.replace(/[^\p{ASCII}]+/gu, mendRun);
  return mended;
}
