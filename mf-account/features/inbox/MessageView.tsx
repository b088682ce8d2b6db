import { routes, formatDate } from '@care/contracts';
import type { Message, MessageSent } from '@care/contracts/schemas';
import { Alert, Badge, media, Meta, Row, Stack, StandaloneLink, Card, Link, ownProps, VisuallyHidden } from '@care/ui';
import styled from '@emotion/styled';
import { useEffect, useRef, useId, useState } from 'react';
import { MESSAGE_MAX_LENGTH } from '@care/contracts/field-rules';
import { SubmitButton, TextArea, CallForm, lengthProblem, definedProblems } from '@care/ui/form';
import { StatusMessage, TitledSection } from '@care/ui/more';
import { Send } from 'lucide-react';
import { lazyShown } from '@care/ui/lazy';
import { isUnread, nameOfOther, Day } from './MessageList';
import { useApplicationSide } from './InboxFrame';
import { MessageActions, MessageFacts } from './MessageSide';
import { inboxText } from './texts';
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
  const { slug, profile } = message.counterparty ?? {};
  if (!slug || !profile) return <span>{name}</span>;
  const page = profile === 'company' ? routes.companyProfile : routes.jobSeekerProfile;
  return <StandaloneLink to={page.build({ slug })}>{name}</StandaloneLink>;
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

const MessageCard = styled(Card, ownProps('own'))<{ own: boolean }>`
  width: fit-content;
  max-width: min(100%, 46rem);
  ${({ own }) => own && 'margin-inline-start: auto; background: var(--blue-50);'}
`;
const MessageText = styled.p`
  margin-top: var(--s-2);
  white-space: pre-wrap;
`;
const SenderName = styled.span`
  font-weight: 600;
`;

/**
 * All messages of the conversation, oldest first. A line says when the provider got another owner; what was written for
 * it before has its name.
 */
function Conversation({ message }: { message: Message }) {
  const titleId = useId();
  const other = nameOfOther(message);
  const { thread, company, owner_changed_at: changedAt } = message;
  const isBefore = ({ created_at }: { created_at: string }) => changedAt !== null && created_at < changedAt;
  const provider = company?.name ?? other;
  const isOfProvider = message.counterparty?.profile !== 'company';
  const change = changedAt && (
    <Meta as="li">{inboxText('ownerChanged', { date: formatDate(changedAt), name: provider })}</Meta>
  );
  const before = thread.filter(isBefore);
  const show = (one: Message['thread'][number]) => (
    <li key={one.id}>
      <MessageCard own={one.is_own} padded>
        <Row between>
          <SenderName>{one.is_own ? (isOfProvider && isBefore(one) ? provider : inboxText('you')) : other}</SenderName>
          <Day of={one.created_at} />
        </Row>
        {one.is_held && <Badge kind="plain">{inboxText('held')}</Badge>}
        <MessageText>{message.kind === 'SYSTEM' ? <SystemText text={one.content} /> : one.content}</MessageText>
      </MessageCard>
    </li>
  );
  return (
    <section aria-labelledby={titleId}>
      <VisuallyHidden as="h2" id={titleId}>
        {inboxText('conversation')}
      </VisuallyHidden>
      <Stack as="ol" role="list">
        {before.map(show)}
        {change}
        {thread.slice(before.length).map(show)}
      </Stack>
    </section>
  );
}

/** Text by the site itself: addresses of its pages are links. Those of other sites may come from a person's name. */
function SystemText({ text }: { text: string }) {
  const { origin } = window.location;
  return text.split(/(https?:\/\/\S+)/).map((part, index) =>
    part.startsWith(`${origin}/`) ? (
      <Link key={index} to={part.slice(origin.length)}>
        {part}
      </Link>
    ) : (
      part
    ),
  );
}

interface ReplyFormProps {
  messageId: number;
  /** Name of the draft. */
  draftName: string;
}

/** Replies in the conversation. The draft is kept until the reply is sent. */
function ReplyForm({ messageId, draftName }: ReplyFormProps) {
  const [reply] = inboxApi.reply.useMutation();
  const [sent, setSent] = useState<MessageSent>();
  return (
    <TitledSection title={inboxText('reply')} look={3}>
      {sent && (
        <StatusMessage
          kind={sent.status === 'HELD' ? 'info' : 'success'}
          title={inboxText(sent.status === 'HELD' ? 'replyHeld' : 'replySent')}
        />
      )}
      <CallForm<{ content?: string }, MessageSent>
        draft={draftName}
        repeats
        required={['content']}
        validate={({ content }) => definedProblems({ content: lengthProblem(content, MESSAGE_MAX_LENGTH) })}
        send={({ content = '' }, keyOf) => {
          // While the next reply is sent or has failed, the message would contradict its error.
          setSent(undefined);
          return reply({ id: messageId, content, idempotencyKey: keyOf(content) });
        }}
        onDone={setSent}
      >
        <TextArea name="content" label={inboxText('replyContent')} required rows={6} />
        <SubmitButton icon={Send}>{inboxText('sendReply')}</SubmitButton>
      </CallForm>
    </TitledSection>
  );
}

/** In place of the reply to a message that belongs to an enquiry; its code is loaded only there (EQ-08). */
const EnquiryAnswer = lazyShown(() => import('../enquiry/EnquiryPanel').then(({ EnquiryPanel }) => EnquiryPanel));
