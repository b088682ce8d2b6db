import type { ApplicationStatus } from '@care/contracts/schemas';
import { Button, LiveRegion, Row } from '@care/ui';
import { useEffect, useRef, useState } from 'react';
import { ActionFailure } from './ActionFailure';
import { AskDialog } from './AskDialog';
import { inboxApi } from './inbox-api';
import { mt } from './texts';

/** A placement cannot be recorded yet: it will need both sides. */
type Step = Exclude<ApplicationStatus, 'HIRED'>;
const isStep = (status: ApplicationStatus): status is Step => status !== 'HIRED';

type AskedStep = Exclude<Step, 'SUBMITTED' | 'READ'>;

/** Everything but reading is told to the other side, so it is asked about before. */
const isAsked = (step: Step): step is AskedStep => step !== 'SUBMITTED' && step !== 'READ';

interface ApplicationStepsProps {
  id: number;
  status: ApplicationStatus;
  /** What the application may become by the person who looks at it, as the server says. */
  next: readonly ApplicationStatus[];
  /** Of the other side. */
  name: string;
}

/** The next steps of an application, for the side that looks at it. */
export function ApplicationSteps({ id, status, next, name }: ApplicationStepsProps) {
  const [asked, setAsked] = useState<AskedStep>();
  const [decide, deciding] = inboxApi.decide.useMutation();
  const [withdraw, withdrawing] = inboxApi.withdraw.useMutation();
  const isBusy = deciding.isLoading || withdrawing.isLoading;
  const isDone = deciding.isSuccess || withdrawing.isSuccess;
  const place = useRef<HTMLDivElement>(null);
  // With the new state the step that was taken is gone, and with its button the focus.
  useEffect(() => {
    if (isDone && document.activeElement === document.body) place.current?.focus();
  }, [isDone, status]);
  const take = (step: Step) => {
    setAsked(undefined);
    void (step === 'WITHDRAWN' ? withdraw(id) : decide({ id, status: step }));
  };
  return (
    <>
      <ActionFailure error={deciding.error ?? withdrawing.error} />
      <Row ref={place} role="group" aria-label={mt('nextSteps')} tabIndex={-1}>
        {next.filter(isStep).map((step) => (
          <Button
            key={step}
            size="small"
            variant={step === 'REJECTED' || step === 'WITHDRAWN' ? 'secondaryGray' : 'secondaryGreenRevert'}
            danger={step === 'WITHDRAWN'}
            loading={isBusy}
            onClick={() => (isAsked(step) ? setAsked(step) : take(step))}
          >
            {mt(`steps.${step}`)}
          </Button>
        ))}
      </Row>
      <LiveRegion message={isDone ? mt('stepDone', { state: mt(`states.${status}`) }) : ''} />
      {asked && (
        <AskDialog
          open
          title={mt(`ask.${asked}`, { name })}
          text={mt(`askText.${asked}`)}
          action={mt(`steps.${asked}`)}
          danger={asked === 'WITHDRAWN' || asked === 'REJECTED'}
          onAgree={() => take(asked)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
