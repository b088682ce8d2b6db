import { asApiError, t } from '@care/contracts';
import { Dialog } from '@care/ui/dialog';
import { CareForm, dropEntry, FormDraft, SubmitButton, submitErrors, TextArea } from '@care/ui/form';
import { FormFields } from '../form/FormFields';
import { inboxApi } from './inbox-api';
import { mt } from './texts';

/** What the server takes. */
const MAX_LENGTH = 2000;

interface ReportValues {
  reason?: string;
}

function problemsOf({ reason = '' }: ReportValues): { reason?: string } {
  if (!reason.trim()) return { reason: t('fields.required') };
  return reason.length > MAX_LENGTH ? { reason: t('fields.maxLength', { max: MAX_LENGTH }) } : {};
}

interface ReportDialogProps {
  messageId: number;
  onClose: () => void;
  onReported: () => void;
}

/** Reports a message, with the reason, which stays until it was sent: closing the dialog is no answer. */
export function ReportDialog({ messageId, onClose, onReported }: ReportDialogProps) {
  const [report] = inboxApi.report.useMutation();
  const entry = `report-${messageId}`;
  const send = async ({ reason = '' }: ReportValues) => {
    const { error } = await report({ id: messageId, reason });
    if (error) return submitErrors(asApiError(error), ['reason']);
    dropEntry(entry);
    onReported();
    return undefined;
  };
  return (
    <Dialog open onClose={onClose} title={mt('report')}>
      <CareForm<ReportValues> onSubmit={send} validate={problemsOf}>
        {() => (
          <FormFields>
            <FormDraft name={entry} />
            <p>{mt('reportText')}</p>
            <TextArea name="reason" label={mt('reportReason')} required rows={4} maxLength={MAX_LENGTH} />
            <SubmitButton>{mt('sendReport')}</SubmitButton>
          </FormFields>
        )}
      </CareForm>
    </Dialog>
  );
}
