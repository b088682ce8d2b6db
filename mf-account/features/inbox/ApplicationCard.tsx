import { formatDate, routes } from '@care/contracts';
import type { ApplicationStatus, Hire } from '@care/contracts/schemas';
import { Card, Meta, Row, Stack, StandaloneLink } from '@care/ui';
import styled from '@emotion/styled';
import { useId, type ReactNode } from 'react';
import { Trash2 } from 'lucide-react';
import { ConfirmButton } from '@care/ui/dialog';
import { HireConfirmation } from '../hire/HireConfirmation';
import { type ApplicationSide, applicationApi } from './application-api';
import { ApplicationSteps, StateBadge } from './ApplicationSteps';
import { inboxText } from './texts';

const Title = styled.h2`
  font-size: var(--t-h4);
  line-height: var(--l-h4);
`;

interface ApplicationCardProps {
  application: {
    id: number;
    status: ApplicationStatus;
    status_at: string;
    created_at: string;
    message_id: number | null;
    job_offer: { title: string } | null;
    hire: Hire | null;
  };
  title: ReactNode;
  /** Name of the other party. */
  name: string;
  next: readonly ApplicationStatus[];
  side: ApplicationSide;
  onDeleted: () => void;
  /** It waits for its sender to confirm the address. */
  isHeld?: boolean;
  children?: ReactNode;
}

/** One application with its state and its possible actions. */
export function ApplicationCard(props: ApplicationCardProps) {
  const { application, title, name, next, side, onDeleted, isHeld, children } = props;
  const titleId = useId();
  const { id, status, status_at, created_at, message_id, job_offer, hire } = application;
  return (
    <Card as="article" padded aria-labelledby={titleId}>
      <Stack gap="small">
        <Row between>
          <Title id={titleId}>{title}</Title>
          <StateBadge status={status} {...(isHeld && { isHeld })} />
        </Row>
        {children}
        <Meta>
          {inboxText('appliedOn', { date: formatDate(created_at) })}
          {status !== 'SUBMITTED' &&
            `, ${inboxText('stateSince', { state: inboxText(`states.${status}`), date: formatDate(status_at) })}`}
        </Meta>
        {message_id !== null && (
          <div>
            <StandaloneLink
              to={routes.message.build({ id: message_id })}
              aria-label={inboxText(`readOf.${side}`, { name })}
            >
              {inboxText('readApplication')}
            </StandaloneLink>
          </div>
        )}
        <ApplicationSteps id={id} status={status} next={next} name={name} />
        <HireConfirmation id={id} hire={hire} side={side} name={name} offer={job_offer?.title} />
        <DeleteApplication id={id} side={side} status={status} name={name} onDeleted={onDeleted} />
      </Stack>
    </Card>
  );
}

interface DeleteApplicationProps {
  id: number;
  side: ApplicationSide;
  status: ApplicationStatus;
  /** Name of the other party. */
  name: string;
  onDeleted: () => void;
}

const isClosed = (status: ApplicationStatus): boolean => ['REJECTED', 'HIRED', 'WITHDRAWN'].includes(status);

/** Deletes an application for this user, after confirmation. This does not withdraw an open application. */
function DeleteApplication({ id, side, status, name, onDeleted }: DeleteApplicationProps) {
  const [remove] = applicationApi.remove.useMutation();
  return (
    <div>
      <ConfirmButton
        variant="bgNone"
        size="small"
        icon={Trash2}
        aria-label={inboxText(`deleteOf.${side}`, { name })}
        run={() => remove({ id, side })}
        onDone={onDeleted}
        ask={{
          title: inboxText('deleteApplicationTitle'),
          text: inboxText(isClosed(status) ? `deleteApplicationText.${side}` : `deleteOpenApplicationText.${side}`),
          action: inboxText('deleteAction'),
        }}
      >
        {inboxText('delete')}
      </ConfirmButton>
    </div>
  );
}
