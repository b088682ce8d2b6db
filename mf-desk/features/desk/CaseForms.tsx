import type { DeskCase, DeskMeasure } from '@care/contracts/schemas';
import { Alert, Stack, Meta, Link } from '@care/ui';
import { RadioCards, requiredProblems, SubmitButton, TextArea, TextField, CallForm, RadioGroup } from '@care/ui/form';
import { ActionButton, PlainText } from '@care/ui/more';
import styled from '@emotion/styled';
import { useState } from 'react';
import { profilePath } from '@care/contracts';
import { deskApi } from './desk-api';
import { deskText } from './texts';
import { OwnPassword, Reason } from './OwnPassword';

/** Beside each other where both have room; browsers make neither narrower. */
const DayAndTime = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-4);
  & > * {
    flex: 1 1 10rem;
  }
`;

interface DecisionValues {
  decision?: string;
  reason?: string;
  /** Of a decision that takes an appointment. */
  day?: string;
  time?: string;
}

/** The server names both fields of an appointment with their object. */
const withoutPrefix = (details: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(details).map(([field, text]) => [field.replace(/^appointment\./, ''), text]));

/**
 * The decision with its reason. A typed reason stays until it is sent. If somebody else has decided meanwhile, it is shown
 * as text, to be copied.
 */
export function DecisionForm({ deskCase: { id, decisions, assignee, history } }: { deskCase: DeskCase }) {
  const [decide] = deskApi.decide.useMutation();
  const [take] = deskApi.take.useMutation();
  const canDecide = decisions.length > 0;
  const takesAppointment = ({ decision }: DecisionValues) =>
    decisions.some((one) => one.decision === decision && one.takes_appointment);
  return (
    <Stack>
      {canDecide && !assignee?.is_self && (
        <ActionButton variant="secondaryGray" size="small" run={() => take({ id, body: {} })}>
          {deskText('take')}
        </ActionButton>
      )}
      <CallForm<DecisionValues>
        draft={`desk-decide-${id}`}
        repeats
        requiredHint={canDecide}
        send={(values) => {
          const { decision = '', reason = '', day = '', time = '' } = values;
          const body = { decision, reason, ...(takesAppointment(values) && { appointment: { day, time } }) };
          return decide({ id, body });
        }}
        rename={withoutPrefix}
        validate={(values) => ({
          ...(!decisions.some((one) => one.decision === values.decision) && { decision: deskText('chooseDecision') }),
          ...requiredProblems(values, takesAppointment(values) ? ['day', 'time', 'reason'] : ['reason']),
        })}
      >
        {({ values }) => {
          const chosen = decisions.find(({ decision }) => decision === values.decision);
          return canDecide ? (
            <>
              <RadioCards
                name="decision"
                label={deskText('decision')}
                required
                cards={decisions.map(({ decision, button, hint }) => ({ value: decision, title: button, hint }))}
              />
              {chosen?.takes_appointment && (
                <DayAndTime>
                  <TextField name="day" label={deskText('day')} type="date" required />
                  <TextField name="time" label={deskText('time')} type="time" required />
                </DayAndTime>
              )}
              <TextArea
                name="reason"
                label={chosen?.text_label ?? deskText('reason')}
                hint={deskText('reasonHint.decision')}
                required
                rows={5}
              />
              <SubmitButton>{chosen?.button ?? deskText('decision')}</SubmitButton>
            </>
          ) : (
            values.reason && !history.some(({ note }) => note === values.reason?.trim()) && (
              <Alert kind="info" title={deskText('unsentReason')} announce="none">
                <PlainText>{values.reason}</PlainText>
              </Alert>
            )
          );
        }}
      </CallForm>
    </Stack>
  );
}

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
            <Reason name="statement" label={deskText('statement')} hint={deskText('reasonHint.removal')} />
          )}
          <Reason
            label={deskText(values.measure === 'AGREE_REMOVAL' ? 'note' : 'reason')}
            hint={deskText(`reasonHint.${values.measure ? READERS[values.measure] : 'measure'}`)}
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

const isTarget = ({ is_public }: DeskCase['similar'][number]) => is_public;

/** Providers that may be the same house, and the form that merges this one into one of them. */
export const SimilarCompanies = ({ deskCase: { id, similar, is_own } }: { deskCase: DeskCase }) => (
  <Stack>
    <Meta>{deskText('similarNote')}</Meta>
    <Stack as="ul" gap="small">
      {similar.map((one) => (
        <li key={one.id}>
          <Link to={profilePath(one.slug)}>{one.name}</Link>
          <Meta>{one.street}</Meta>
          {!one.is_public && <Meta>{deskText('notPublic')}</Meta>}
          {one.is_own && <Meta>{deskText('ownSimilar')}</Meta>}
        </li>
      ))}
    </Stack>
    {!is_own && similar.some(isTarget) && <MergeForm id={id} targets={similar.filter(isTarget)} />}
  </Stack>
);

function MergeForm({ id, targets }: { id: number; targets: DeskCase['similar'] }) {
  const [merge] = deskApi.merge.useMutation();
  return (
    <CallForm<{ company?: string; reason?: string; password?: string }>
      draft={`desk-merge-${id}`}
      omit={NOT_IN_DRAFT}
      repeats
      send={({ company, reason = '', password = '' }) =>
        merge({ id, body: { company: Number(company), reason, password } })
      }
      required={['reason', 'password']}
      // The draft may name a provider that is not offered any more.
      validate={({ company }) =>
        targets.some((one) => String(one.id) === company) ? {} : { company: deskText('chooseTarget') }
      }
    >
      <RadioGroup
        name="company"
        label={deskText('mergeInto')}
        required
        options={targets.map(({ id, name, street }) => ({
          value: String(id),
          label: deskText('mergeChoice', { name, street }),
        }))}
      />
      <Meta>{deskText('mergeNote')}</Meta>
      <Reason hint={deskText('reasonHint.merge')} />
      <OwnPassword />
      <SubmitButton variant="secondaryGray">{deskText('merge')}</SubmitButton>
    </CallForm>
  );
}
