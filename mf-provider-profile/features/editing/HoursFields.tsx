import { FormGrid, FullWidth, TextArea, TextField } from '@care/ui/form';
import { Fragment } from 'react';
import { dayName, weekdays } from './opening-hours';
import { editingText } from './texts';

/** Beginning and end for each weekday, and a note. */
export const HoursFields = () => (
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
