import { formatDate, routes, t } from '@care/contracts';
import type { MessageSummary } from '@care/contracts/schemas';
import { Badge, Card, Loading, media, Meta, ownProps, Skeleton, StretchedLink, VisuallyHidden } from '@care/ui';
import styled from '@emotion/styled';
import { inboxText } from './texts';

const List = styled(Card)`
  overflow: hidden;
  & > li + li {
    border-top: 1px solid var(--line);
  }
`;
const MessageItem = styled('li', ownProps('unread'))<{ unread: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: 1.25rem minmax(0, 1fr) auto;
  gap: 0.15rem 0.9rem;
  padding: var(--s-4) var(--s-5);
  &:hover {
    background: var(--blue-50);
  }
  & a {
    font-weight: ${({ unread }) => (unread ? 700 : 400)};
  }
  & a::after {
    border-radius: 0;
  }
  & a:focus-visible::after {
    outline-offset: -5px;
    box-shadow: inset 0 0 0 5px var(--lamp-400);
  }
  & > :nth-child(n + 4) {
    grid-column: 2 / -1;
  }
  ${media.phone} {
    grid-template-columns: 1.25rem minmax(0, 1fr);
    padding-inline: var(--s-4);
    & > time {
      grid-column: 2;
      grid-row: 3;
    }
  }
`;
/** The yellow marker of an unread message. */
const UnreadMarker = styled('span', ownProps('unread'))<{ unread: boolean }>`
  width: 0.9rem;
  height: 1.1rem;
  margin-top: 0.35rem;
  border: 2px solid ${({ unread }) => (unread ? 'var(--ink)' : 'var(--line-strong)')};
  border-radius: 50% 50% 0.15rem 0.15rem / 40% 40% 0.15rem 0.15rem;
  background: ${({ unread }) => (unread ? 'var(--lamp-400)' : 'none')};
  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: ${({ unread }) => (unread ? 'Highlight' : 'none')};
  }
`;

export const isUnread = ({ is_own, read_at }: Pick<MessageSummary, 'is_own' | 'read_at'>): boolean =>
  !is_own && read_at === null;

/** Name of the other party; the site's own name for a system message. */
export const nameOfOther = ({ counterparty, kind }: Pick<MessageSummary, 'counterparty' | 'kind'>): string =>
  counterparty?.name ?? (kind === 'SYSTEM' ? t('brand.name') : inboxText('someone'));

/** The messages of a folder; unread ones are bold and announced as unread (AC-14). */
export const MessageList = ({ messages }: { messages: readonly MessageSummary[] }) => (
  <List as="ul" role="list">
    {messages.map((message) => (
      <MessageLine key={message.id} message={message} />
    ))}
  </List>
);

function MessageLine({ message }: { message: MessageSummary }) {
  const { id, title, kind, created_at, snippet, is_own, is_held } = message;
  const unread = isUnread(message);
  const name = nameOfOther(message);
  return (
    <MessageItem unread={unread}>
      <UnreadMarker unread={unread} aria-hidden="true" />
      <div>
        <StretchedLink to={routes.message.build({ id })}>
          {unread && <VisuallyHidden>{inboxText('unread')} </VisuallyHidden>}
          {title}
        </StretchedLink>
        <Meta>{is_own ? inboxText('toWhom', { name }) : name}</Meta>
      </div>
      <Day of={created_at} />
      <Meta>{snippet}</Meta>
      {(kind === 'APPLICATION' || is_held) && (
        <div>
          <Badge kind="plain">{is_held ? inboxText('held') : inboxText('kinds.APPLICATION')}</Badge>
        </div>
      )}
    </MessageItem>
  );
}

export const MessageListSkeleton = () => (
  <Loading>
    <List aria-hidden="true">
      {[1, 2, 3, 4].map((line) => (
        <MessageItem key={line} as="div" unread={false}>
          <span />
          <Skeleton width="60%" />
          <Skeleton width="6rem" />
          <Skeleton width="80%" />
        </MessageItem>
      ))}
    </List>
  </Loading>
);

const Time = Meta.withComponent('time');

/** A date such as "3. November 2026" (SH-13). */
export const Day = ({ of: iso }: { of: string }) => <Time dateTime={iso}>{formatDate(iso)}</Time>;
