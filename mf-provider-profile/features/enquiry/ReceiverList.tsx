import { enquiryPath, replyTimeLabel } from '@care/contracts';
import { ENQUIRY_MAX_RECEIVERS } from '@care/contracts/constants';
import { phoneHref } from '@care/contracts/phone';
import type { EnquiryReceiverChoice } from '@care/contracts/schemas';
import { Alert, Heading, Icon, Link, Meta, Stack, StandaloneLink } from '@care/ui';
import { TitledSection } from '@care/ui/more';
import styled from '@emotion/styled';
import { Plus, X } from 'lucide-react';
import { watchListPath } from '../watch-list/watch-list-address';
import { enquiryText } from './texts';

const Receiver = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 var(--s-2);
  align-items: center;
  padding-block: var(--s-2);
  border-bottom: 1px solid var(--line);
  line-height: 1.35;
`;

const Remove = styled(Link)`
  display: grid;
  place-items: center;
  min-width: var(--size-touch);
  min-height: var(--size-touch);
  color: inherit;
`;

/** The receivers, before the form; each can be taken out, also without script (EQ-01). */
export function ReceiverList({ choices }: { choices: readonly EnquiryReceiverChoice[] }) {
  const { reachable, unreachable, isTooMany } = sortReceivers(choices);
  const ids = choices.map(({ id }) => id);
  const left = ENQUIRY_MAX_RECEIVERS - reachable.length;
  const line = ({ id, name, city, phone, reply_days, is_reachable }: EnquiryReceiverChoice) => (
    <Receiver key={id}>
      <span>
        <strong>{name}</strong>
        <Meta>{[city, replyTimeLabel(reply_days)].filter(Boolean).join(' · ')}</Meta>
        {!is_reachable &&
          (phone ? (
            <Link to={phoneHref(phone)}>{enquiryText('to.call', { phone })}</Link>
          ) : (
            <Meta>{enquiryText('to.noPhone')}</Meta>
          ))}
      </span>
      <Remove to={enquiryPath(ids.filter((one) => one !== id))} aria-label={enquiryText('to.remove', { name })}>
        <Icon of={X} />
      </Remove>
    </Receiver>
  );
  return (
    <TitledSection title={enquiryText('to.title')} on="panel" gap="small">
      {isTooMany && (
        <Alert kind="info" title={enquiryText('to.tooManyTitle')} announce="none">
          <p>{enquiryText('to.tooMany')}</p>
        </Alert>
      )}
      <Stack as="ul" gap="none">
        {reachable.map(line)}
      </Stack>
      {unreachable.length > 0 && (
        <>
          <Heading level={3}>{enquiryText('to.unreachable')}</Heading>
          <Stack as="ul" gap="none">
            {unreachable.map(line)}
          </Stack>
        </>
      )}
      {left > 0 && (
        <StandaloneLink to={watchListPath({ chosen: ids })}>
          <Icon of={Plus} /> {enquiryText('to.add')}
        </StandaloneLink>
      )}
      <Meta>{left > 0 ? enquiryText('to.left', { count: left }) : enquiryText('to.full')}</Meta>
    </TitledSection>
  );
}

const MOST_READ = 50;

/** The ids of the providers that the address of the form names, once each. */
export const receiverIds = ({ searchParams }: URL): number[] =>
  [...new Set(searchParams.getAll('an').flatMap((value) => value.split(',')))]
    .filter((id) => /^[1-9]\d{0,8}$/.test(id))
    .slice(0, MOST_READ)
    .map(Number);

/** The providers that get the enquiry, those that take none, and whether there are too many (EQ-01). */
export function sortReceivers(choices: readonly EnquiryReceiverChoice[]) {
  const reachable = choices.filter(({ is_reachable }) => is_reachable);
  return {
    reachable,
    unreachable: choices.filter(({ is_reachable }) => !is_reachable),
    isTooMany: reachable.length > ENQUIRY_MAX_RECEIVERS,
  };
}
