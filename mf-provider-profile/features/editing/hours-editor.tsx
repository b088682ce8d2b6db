import { FormGrid, FullWidth, TextArea, TextField } from '@care/ui/form';
import { Fragment } from 'react';
import { Prose } from '../company-sections/ProfileSection';
import { plainEditor } from './plain-fields';
import type { SectionEditor } from './section-editor';
import { editingText } from './texts';

/** Indexes of the weekdays, Monday first. */
const weekdays = [0, 1, 2, 3, 4, 5, 6] as const;
type Weekday = (typeof weekdays)[number];
const dayName = (day: Weekday): string => editingText(`hours.days.${day}`);

/** The times of each weekday as "08:00", and lines in free words. */
type HoursValues = Partial<Record<`from${Weekday}` | `to${Weekday}` | 'note', string>>;

const LINE = /^(\p{L}+): (\d\d:\d\d)–(\d\d:\d\d) Uhr$/u;

/** Reads the stored text. Lines that are no weekday with times stay as they are, as the note. */
export function hoursValuesOf(text: string): HoursValues {
  const values: HoursValues = {};
  const notes: string[] = [];
  for (const line of text.split('\n')) {
    const [, name, from, to] = LINE.exec(line) ?? [];
    const day = weekdays.find((one) => dayName(one) === name);
    if (day === undefined || values[`from${day}`]) notes.push(line);
    else Object.assign(values, { [`from${day}`]: from, [`to${day}`]: to });
  }
  const note = notes.join('\n').trim();
  return note ? { ...values, note } : values;
}

/** The text that is stored: one line for each weekday with times, then the note. */
export function hoursTextOf(values: HoursValues): string {
  const lines = weekdays.flatMap((day) => {
    const [from, to] = [values[`from${day}`], values[`to${day}`]];
    return from && to ? [`${dayName(day)}: ${from}–${to} Uhr`] : [];
  });
  return [...lines, values.note?.trim()].filter(Boolean).join('\n');
}

/** Days with only one of the two times. */
export function hoursProblems(values: HoursValues): Partial<Record<keyof HoursValues, string>> {
  const missing = weekdays.flatMap((day): (keyof HoursValues)[] => {
    const [from, to] = [values[`from${day}`], values[`to${day}`]];
    if (Boolean(from) === Boolean(to)) return [];
    return [from ? `to${day}` : `from${day}`];
  });
  return Object.fromEntries(missing.map((field) => [field, editingText('hours.both')]));
}

/** Beginning and end for each weekday, and a note. */
const HoursFields = () => (
  <FormGrid columns={2}>
    {weekdays.map((day) => (
      <Fragment key={day}>
        <TextField name={`from${day}`} type="time" label={editingText('hours.from', { day: dayName(day) })} />
        <TextField name={`to${day}`} type="time" label={editingText('hours.to', { day: dayName(day) })} />
      </Fragment>
    ))}
    <FullWidth>
      <TextArea name="note" label={editingText('hours.note')} hint={editingText('hours.noteHint')} rows={3} />
    </FullWidth>
  </FormGrid>
);

/** Opening hours, for each weekday and in free words (PP-06). */
export const hoursEditor: SectionEditor<HoursValues> = {
  ...plainEditor('opening_hours'),
  id: 'oeffnungszeiten',
  view: ({ opening_hours }) => opening_hours && <Prose text={opening_hours} />,
  valuesOf: ({ opening_hours }) => hoursValuesOf(opening_hours ?? ''),
  changeOf: (values) => ({ opening_hours: hoursTextOf(values) }),
  validate: hoursProblems,
  rename: ({ opening_hours, ...details }) => ({
    ...details,
    ...(opening_hours !== undefined && { note: opening_hours }),
  }),
  fields: () => <HoursFields />,
};
