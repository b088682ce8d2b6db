import { REPORT_MAX_LENGTH } from '@care/contracts/field-rules';
import { asApiError, t } from '@care/contracts';
import { accountText } from '@care/contracts/account-texts';
import { Stack } from '@care/ui';
import { Dialog } from '@care/ui/dialog';
import { CareForm, FormDraft, SubmitButton, submitErrors, TextArea, useDraft } from '@care/ui/form';
import { inboxApi } from './inbox-api';
import { inboxText } from './texts';

interface ReportValues {
  reason?: string;
}

function validate({ reason = '' }: ReportValues): { reason?: string } {
  if (!reason.trim()) return { reason: t('fields.required') };
  return reason.length > REPORT_MAX_LENGTH
    ? { reason: accountText('fields.maxLength', { max: REPORT_MAX_LENGTH }) }
    : {};
}

interface ReportDialogProps {
  messageId: number;
  onClose: () => void;
  onReported: () => void;
}

/** Reports a message with a reason. The draft of the reason survives closing the dialog. */
export function ReportDialog({ messageId, onClose, onReported }: ReportDialogProps) {
  const [report] = inboxApi.report.useMutation();
  const draftName = `report-${messageId}`;
  const draft = useDraft(draftName);
  const send = async ({ reason = '' }: ReportValues) => {
    const { error } = await report({ id: messageId, reason });
    if (error) return submitErrors(asApiError(error), ['reason']);
    draft.remove();
    onReported();
    return undefined;
  };
  return (
    <Dialog open onClose={onClose} title={inboxText('report')}>
      <CareForm<ReportValues> onSubmit={send} validate={validate}>
        {() => (
          <Stack>
            <FormDraft name={draftName} />
            <p>{inboxText('reportText')}</p>
            <TextArea name="reason" label={inboxText('reportReason')} required rows={4} maxLength={REPORT_MAX_LENGTH} />
            <SubmitButton>{inboxText('sendReport')}</SubmitButton>
          </Stack>
        )}
      </CareForm>
    </Dialog>
  );
}
