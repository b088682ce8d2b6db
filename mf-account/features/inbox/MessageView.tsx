import { routes } from '@care/contracts';
import type { Message } from '@care/contracts/schemas';
import { Alert, Badge, media, Meta, Row, Stack, StandaloneLink } from '@care/ui';
import styled from '@emotion/styled';
import { EnquiryAnswer } from '../enquiry/EnquiryAnswer';
import { Conversation } from './Conversation';
import { isUnread, nameOfOther } from './MessageList';
import { useApplicationSide } from './InboxTabs';
import { MessageActions } from './MessageActions';
import { MessageFacts } from './MessageFacts';
import { ReplyForm } from './ReplyForm';
import { inboxText } from './texts';
import { useEffect, useRef } from 'react';
import { inboxApi } from './inbox-api';

/** The conversation; on wide screens with a column for its data and actions. */
const MessageLayout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-6);
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) min(19rem, 40%);
    grid-template-rows: auto 1fr;
  }
`;
const SideColumn = styled(Stack)`
  ${media.desktop} {
    grid-column: 2;
    grid-row: 1 / 3;
  }
`;

interface MessageViewProps {
  message: Message;
  /** Part of the draft name, so that another user of this browser does not see the draft. */
  userId: string;
}

/** An opened message with its conversation, data and actions (AC-14). */
export function MessageView({ message, userId }: MessageViewProps) {
  useMarkRead(message);
  const { id, can_reply, is_blocked, kind } = message;
  return (
    <Stack gap="large">
      <Row gap="small">
        <Badge kind="plain">{inboxText(`kinds.${kind}`)}</Badge>
        <OtherSide message={message} />
      </Row>
      <MessageLayout>
        <Conversation message={message} />
        <SideColumn>
          <MessageFacts message={message} />
          <MessageActions message={message} />
        </SideColumn>
        <div>
          {can_reply && <ReplyForm messageId={id} draftName={`reply-${userId}-${id}`} />}
          {kind === 'ENQUIRY' && !is_blocked && (
            <EnquiryAnswer messageId={id} draftName={`enquiry-answer-${userId}-${id}`} />
          )}
          {kind !== 'ENQUIRY' && !can_reply && !is_blocked && <NoReply message={message} />}
        </div>
      </MessageLayout>
    </Stack>
  );
}

/** Explains why a reply is not possible. */
function NoReply({ message: { application } }: { message: Message }) {
  const side = useApplicationSide();
  if (application?.status !== 'WITHDRAWN') return <Meta>{inboxText('noReply')}</Meta>;
  return (
    <Alert kind="info" announce="none">
      {inboxText(side === 'applicant' ? 'withdrawnForApplicant' : 'withdrawnForEmployer')}
    </Alert>
  );
}

/** Name of the other party, as a link if it has a profile. */
function OtherSide({ message }: { message: Message }) {
  const name = nameOfOther(message);
  const path = profileOf(message.counterparty);
  return path ? <StandaloneLink to={path}>{name}</StandaloneLink> : <span>{name}</span>;
}

function profileOf(other: Message['counterparty']): string | undefined {
  if (!other?.slug || !other.profile) return undefined;
  const profile = other.profile === 'company' ? routes.companyProfile : routes.jobSeekerProfile;
  return profile.build({ slug: other.slug });
}

/**
 * Marks every unread message of an opened conversation as read, once (AC-14). Failures are retried at the next opening.
 */
function useMarkRead({ thread }: Message): void {
  const [markRead] = inboxApi.markRead.useMutation();
  const markedIds = useRef(new Set<number>());
  useEffect(() => {
    const ids = thread.filter((one) => isUnread(one) && !markedIds.current.has(one.id)).map(({ id }) => id);
    if (ids.length === 0) return;
    for (const id of ids) markedIds.current.add(id);
    void markRead(ids);
  }, [thread, markRead]);
}
