import { asApiError, t } from '@care/contracts';
import type { DeskCase } from '@care/contracts/schemas';
import { Alert, Button, Stack } from '@care/ui';
import { CareForm, FormDraft, RadioCards, SubmitButton, submitErrors, TextArea } from '@care/ui/form';
import { ActionStatus } from '../action-status/ActionStatus';
import { deskApi } from './desk-api';
import { PlainText } from './PlainText';
import { deskText } from './texts';
import { useCaseForm } from './use-case-form';

interface DecisionValues {
  decision?: string;
  reason?: string;
}

/**
 * The decision with its reason. A typed reason stays until it is sent. If somebody else has decided meanwhile, it is shown
 * as text, to be copied.
 */
export function DecisionForm({ deskCase: { id, decisions, assignee, history } }: { deskCase: DeskCase }) {
  const [decide] = deskApi.decide.useMutation();
  const [take, { isLoading: isTaking, error: takeFailure }] = deskApi.take.useMutation();
  const { draftName, formKey, clear } = useCaseForm(`desk-decide-${id}`);
  const canDecide = decisions.length > 0;
  const send = async ({ decision = '', reason = '' }: DecisionValues) => {
    const { error } = await decide({ id, body: { decision, reason } });
    if (error) return submitErrors(asApiError(error), ['decision', 'reason']);
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
        validate={({ decision, reason }) => ({
          ...(!decisions.some((one) => one.decision === decision) && { decision: deskText('chooseDecision') }),
          ...(!reason?.trim() && { reason: t('fields.required') }),
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
              <TextArea
                name="reason"
                label={deskText('reason')}
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
