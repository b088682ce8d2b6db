import { formatDate } from '@care/contracts';
import type { Message } from '@care/contracts/schemas';
import { Badge, Card, Heading, Link, Meta, ownProps, Row, Stack, VisuallyHidden } from '@care/ui';
import styled from '@emotion/styled';
import { useId } from 'react';
import { Day, nameOfOther } from './MessageList';
import { inboxText } from './texts';

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
export function Conversation({ message }: { message: Message }) {
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
      <VisuallyHidden>
        <Heading level={2} id={titleId}>
          {inboxText('conversation')}
        </Heading>
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
