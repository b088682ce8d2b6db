import { asApiError, formatDate } from '@care/contracts';
import type { SupportRequest, SupportRequests } from '@care/contracts/schemas';
import { apiErrorMessage, EmptyState, Meta, Stack, Badge, Button, Card, Heading, Row, type BadgeKind } from '@care/ui';
import { QueryContent, StatusMessage, Placeholder, Term, TitledSection, PlainText } from '@care/ui/more';
import { SlowAction } from '@care/ui/slow-action';
import { useState } from 'react';
import { hasPassed, type SupportState } from '@care/contracts/support-requests';
import { ConfirmDialog } from '@care/ui/dialog';
import styled from '@emotion/styled';
import { supportApi } from './support-api';
import { supportText } from './texts';

/** The own requests with their answers, also after the package has ended (PK-08). */
export function RequestList({ company, isIncluded }: { company: number; isIncluded: boolean }) {
  const query = supportApi.requests.useQuery(company);
  return (
    <QueryContent query={query} failed={supportText('list.failed')} skeleton={<Placeholder of={['10rem']} />}>
      {(list) => (list.count > 0 || isIncluded) && <Requests list={list} isIncluded={isIncluded} />}
    </QueryContent>
  );
}

function Requests({ list: { count, results }, isIncluded }: { list: SupportRequests; isIncluded: boolean }) {
  const [cancel, canceling] = supportApi.cancel.useMutation();
  const [accept, accepting] = supportApi.accept.useMutation();
  const [result, setResult] = useState<{ id: number; title: string; error?: unknown }>();
  const isBusy = canceling.isLoading || accepting.isLoading;
  const take = async ({ id, reference, appointment }: SupportRequest, step: RequestStep) => {
    const { error } = step === 'accept' && appointment ? await accept({ id, appointment }) : await cancel(id);
    const title = supportText(error ? `notDone.${step}` : `done.${step}`, { reference });
    setResult((before) => ({ id: (before?.id ?? 0) + 1, title, error }));
  };
  return (
    <TitledSection title={supportText('list.title')}>
      {result && (
        <StatusMessage key={result.id} kind={result.error ? 'error' : 'success'} title={result.title}>
          {result.error !== undefined && <p>{apiErrorMessage(asApiError(result.error))}</p>}
        </StatusMessage>
      )}
      <SlowAction isRunning={isBusy} />
      {!isIncluded && <Meta>{supportText('list.ended')}</Meta>}
      {count === 0 ? (
        <EmptyState title={supportText('list.none')} level={3}>
          {supportText('list.noneText')}
        </EmptyState>
      ) : (
        <Stack as="ul">
          {results.map((request) => (
            <RequestCard
              key={request.id}
              request={request}
              isBusy={isBusy}
              onStep={(step) => void take(request, step)}
            />
          ))}
        </Stack>
      )}
    </TitledSection>
  );
}

/** Actions of the owner on a request. */
type RequestStep = 'accept' | 'withdraw' | 'cancel';

const BADGES: Record<SupportState, BadgeKind> = {
  RECEIVED: 'new',
  ANSWERED: 'confirmed',
  PROPOSED: 'wanted',
  CONFIRMED: 'confirmed',
  DECLINED: 'plain',
  CANCELED: 'plain',
};

const Facts = styled.dl`
  display: grid;
  gap: var(--s-3);
  & dt {
    color: var(--ink-soft);
    font-size: var(--t-meta);
  }
`;
const Answer = styled.div`
  padding-inline-start: var(--s-4);
  border-inline-start: 4px solid var(--blue-700);
`;

const timeText = ({ day, time }: NonNullable<SupportRequest['appointment']>): string =>
  supportText('list.at', { date: formatDate(day), time });

interface RequestCardProps {
  request: SupportRequest;
  isBusy: boolean;
  onStep: (step: RequestStep) => void;
}

/** A request with its state, the answer of our team, and what can be done (PK-08). */
function RequestCard({ request, isBusy, onStep }: RequestCardProps) {
  const { kind, state, subject, reference, created_at, text, answer, answered_at } = request;
  return (
    <Card as="li" padded>
      <Stack>
        <Row between>
          <Heading level={3} look={4}>
            {supportText('list.item', {
              kind: supportText(`kind.${kind}`),
              subject: supportText(`subject.${subject}`),
            })}
          </Heading>
          <Badge kind={BADGES[state]}>{supportText(`state.${state}`)}</Badge>
        </Row>
        <Meta>{supportText('list.meta', { reference, date: formatDate(created_at) })}</Meta>
        <PlainText>{text}</PlainText>
        {kind === 'VISIT' && <VisitFacts request={request} />}
        {answer !== null && answered_at !== null && (
          <Answer>
            <strong>{supportText('list.answer', { date: formatDate(answered_at) })}</strong>
            <PlainText>{answer}</PlainText>
          </Answer>
        )}
        <Steps request={request} isBusy={isBusy} onStep={onStep} />
      </Stack>
    </Card>
  );
}

const VisitFacts = ({ request: { state, wishes, appointment, address, contact } }: { request: SupportRequest }) => (
  <Facts>
    {appointment && (state === 'PROPOSED' || state === 'CONFIRMED' || state === 'CANCELED') ? (
      <Term name={supportText(`list.appointment.${state}`)}>
        <strong>{timeText(appointment)}</strong>
      </Term>
    ) : (
      <Term name={supportText('list.wishes')}>
        <PlainText as="span">
          {wishes
            .map(({ day, time }) =>
              supportText('list.wish', { date: formatDate(day), time: supportText(`time.${time}`) }),
            )
            .join('\n')}
        </PlainText>
      </Term>
    )}
    <Term name={supportText('list.place')}>{address}</Term>
    <Term name={supportText('list.contact')}>{contact}</Term>
  </Facts>
);

/** Nothing can be done with an appointment that has passed, except to withdraw a proposal. */
function stepsOf({ kind, state, appointment }: SupportRequest): RequestStep[] {
  const isOver = appointment !== null && hasPassed(appointment);
  if (kind !== 'VISIT') return [];
  if (state === 'CONFIRMED') return isOver ? [] : ['cancel'];
  if (state === 'PROPOSED') return isOver ? ['withdraw'] : ['accept', 'withdraw'];
  return state === 'RECEIVED' ? ['withdraw'] : [];
}

/** Withdrawing and canceling ask first. */
function Steps({ request, isBusy, onStep }: RequestCardProps) {
  const [asked, setAsked] = useState<'withdraw' | 'cancel'>();
  const { reference, appointment } = request;
  const steps = stepsOf(request);
  if (steps.length === 0) return null;
  const agree = (step: RequestStep) => {
    setAsked(undefined);
    onStep(step);
  };
  return (
    <Row>
      {steps.map((step) => (
        <Button
          key={step}
          variant={step === 'accept' ? 'primary' : 'secondaryGray'}
          size="small"
          disabled={isBusy}
          aria-label={supportText('list.of', { action: supportText(`list.${step}`), reference })}
          onClick={() => (step === 'accept' ? onStep(step) : setAsked(step))}
        >
          {supportText(`list.${step}`)}
        </Button>
      ))}
      {asked && (
        <ConfirmDialog
          open
          title={supportText(`confirm.${asked}Title`)}
          text={supportText(`confirm.${asked}Text`, { date: appointment ? timeText(appointment) : '' })}
          action={supportText(`list.${asked}`)}
          danger
          onAgree={() => agree(asked)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Row>
  );
}
