import { Alert } from '@care/ui';
import styled from '@emotion/styled';
import { type ReactNode, useEffect, useState } from 'react';
import { feedbackText } from './texts';

const SLOW_AFTER_MS = 15_000;

/** Whether something has been running for 15 s (SH-15). */
function useIsSlow(isRunning: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isRunning]);
  return isRunning && isSlow;
}

/** In a row of buttons it is the last line. */
const Notice = styled(Alert)`
  order: 1;
  flex-basis: 100%;
  margin-top: var(--s-3);
`;

/** Rendered while an answer is awaited; shows a message once that takes long (SH-15). */
export const SlowNotice = ({ title, children }: { title: string; children: ReactNode }) =>
  useIsSlow(true) ? (
    <Notice kind="info" title={title}>
      <p>{children}</p>
    </Notice>
  ) : null;

/** Beside a button outside of a form: says after 15 s that its request takes long. It is still awaited (SH-15). */
export const SlowAction = ({ isRunning }: { isRunning: boolean }) =>
  isRunning ? <SlowNotice title={feedbackText('slow')}>{feedbackText('slowHint')}</SlowNotice> : null;

/** The message in one sentence, for a place without room; undefined while there is nothing to say. */
export const useSlowText = (isRunning: boolean): string | undefined =>
  useIsSlow(isRunning) ? feedbackText('slow') : undefined;
