import type { Message } from '@care/contracts/schemas';
import { Badge, Card, Heading, Link, ownProps, Row, VisuallyHidden } from '@care/ui';
import styled from '@emotion/styled';
import { useId } from 'react';
import { Day } from './Day';
import { nameOfOther } from './MessageList';
import { inboxText } from './texts';

const List = styled.ol`
  display: grid;
  gap: var(--s-4);
  list-style: none;
`;
const MessageCard = styled(Card, ownProps('own'))<{ own: boolean }>`
  width: fit-content;
  max-width: min(100%, 46rem);
  ${({ own }) => own && 'margin-inline-start: auto; background: var(--blue-50);'}
`;
const MessageText = styled.p`
  margin-top: var(--s-2);
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
const SenderName = styled.span`
  font-weight: 600;
`;

/** All messages of the conversation, oldest first. */
export function Conversation({ message }: { message: Message }) {
  const titleId = useId();
  const other = nameOfOther(message);
  return (
    <section aria-labelledby={titleId}>
      <VisuallyHidden>
        <Heading level={2} id={titleId}>
          {inboxText('conversation')}
        </Heading>
      </VisuallyHidden>
      <List role="list">
        {message.thread.map(({ id, is_own, is_held, created_at, content }) => (
          <li key={id}>
            <MessageCard own={is_own} padded>
              <Row between>
                <SenderName>{is_own ? inboxText('you') : other}</SenderName>
                <Day of={created_at} />
              </Row>
              {is_held && <Badge kind="plain">{inboxText('held')}</Badge>}
              <MessageText>{message.kind === 'SYSTEM' ? <SystemText text={content} /> : content}</MessageText>
            </MessageCard>
          </li>
        ))}
      </List>
    </section>
  );
}

/** What the site itself writes: addresses of its pages are links. Those of other sites may come from a person's name. */
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
