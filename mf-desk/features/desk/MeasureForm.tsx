import type { DeskCase, DeskMeasure } from '@care/contracts/schemas';
import { Meta } from '@care/ui';
import { RadioGroup, SubmitButton, TextArea, CallForm, requiredProblems } from '@care/ui/form';
import { useState } from 'react';
import { deskApi } from './desk-api';
import { OwnPassword } from './OwnPassword';
import { deskText } from './texts';

const NOT_IN_DRAFT = ['password'];

interface MeasureValues {
  measure?: DeskMeasure;
  reason?: string;
  /** Reasons for those concerned when the second person agrees. */
  statement?: string;
  password?: string;
}

/** Measures beside the decision, always with a reason. The form is empty again after each. */
export function MeasureForm({ deskCase: { id, measures, person, proposal } }: { deskCase: DeskCase }) {
  const [take] = deskApi.measure.useMutation();
  // The draft may have a measure that is not possible any more.
  const isOffered = (measure?: DeskMeasure): measure is DeskMeasure =>
    measure !== undefined && measures.includes(measure);
  const labelOf = (measure: DeskMeasure): string =>
    (measure === 'SUSPEND' || measure === 'RESUME') && person
      ? deskText(`accountMeasure.${measure}`, { name: person })
      : deskText(`measure.${measure}`);
  const [initialValues] = useState<MeasureValues>({ statement: proposal?.reason ?? '' });
  return (
    <CallForm<MeasureValues>
      draft={`desk-measure-${id}`}
      omit={NOT_IN_DRAFT}
      repeats
      initialValues={initialValues}
      send={async ({ measure, reason = '', statement = '', password = '' }) =>
        isOffered(measure)
          ? take({ id, body: { measure, reason, ...(measure === 'AGREE_REMOVAL' && { statement, password }) } })
          : { problems: { measure: deskText('chooseMeasure') } }
      }
      validate={(values) => ({
        ...(!isOffered(values.measure) && { measure: deskText('chooseMeasure') }),
        ...requiredProblems(
          values,
          values.measure === 'AGREE_REMOVAL' ? ['statement', 'reason', 'password'] : ['reason'],
        ),
      })}
    >
      {({ values }) => (
        <>
          <RadioGroup
            name="measure"
            label={deskText('measureChoice')}
            required
            options={measures.map((measure) => ({ value: measure, label: labelOf(measure) }))}
          />
          {measures.includes('PROPOSE_REMOVAL') && <Meta>{deskText('removalNote')}</Meta>}
          {values.measure === 'AGREE_REMOVAL' && (
            <TextArea
              name="statement"
              label={deskText('statement')}
              hint={deskText('reasonHint.removal')}
              required
              rows={3}
            />
          )}
          <TextArea
            name="reason"
            label={deskText(values.measure === 'AGREE_REMOVAL' ? 'note' : 'reason')}
            hint={deskText(`reasonHint.${values.measure ? READERS[values.measure] : 'measure'}`)}
            required
            rows={3}
          />
          {values.measure === 'AGREE_REMOVAL' && <OwnPassword />}
          <SubmitButton variant="secondaryGray">
            {isOffered(values.measure) ? labelOf(values.measure) : deskText('carryOut')}
          </SubmitButton>
        </>
      )}
    </CallForm>
  );
}

/** The people who get the reason of a measure by mail. */
const READERS = {
  SUSPEND: 'account',
  RESUME: 'account',
  WITHDRAW_REMOVAL: 'internal',
  REFUSE_REMOVAL: 'internal',
  AGREE_REMOVAL: 'internal',
  HIDE: 'owner',
  SHOW: 'owner',
  PROPOSE_REMOVAL: 'owner',
} as const satisfies Record<DeskMeasure, string>;
