import { asApiError, t } from '@care/contracts';
import type { DeskCase, DeskMeasure } from '@care/contracts/schemas';
import { Meta, Stack } from '@care/ui';
import { CareForm, RadioGroup, SubmitButton, submitErrors, TextArea } from '@care/ui/form';
import { useState } from 'react';
import { deskApi } from './desk-api';
import { deskText } from './texts';

interface MeasureValues {
  measure?: DeskMeasure;
  reason?: string;
}

/** Measures beside the decision, always with a reason. The form is empty again after each. */
export function MeasureForm({ deskCase: { id, measures } }: { deskCase: DeskCase }) {
  const [take] = deskApi.measure.useMutation();
  const [sent, setSent] = useState(0);
  const send = async ({ measure, reason = '' }: MeasureValues) => {
    if (!measure) return { measure: deskText('chooseMeasure') };
    const { error } = await take({ id, body: { measure, reason } });
    if (!error) setSent((count) => count + 1);
    return error ? submitErrors(asApiError(error), ['measure', 'reason']) : undefined;
  };
  return (
    <CareForm<MeasureValues>
      key={sent}
      onSubmit={send}
      validate={({ measure, reason }) => ({
        ...(!measure && { measure: deskText('chooseMeasure') }),
        ...(!reason?.trim() && { reason: t('fields.required') }),
      })}
    >
      {({ values }) => (
        <Stack>
          <RadioGroup
            name="measure"
            label={deskText('measureChoice')}
            required
            options={measures.map((measure) => ({ value: measure, label: deskText(`measure.${measure}`) }))}
          />
          {measures.includes('PROPOSE_REMOVAL') && <Meta>{deskText('removalNote')}</Meta>}
          <TextArea name="reason" label={deskText('reason')} hint={deskText('reasonHint')} required rows={3} />
          <SubmitButton variant="secondaryGray">
            {values.measure ? deskText(`measure.${values.measure}`) : deskText('carryOut')}
          </SubmitButton>
        </Stack>
      )}
    </CareForm>
  );
}
