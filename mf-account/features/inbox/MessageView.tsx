import { routes } from '@care/contracts';
import type { Message } from '@care/contracts/schemas';
import { Badge, Link, Meta, Stack } from '@care/ui';
import { Conversation } from './Conversation';
import { nameOfOther } from './LetterList';
import { MessageActions } from './MessageActions';
import { MessageFacts } from './MessageFacts';
import { ReplyForm } from './ReplyForm';
import { mt } from './texts';
import { useMarkRead } from './use-mark-read';

/** An opened message: whom it is with, what it is about, all that was written, and what can be done (AC-14). */
export function MessageView({ message }: { message: Message }) {
  useMarkRead(message);
  const { id, can_reply, is_blocked, kind } = message;
  return (
    <Stack gap="large">
      <div>
        <Badge kind="plain">{mt(`kinds.${kind}`)}</Badge> <OtherSide message={message} />
      </div>
      <MessageFacts message={message} />
      <Conversation message={message} />
      <MessageActions message={message} />
      {can_reply && <ReplyForm messageId={id} />}
      {!can_reply && !is_blocked && <Meta>{mt('noReply')}</Meta>}
    </Stack>
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
