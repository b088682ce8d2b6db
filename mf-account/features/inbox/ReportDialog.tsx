import { REPORT_MAX_LENGTH } from '@care/contracts/field-rules';
import { Dialog } from '@care/ui/dialog';
import { SubmitButton, TextArea, CallForm, lengthProblem, definedProblems } from '@care/ui/form';
import { inboxApi } from './inbox-api';
import { inboxText } from './texts';

interface ReportDialogProps {
  messageId: number;
  onClose: () => void;
  onReported: () => void;
}

/** Reports a message with a reason. The draft of the reason survives closing the dialog. */
export function ReportDialog({ messageId, onClose, onReported }: ReportDialogProps) {
  const [report] = inboxApi.report.useMutation();
  return (
    <Dialog open onClose={onClose} title={inboxText('report')}>
      <CallForm<{ reason?: string }>
        draft={`report-${messageId}`}
        send={({ reason = '' }) => report({ id: messageId, reason })}
        onDone={onReported}
        required={['reason']}
        validate={({ reason }) => definedProblems({ reason: lengthProblem(reason, REPORT_MAX_LENGTH) })}
      >
        <p>{inboxText('reportText')}</p>
        <TextArea name="reason" label={inboxText('reportReason')} required rows={4} maxLength={REPORT_MAX_LENGTH} />
        <SubmitButton>{inboxText('sendReport')}</SubmitButton>
      </CallForm>
    </Dialog>
  );
}
