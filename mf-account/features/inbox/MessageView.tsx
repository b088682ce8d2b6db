import { routes } from '@care/contracts';
import type { Message } from '@care/contracts/schemas';
import { Alert, Badge, Link, media, Meta, Row, Stack } from '@care/ui';
import styled from '@emotion/styled';
import { Conversation } from './Conversation';
import { nameOfOther } from './LetterList';
import { useApplicationSide } from './InboxTabs';
import { MessageActions } from './MessageActions';
import { MessageFacts } from './MessageFacts';
import { ReplyForm } from './ReplyForm';
import { mt } from './texts';
import { useMarkRead } from './use-mark-read';

/** The conversation first; on wide screens everything about it stands beside. */
const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-6);
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 19rem;
    grid-template-rows: auto 1fr;
  }
`;
const Beside = styled(Stack)`
  ${media.desktop} {
    grid-column: 2;
    grid-row: 1 / 3;
  }
`;

interface MessageViewProps {
  message: Message;
  /** Of the session: what one types is nothing for the next who signs in here. */
  userId: string;
}

/** An opened message: whom it is with, what it is about, all that was written, and what can be done (AC-14). */
export function MessageView({ message, userId }: MessageViewProps) {
  useMarkRead(message);
  const { id, can_reply, is_blocked, kind } = message;
  return (
    <Stack gap="large">
      <Row gap="small">
        <Badge kind="plain">{mt(`kinds.${kind}`)}</Badge>
        <OtherSide message={message} />
      </Row>
      <Parts>
        <Conversation message={message} />
        <Beside>
          <MessageFacts message={message} />
          <MessageActions message={message} />
        </Beside>
        <div>
          {can_reply && <ReplyForm messageId={id} entry={`reply-${userId}-${id}`} />}
          {!can_reply && !is_blocked && <NoReply message={message} />}
        </div>
      </Parts>
    </Stack>
  );
}

/** Why nothing can be written here. */
function NoReply({ message: { application } }: { message: Message }) {
  const side = useApplicationSide();
  if (application?.status !== 'WITHDRAWN') return <Meta>{mt('noReply')}</Meta>;
  return (
    <Alert kind="info" announce="none">
      {mt(side === 'applicant' ? 'withdrawnForApplicant' : 'withdrawnForEmployer')}
    </Alert>
  );
}

/** The other side, with the way to its profile where it has one. */
function OtherSide({ message }: { message: Message }) {
  const name = nameOfOther(message);
  const path = profileOf(message.counterparty);
  return path ? <Link to={path}>{name}</Link> : <span>{name}</span>;
}

function profileOf(other: Message['counterparty']): string | undefined {
  if (!other?.slug || !other.profile) return undefined;
  const profile = other.profile === 'company' ? routes.companyProfile : routes.jobSeekerProfile;
  return profile.build({ slug: other.slug });
}
