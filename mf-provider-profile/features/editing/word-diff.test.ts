import { mergedText, piecesOf } from './word-diff';

const marked = (text: string, other: string) =>
  piecesOf(text, other)
    .map(({ text: words, differs }) => (differs ? `[${words.trim()}]` : words.trim()))
    .join(' ');

describe('two versions of a text', () => {
  it('PP-06 are marked where they differ', () => {
    const [mine, theirs] = ['Wir liegen fünf Minuten vom Park entfernt.', 'Wir liegen nah am Park entfernt.'];
    expect(marked(mine, theirs)).toBe('Wir liegen [fünf Minuten vom] Park entfernt.');
    expect(marked(theirs, mine)).toBe('Wir liegen [nah am] Park entfernt.');
  });

  it('PP-06 keep every character, also when they share nothing', () => {
    const text = 'Eins zwei.\n\nDrei  vier';
    for (const other of ['', text, 'ganz anders', 'zwei. Drei']) {
      expect(
        piecesOf(text, other)
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text);
    }
  });

  it('PP-06 are merged into the own text with the sentences that only the other has', () => {
    expect(mergedText('Wir singen. Wir tanzen.', 'Wir singen. Freitags kochen wir.')).toBe(
      'Wir singen. Wir tanzen. Freitags kochen wir.',
    );
  });
});
