import { changedFields } from './section-editor';
import { mergedText, piecesOf } from './word-diff';
import { hoursProblems, hoursTextOf, hoursValuesOf } from './hours-editor';

const marked = (text: string, other: string) =>
  piecesOf(text, other)
    .map(({ text: words, differs }) => (differs ? `[${words.trim()}]` : words.trim()))
    .join(' ');

it('PP-06 two versions of a text: are marked where they differ, keep every character, and are merged with the sentences of the other', () => {
  const [mine, theirs] = ['Wir liegen fünf Minuten vom Park entfernt.', 'Wir liegen nah am Park entfernt.'];
  expect(marked(mine, theirs)).toBe('Wir liegen [fünf Minuten vom] Park entfernt.');
  expect(marked(theirs, mine)).toBe('Wir liegen [nah am] Park entfernt.');
  expect(marked('Wir liegen\nnah  am Park.', 'Wir liegen nah am Park.')).not.toContain('[');
  const text = 'Eins zwei.\n\nDrei  vier';
  for (const other of ['', text, 'ganz anders', 'zwei. Drei']) {
    expect(
      piecesOf(text, other)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
  }
  expect(mergedText('Wir singen. Wir tanzen.', 'Wir singen. Freitags kochen wir.')).toBe(
    'Wir singen. Wir tanzen. Freitags kochen wir.',
  );
});

it('PP-06 opening hours: are stored as one line for each day, and read back; a day needs both times', () => {
  const values = { from0: '08:00', to0: '17:00', from4: '08:00', to4: '12:30', note: 'Nach Vereinbarung' };
  const text = 'Montag: 08:00–17:00 Uhr\nFreitag: 08:00–12:30 Uhr\nNach Vereinbarung';
  expect(hoursTextOf(values)).toBe(text);
  expect(hoursValuesOf(text)).toEqual(values);
  const both = 'Bitte geben Sie Anfang und Ende an.';
  expect(hoursProblems({ from0: '08:00', to2: '17:00', from3: '', to3: '' })).toEqual({ to0: both, from2: both });
});

it('PP-06 opening hours: keep a text in free words as the note, and lose no line of it', () => {
  const text = 'Mo–Fr 9–17 Uhr\nMontag: vormittags\nFeiertags geschlossen';
  expect(hoursValuesOf(text)).toEqual({ note: text });
  expect(hoursTextOf(hoursValuesOf(text))).toBe(text);
});

it('PP-06 opening hours: keep a second line for the same day', () => {
  const text = 'Montag: 08:00–12:00 Uhr\nMontag: 14:00–17:00 Uhr';
  expect(hoursTextOf(hoursValuesOf(text))).toBe(text);
});

it('PP-06 an empty number that was empty before is no change', () => {
  const stored = { phone: '0221 4710001', employees: null } as object;
  expect(changedFields({ phone: '0221 777', employees: null } as object, stored)).toEqual({ phone: '0221 777' });
  expect(changedFields({ employees: 12 } as object, stored)).toEqual({ employees: 12 });
});
