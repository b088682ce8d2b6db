import { Button, Heading, Row } from '@care/ui';
import { SubmitButton } from '@care/ui/form';
import { Steps } from '@care/ui/tabs';
import styled from '@emotion/styled';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { ct } from './texts';

const Frame = styled.div`
  display: grid;
  gap: var(--s-5);
  margin-top: var(--s-4);
`;

interface StepFrameProps {
  /** Counts from 0. */
  step: number;
  onBack?: () => void;
  children: ReactNode;
}

/** One step: where it stands among the three, its fields, back and on. A new step takes the focus to its headline. */
export function StepFrame({ step, onBack, children }: StepFrameProps) {
  const labels = [ct('addressData'), ct('packageSelection'), ct('paymentAndClosing')];
  const title = useId();
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) document.getElementById(title)?.focus();
    shown.current = step;
  }, [step, title]);
  const isLast = step === labels.length - 1;
  return (
    <Frame>
      <nav aria-label={ct('steps')}>
        <Steps labels={labels} current={step} />
      </nav>
      <div>
        <p>{ct('step', { n: step + 1, total: labels.length })}</p>
        <Heading level={2} id={title} tabIndex={-1}>
          {labels[step]}
        </Heading>
      </div>
      {children}
      <Row between>
        {onBack ? (
          <Button variant="secondaryGray" onClick={onBack}>
            {ct('back')}
          </Button>
        ) : (
          <span />
        )}
        <SubmitButton size="large">{ct(isLast ? 'submit' : 'next')}</SubmitButton>
      </Row>
    </Frame>
  );
}
