import { asApiError } from '@care/contracts';
import type { DeskCase } from '@care/contracts/schemas';
import { Alert, Button, Stack } from '@care/ui';
import {
  CareForm,
  FormDraft,
  RadioCards,
  requiredProblems,
  SubmitButton,
  submitErrors,
  TextArea,
  TextField,
} from '@care/ui/form';
import { ActionStatus } from '@care/ui/more';
import styled from '@emotion/styled';
import { deskApi } from './desk-api';
import { PlainText } from './DeskFrame';
import { deskText } from './texts';
import { useCaseForm } from './use-case-form';

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

const FIELDS = ['decision', 'reason', 'day', 'time'];

/** The server names both fields of an appointment with their object. */
const withoutPrefix = (details: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(details).map(([field, text]) => [field.replace(/^appointment\./, ''), text]));

/**
 * The decision with its reason. A typed reason stays until it is sent. If somebody else has decided meanwhile, it is shown
 * as text, to be copied.
 */
export function DecisionForm({ deskCase: { id, decisions, assignee, history } }: { deskCase: DeskCase }) {
  const [decide] = deskApi.decide.useMutation();
  const [take, { isLoading: isTaking, error: takeFailure }] = deskApi.take.useMutation();
  const { draftName, formKey, clear } = useCaseForm(`desk-decide-${id}`);
  const canDecide = decisions.length > 0;
  const takesAppointment = ({ decision }: DecisionValues) =>
    decisions.some((one) => one.decision === decision && one.takes_appointment);
  const send = async (values: DecisionValues) => {
    const { decision = '', reason = '', day = '', time = '' } = values;
    const body = { decision, reason, ...(takesAppointment(values) && { appointment: { day, time } }) };
    const { error } = await decide({ id, body });
    if (error) return submitErrors(asApiError(error), FIELDS, withoutPrefix);
    clear();
    return undefined;
  };
  return (
    <Stack>
      <ActionStatus error={takeFailure} isRunning={isTaking} />
      {canDecide && !assignee?.is_self && (
        <Button variant="secondaryGray" size="small" loading={isTaking} onClick={() => void take({ id, body: {} })}>
          {deskText('take')}
        </Button>
      )}
      <CareForm<DecisionValues>
        key={formKey}
        requiredHint={canDecide}
        onSubmit={send}
        validate={(values) => ({
          ...(!decisions.some((one) => one.decision === values.decision) && { decision: deskText('chooseDecision') }),
          ...requiredProblems(values, takesAppointment(values) ? ['day', 'time', 'reason'] : ['reason']),
        })}
      >
        {({ values }) =>
          canDecide ? (
            <Stack>
              <FormDraft name={draftName} />
              <RadioCards
                name="decision"
                label={deskText('decision')}
                required
                cards={decisions.map(({ decision, button, hint }) => ({ value: decision, title: button, hint }))}
              />
              {takesAppointment(values) && (
                <DayAndTime>
                  <TextField name="day" label={deskText('day')} type="date" required />
                  <TextField name="time" label={deskText('time')} type="time" required />
                </DayAndTime>
              )}
              <TextArea
                name="reason"
                label={decisions.find(({ decision }) => decision === values.decision)?.text_label ?? deskText('reason')}
                hint={deskText('reasonHint.decision')}
                required
                rows={5}
              />
              <SubmitButton>
                {decisions.find(({ decision }) => decision === values.decision)?.button ?? deskText('decision')}
              </SubmitButton>
            </Stack>
          ) : (
            values.reason &&
            !history.some(({ note }) => note === values.reason?.trim()) && (
              <Alert kind="info" title={deskText('unsentReason')} announce="none">
                <PlainText>{values.reason}</PlainText>
              </Alert>
            )
          )
        }
      </CareForm>
    </Stack>
  );
}
