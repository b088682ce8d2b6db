import { asApiError, t } from '@care/contracts';
import type { DeskCase } from '@care/contracts/schemas';
import { Button, Stack } from '@care/ui';
import { CareForm, SubmitButton, submitErrors, TextArea } from '@care/ui/form';
import { ActionFailure } from '../action-failure/ActionFailure';
import { RadioCards } from '../radio-cards/RadioCards';
import { deskApi } from './desk-api';
import { deskText } from './texts';

interface DecisionValues {
  decision?: string;
  reason?: string;
}

/** The decision with its reason. After a refusal the typed reason stays, to be copied. */
export function DecisionForm({ deskCase: { id, decisions, assignee } }: { deskCase: DeskCase }) {
  const [decide] = deskApi.decide.useMutation();
  const [take, { isLoading: isTaking, error: takeFailure }] = deskApi.take.useMutation();
  const send = async ({ decision = '', reason = '' }: DecisionValues) => {
    const { error } = await decide({ id, body: { decision, reason } });
    return error ? submitErrors(asApiError(error), ['decision', 'reason']) : undefined;
  };
  return (
    <Stack>
      <ActionFailure error={takeFailure} />
      {!assignee?.is_self && (
        <Button variant="secondaryGray" size="small" loading={isTaking} onClick={() => void take({ id, body: {} })}>
          {deskText('take')}
        </Button>
      )}
      <CareForm<DecisionValues>
        onSubmit={send}
        validate={({ decision, reason }) => ({
          ...(!decision && { decision: deskText('chooseDecision') }),
          ...(!reason?.trim() && { reason: t('fields.required') }),
        })}
      >
        {({ values }) => (
          <Stack>
            <RadioCards
              name="decision"
              label={deskText('decision')}
              required
              cards={decisions.map(({ decision, button, hint }) => ({ value: decision, title: button, hint }))}
            />
            <TextArea name="reason" label={deskText('reason')} hint={deskText('reasonHint')} required rows={5} />
            <SubmitButton>
              {decisions.find(({ decision }) => decision === values.decision)?.button ?? deskText('decision')}
            </SubmitButton>
          </Stack>
        )}
      </CareForm>
    </Stack>
  );
}
