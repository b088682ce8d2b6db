import { formatDate, routes } from '@care/contracts';
import type { ApplicationStatus, OwnApplication, ReceivedApplication } from '@care/contracts/schemas';
import { Card, Meta, Row, Stack, StandaloneLink, Badge, Button, LiveRegion, VisuallyHidden } from '@care/ui';
import type { BadgeKind } from '@care/ui';
import styled from '@emotion/styled';
import { useId, useEffect, useRef, useState, type ReactNode } from 'react';
import { Trash2 } from 'lucide-react';
import { ConfirmButton, ConfirmDialog } from '@care/ui/dialog';
import { ActionStatus } from '@care/ui/more';
import { lazyShown } from '@care/ui/lazy';
import { applicationApi, type ApplicationSide } from './application-api';
import { inboxText } from './texts';
import type { HirePanelProps } from '../hire/HirePanel';

const Title = styled.h2`
  font-size: var(--t-h4);
  line-height: var(--l-h4);
`;

interface ApplicationCardProps {
  application: OwnApplication | ReceivedApplication;
  title: ReactNode;
  /** Name of the other party. */
  name: string;
  /** The states that this user may set, as returned by the server. */
  next: readonly ApplicationStatus[];
  side: ApplicationSide;
  onDeleted: () => void;
  /** It waits for its sender to confirm the address. */
  isHeld?: boolean;
  children?: ReactNode;
}

/** One application with its state and its possible actions. */
export function ApplicationCard(props: ApplicationCardProps) {
  const { application, title, name, next, side, isHeld, children } = props;
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
        <DeleteApplication {...props} />
      </Stack>
    </Card>
  );
}

const isClosed = (status: ApplicationStatus): boolean => ['REJECTED', 'HIRED', 'WITHDRAWN'].includes(status);

/** Deletes an application for this user, after confirmation. This does not withdraw an open application. */
function DeleteApplication({ application: { id, status }, side, name, onDeleted }: ApplicationCardProps) {
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

/** HIRED is no step: both parties confirm the contract (PK-07). */
type Step = Exclude<ApplicationStatus, 'HIRED'>;
const isStep = (status: ApplicationStatus): status is Step => status !== 'HIRED';

type ConfirmedStep = Exclude<Step, 'SUBMITTED' | 'READ'>;

/** All steps but READ notify the other party, so the user has to confirm them. */
const needsConfirmation = (step: Step): step is ConfirmedStep => step !== 'SUBMITTED' && step !== 'READ';

type ApplicationStepsProps = Pick<OwnApplication, 'id' | 'status'> & Pick<ApplicationCardProps, 'name' | 'next'>;

/** The possible next steps of an application for this user. */
export function ApplicationSteps({ id, status, next, name }: ApplicationStepsProps) {
  const [stepToConfirm, setStepToConfirm] = useState<ConfirmedStep>();
  const [take, { error, isLoading, isSuccess }] = applicationApi.step.useMutation();
  const group = useRef<HTMLDivElement>(null);
  // The new state removes the focused button of the step.
  useEffect(() => {
    if (isSuccess && document.activeElement === document.body) group.current?.focus();
  }, [isSuccess, status]);
  const perform = (step: Step) => {
    setStepToConfirm(undefined);
    void take({ id, status: step });
  };
  return (
    <>
      <ActionStatus error={error} isRunning={isLoading} />
      <Row ref={group} role="group" aria-label={inboxText('nextSteps', { name })} tabIndex={-1}>
        {next.filter(isStep).map((step) => (
          <Button
            key={step}
            size="small"
            variant={step === 'REJECTED' || step === 'WITHDRAWN' ? 'secondaryGray' : 'secondaryGreenRevert'}
            danger={step === 'WITHDRAWN'}
            loading={isLoading}
            onClick={() => (needsConfirmation(step) ? setStepToConfirm(step) : perform(step))}
          >
            {inboxText(`steps.${step}`)}
          </Button>
        ))}
      </Row>
      <LiveRegion message={isSuccess ? inboxText('stepDone', { state: inboxText(`states.${status}`) }) : ''} />
      {stepToConfirm && (
        <ConfirmDialog
          open
          title={inboxText(`ask.${stepToConfirm}`, { name })}
          text={inboxText(`askText.${stepToConfirm}`)}
          action={inboxText(`steps.${stepToConfirm}`)}
          danger={stepToConfirm === 'WITHDRAWN' || stepToConfirm === 'REJECTED'}
          onAgree={() => perform(stepToConfirm)}
          onClose={() => setStepToConfirm(undefined)}
        />
      )}
    </>
  );
}

const kinds: Record<ApplicationStatus, BadgeKind> = {
  SUBMITTED: 'plain',
  READ: 'plain',
  INVITED: 'wanted',
  OFFERED: 'hire',
  HIRED: 'hire',
  REJECTED: 'plain',
  WITHDRAWN: 'plain',
};

/** The state of an application. One that is held has not arrived: it waits for its sender to confirm the address (AC-20). */
export const StateBadge = ({ status, isHeld = false }: { status: ApplicationStatus; isHeld?: boolean }) => (
  <Badge kind={kinds[status]}>
    <VisuallyHidden>{inboxText('state')}: </VisuallyHidden>
    {isHeld && status === 'SUBMITTED' ? inboxText('held') : inboxText(`states.${status}`)}
  </Badge>
);

const LoadedPanel = lazyShown(() => import('../hire/HirePanel').then(({ HirePanel }) => HirePanel));

/**
 * Whether a contract was signed, for the two sides of an application (PK-07). Its code is loaded only where it is asked;
 * it stays when the other side ends the application meanwhile, and says so.
 */
export function HireConfirmation(props: HirePanelProps) {
  const [wasShown, setWasShown] = useState(false);
  if (props.hire && !wasShown) setWasShown(true);
  return wasShown || props.hire ? <LoadedPanel {...props} /> : null;
}
