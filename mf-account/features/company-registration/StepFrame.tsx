import { Button, Heading, Row } from '@care/ui';
import { SubmitButton } from '@care/ui/form';
import { Steps } from '@care/ui/tabs';
import styled from '@emotion/styled';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { companyRegistrationText } from './texts';

const Frame = styled.div`
  display: grid;
  gap: var(--s-5);
  margin-top: var(--s-4);
`;

interface StepFrameProps {
  /** Index of the step. */
  step: number;
  onBack?: () => void;
  children: ReactNode;
}

/** The frame of a step: progress, heading, fields and buttons. A new step moves the focus to its heading. */
export function StepFrame({ step, onBack, children }: StepFrameProps) {
  const labels = [
    companyRegistrationText('addressData'),
    companyRegistrationText('packageSelection'),
    companyRegistrationText('paymentAndClosing'),
  ];
  const titleId = useId();
  const lastStep = useRef(step);
  useEffect(() => {
    if (lastStep.current !== step) document.getElementById(titleId)?.focus();
    lastStep.current = step;
  }, [step, titleId]);
  const isLast = step === labels.length - 1;
  return (
    <Frame>
      <nav aria-label={companyRegistrationText('steps')}>
        <Steps labels={labels} current={step} />
      </nav>
      <div>
        <p>{companyRegistrationText('step', { n: step + 1, total: labels.length })}</p>
        <Heading level={2} id={titleId} tabIndex={-1}>
          {labels[step]}
        </Heading>
      </div>
      {children}
      <Row between>
        {onBack ? (
          <Button variant="secondaryGray" onClick={onBack}>
            {companyRegistrationText('back')}
          </Button>
        ) : (
          <span />
        )}
        <SubmitButton size="large">{companyRegistrationText(isLast ? 'submit' : 'next')}</SubmitButton>
      </Row>
    </Frame>
  );
}
