import type { ApplicationStatus } from '@care/contracts/schemas';
import { Badge, type BadgeKind, Button, LiveRegion, Row, VisuallyHidden } from '@care/ui';
import { ConfirmDialog } from '@care/ui/dialog';
import { ActionStatus } from '@care/ui/more';
import { useEffect, useRef, useState } from 'react';
import { applicationApi } from './application-api';
import { inboxText } from './texts';

/** HIRED is no step: both parties confirm the contract (PK-07). */
type Step = Exclude<ApplicationStatus, 'HIRED'>;
const isStep = (status: ApplicationStatus): status is Step => status !== 'HIRED';

type ConfirmedStep = Exclude<Step, 'SUBMITTED' | 'READ'>;

/** All steps but READ notify the other party, so the user has to confirm them. */
const needsConfirmation = (step: Step): step is ConfirmedStep => step !== 'SUBMITTED' && step !== 'READ';

interface ApplicationStepsProps {
  id: number;
  status: ApplicationStatus;
  /** The states that this user may set, as returned by the server. */
  next: readonly ApplicationStatus[];
  /** Name of the other party. */
  name: string;
}

/** The possible next steps of an application for this user. */
export function ApplicationSteps({ id, status, next, name }: ApplicationStepsProps) {
  const [stepToConfirm, setStepToConfirm] = useState<ConfirmedStep>();
  const [decide, deciding] = applicationApi.decide.useMutation();
  const [withdraw, withdrawing] = applicationApi.withdraw.useMutation();
  const isBusy = deciding.isLoading || withdrawing.isLoading;
  const isDone = deciding.isSuccess || withdrawing.isSuccess;
  const group = useRef<HTMLDivElement>(null);
  // The new state removes the focused button of the step.
  useEffect(() => {
    if (isDone && document.activeElement === document.body) group.current?.focus();
  }, [isDone, status]);
  const perform = (step: Step) => {
    setStepToConfirm(undefined);
    void (step === 'WITHDRAWN' ? withdraw(id) : decide({ id, status: step }));
  };
  return (
    <>
      <ActionStatus error={deciding.error ?? withdrawing.error} isRunning={isBusy} />
      <Row ref={group} role="group" aria-label={inboxText('nextSteps', { name })} tabIndex={-1}>
        {next.filter(isStep).map((step) => (
          <Button
            key={step}
            size="small"
            variant={step === 'REJECTED' || step === 'WITHDRAWN' ? 'secondaryGray' : 'secondaryGreenRevert'}
            danger={step === 'WITHDRAWN'}
            loading={isBusy}
            onClick={() => (needsConfirmation(step) ? setStepToConfirm(step) : perform(step))}
          >
            {inboxText(`steps.${step}`)}
          </Button>
        ))}
      </Row>
      <LiveRegion message={isDone ? inboxText('stepDone', { state: inboxText(`states.${status}`) }) : ''} />
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
