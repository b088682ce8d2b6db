import { enquiryPagePath, formatDate } from '@care/contracts';
import type { EnquiryOfMessage } from '@care/contracts/schemas';
import { Alert, Skeleton, Stack, StandaloneLink } from '@care/ui';
import { QueryContent, StatusMessage, TitledSection } from '@care/ui/more';
import { useState } from 'react';
import { AnswerForm } from './AnswerForm';
import { enquiryAnswerApi } from './enquiry-api';
import { enquiryAnswerText } from './texts';

export interface EnquiryPanelProps {
  messageId: number;
  /** Name of the draft. */
  draftName: string;
}

/** The provider answers here; the person who wrote the enquiry gets a link to its page (EQ-08). */
export function EnquiryPanel({ messageId, draftName }: EnquiryPanelProps) {
  const query = enquiryAnswerApi.enquiry.useQuery(messageId);
  return (
    <QueryContent query={query} failed={enquiryAnswerText('failed')} skeleton={<Skeleton height="12rem" />}>
      {(enquiry) =>
        enquiry.key === null ? (
          <Answering messageId={messageId} draftName={draftName} enquiry={enquiry} />
        ) : (
          <Stack gap="small">
            <p>{enquiryAnswerText('own')}</p>
            <StandaloneLink to={enquiryPagePath(enquiry.key)}>{enquiryAnswerText('toPage')}</StandaloneLink>
          </Stack>
        )
      }
    </QueryContent>
  );
}

function Answering({ messageId, draftName, enquiry }: EnquiryPanelProps & { enquiry: EnquiryOfMessage }) {
  const [sent, setSent] = useState(0);
  const [isAnnounced, setAnnounced] = useState(false);
  const state = stateOf(enquiry);
  return (
    <TitledSection title={enquiryAnswerText('title')} look={3}>
      {isAnnounced && <StatusMessage key={sent} kind="success" title={enquiryAnswerText('sent')} />}
      {state && <Alert kind="info" title={state} announce="none" />}
      {enquiry.answers.length > 0 && (
        <AnswerForm
          // The answers that are possible may have changed.
          key={`${sent} ${enquiry.answers.join()}`}
          messageId={messageId}
          draftName={draftName}
          kinds={enquiry.answers}
          onSend={() => setAnnounced(false)}
          onSent={() => {
            setSent((count) => count + 1);
            setAnnounced(true);
          }}
        />
      )}
    </TitledSection>
  );
}

function stateOf({ withdrawn_at, declined_at, waiting_since, waiting_left_at }: EnquiryOfMessage): string | undefined {
  if (withdrawn_at) return enquiryAnswerText('withdrawn');
  if (declined_at) return enquiryAnswerText('declined', { date: formatDate(declined_at) });
  if (waiting_since) return enquiryAnswerText('waiting', { date: formatDate(waiting_since) });
  return waiting_left_at ? enquiryAnswerText('left', { date: formatDate(waiting_left_at) }) : undefined;
}
