import type { DeskCase } from '@care/contracts/schemas';
import { Alert, Stack } from '@care/ui';
import { RadioCards, requiredProblems, SubmitButton, TextArea, TextField, CallForm } from '@care/ui/form';
import { ActionButton } from '@care/ui/more';
import styled from '@emotion/styled';
import { deskApi } from './desk-api';
import { PlainText } from './DeskFrame';
import { deskText } from './texts';

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
