import type { Message } from '@care/contracts/schemas';
import { Badge, Card, Heading, ownProps, Row, VisuallyHidden } from '@care/ui';
import styled from '@emotion/styled';
import { useId } from 'react';
import { Day } from './Day';
import { nameOfOther } from './LetterList';
import { mt } from './texts';

const List = styled.ol`
  display: grid;
  gap: var(--s-4);
  list-style: none;
`;
const Letter = styled(Card, ownProps('own'))<{ own: boolean }>`
  width: fit-content;
  max-width: min(100%, 46rem);
  ${({ own }) => own && 'margin-inline-start: auto; background: var(--blue-50);'}
`;
const Words = styled.p`
  margin-top: var(--s-2);
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
const Who = styled.span`
  font-weight: 600;
`;

/** All that went between the two, oldest first. */
export function Conversation({ message }: { message: Message }) {
  const titleId = useId();
  const other = nameOfOther(message);
  return (
    <section aria-labelledby={titleId}>
      <VisuallyHidden>
        <Heading level={2} id={titleId}>
          {mt('conversation')}
        </Heading>
      </VisuallyHidden>
      <List role="list">
        {message.thread.map(({ id, is_own, is_held, created_at, content }) => (
          <li key={id}>
            <Letter own={is_own} padded>
              <Row between>
                <Who>{is_own ? mt('you') : other}</Who>
                <Day of={created_at} />
              </Row>
              {is_held && <Badge kind="plain">{mt('held')}</Badge>}
              <Words>{content}</Words>
            </Letter>
          </li>
        ))}
      </List>
    </section>
  );
}
