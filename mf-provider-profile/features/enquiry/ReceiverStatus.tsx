import { formatDate } from '@care/contracts';
import type { Enquiry, EnquiryReceiver } from '@care/contracts/schemas';
import { Card, Heading, Meta, ownProps, Stack, Button } from '@care/ui';
import { ActionButton } from '@care/ui/more';
import styled from '@emotion/styled';
import { lazyShown } from '@care/ui/lazy';
import { useState } from 'react';
import { enquiryApi, passedTo } from './enquiry-api';
import { enquiryText } from './texts';

const Track = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8rem), 1fr));
  gap: 0.35rem;
`;

const STATES = { delivered: 'done', read: 'done', answered: 'done', declined: 'declined' } as const;

const Step = styled('li', ownProps('state'))<{ state: 'done' | 'open' | 'declined' }>`
  display: grid;
  gap: 0.25rem;
  padding-top: 0.35rem;
  border-top: 0.45rem solid
    var(--${({ state }) => ({ done: 'blue-700', open: 'gray-200', declined: 'line-strong' })[state]});
  font-size: var(--t-meta);
  line-height: 1.3;
`;

const Speech = styled('li', ownProps('isOwn'))<{ isOwn: boolean }>`
  padding: var(--s-3) var(--s-4);
  border-radius: ${({ isOwn }) =>
    isOwn ? 'var(--r-card) 0 var(--r-card) var(--r-card)' : '0 var(--r-card) var(--r-card) var(--r-card)'};
  background: var(--${({ isOwn }) => (isOwn ? 'gray-50' : 'blue-50')});
  white-space: pre-wrap;
`;

/** A window without light: there is no place yet. */
const Waiting = styled.p`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0.6rem;
  &::before {
    content: '';
    width: 0.9rem;
    height: 1.1rem;
    margin: 0.12em 0 0 2px;
    border-radius: 50% 50% 0.15rem 0.15rem / 40% 40% 0.15rem 0.15rem;
    box-shadow: 0 0 0 2px var(--line-strong);
  }
`;

interface ReceiverStatusProps {
  enquiryKey: string;
  receiver: EnquiryReceiver;
  onChange: (enquiry: Enquiry) => void;
}

/** What has become of the enquiry at one provider (EQ-06). */
export function ReceiverStatus({ enquiryKey, receiver, onChange }: ReceiverStatusProps) {
  const { name, sent_at, phone, decline_reason, is_deleted, conversation } = receiver;
  // The reason stands in its own line.
  const lines = conversation.filter(({ content, is_own }) => is_own || content !== decline_reason);
  return (
    <Card as="li" padded>
      <Stack>
        <Heading level={3}>{name}</Heading>
        {sent_at === null ? (
          <div>
            <p>{enquiryText('status.notSent')}</p>
            {phone && <Meta>{enquiryText('status.call', { phone })}</Meta>}
          </div>
        ) : (
          <Steps receiver={receiver} />
        )}
        {decline_reason && <p>{enquiryText('status.reason', { reason: decline_reason })}</p>}
        {is_deleted && <p>{enquiryText('status.deleted')}</p>}
        <WaitingList enquiryKey={enquiryKey} receiver={receiver} onChange={onChange} />
        {lines.length > 0 && (
          <Stack as="ul" gap="small">
            {lines.map(({ content, created_at, is_own }) => (
              <Speech key={created_at + content} isOwn={is_own}>
                <Meta>{enquiryText(is_own ? 'status.you' : 'status.provider', { date: formatDate(created_at) })}</Meta>
                {content}
              </Speech>
            ))}
          </Stack>
        )}
        {receiver.can_reply && <ReplyForm enquiryKey={enquiryKey} receiver={receiver} onChange={onChange} />}
      </Stack>
    </Card>
  );
}

function Steps({ receiver }: { receiver: EnquiryReceiver }) {
  const { sent_at, is_held, read_at, answered_at, declined_at } = receiver;
  const step = (label: keyof typeof STATES, at: string | null, isHeld = false) => (
    <Step state={at ? STATES[label] : 'open'}>
      <strong>{enquiryText(`status.${label}`)}</strong>
      {at ? formatDate(at) : enquiryText(isHeld ? 'status.held' : 'status.notYet')}
    </Step>
  );
  return (
    <Track aria-label={enquiryText('status.steps')}>
      {step('delivered', is_held ? null : sent_at, is_held)}
      {step('read', read_at)}
      {declined_at ? step('declined', declined_at) : step('answered', answered_at)}
    </Track>
  );
}

function WaitingList({ enquiryKey, receiver, onChange }: ReceiverStatusProps) {
  const { id, waiting_since, waiting_left_at } = receiver;
  const [leave] = enquiryApi.leave.useMutation();
  const run = passedTo(onChange, () => leave({ key: enquiryKey, receiver: id }));
  if (waiting_left_at) return <Meta>{enquiryText('status.left', { date: formatDate(waiting_left_at) })}</Meta>;
  if (!waiting_since) return null;
  return (
    <div>
      <Waiting>
        <span>
          <strong>{enquiryText('status.waiting')}</strong>
          <Meta as="span"> {enquiryText('status.since', { date: formatDate(waiting_since) })}</Meta>
        </span>
      </Waiting>
      <ActionButton variant="bgNone" size="small" run={run}>
        {enquiryText('status.leave')}
      </ActionButton>
    </div>
  );
}

const fetchFields = () => import('./ReplyFields').then((module) => module.ReplyFields);
const ReplyFields = lazyShown(fetchFields, { failed: () => enquiryText('formFailed'), height: '12rem' });

/** Writes to one provider within its conversation (EQ-06). */
function ReplyForm({ enquiryKey, receiver, onChange }: ReceiverStatusProps) {
  const [isOpen, setOpen] = useState(false);
  const done = (enquiry: Enquiry) => {
    setOpen(false);
    onChange(enquiry);
  };
  if (isOpen) return <ReplyFields enquiryKey={enquiryKey} receiver={receiver} onSent={done} />;
  return (
    <div>
      <Button
        variant="secondaryBlue"
        size="small"
        aria-label={`${enquiryText('status.reply')}: ${receiver.name}`}
        onClick={() => setOpen(true)}
      >
        {enquiryText('status.reply')}
      </Button>
    </div>
  );
}
