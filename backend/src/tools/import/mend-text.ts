/**
 * The characters of windows-1252 from 0x80 on, where Latin-1 has control characters; Node decodes both in the same way,
 * so the list is here.
 */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
/** The byte of a character in Latin-1 or windows-1252. */
const bytes = new Map<string, number>();
for (let byte = 0x80; byte <= 0xff; byte++) bytes.set(String.fromCharCode(byte), byte);
for (const [index, character] of [...WINDOWS].entries()) bytes.set(character, 0x80 + index);

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Decodes runs of characters that represent bytes above ASCII as UTF-8; other runs are not changed. */
function mendRun(run: string): string {
  const codes = [...run].map((character) => bytes.get(character));
  if (codes.some((code) => code === undefined)) return run;
  try {
    return utf8.decode(Uint8Array.from(codes as number[]));
  } catch {
    return run;
  }
}

/**
 * Repairs text in which UTF-8 was decoded as Latin-1 once or twice, such as "KornelimÃ¼nster"; other text is not
 * changed.
 */
export function mendText(text: string): string {
  let mended = text;
  for (let round = 0; round < 2 && /[ÂÃâ]/.test(mended); round++) mended = mended.replace(/[^\p{ASCII}]+/gu, mendRun);
  return mended;
}
