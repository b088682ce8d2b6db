import { SlowNotice } from './SlowNotice';
import { feedbackText } from './texts';
import { useIsSlow } from './use-is-slow';

/** Beside a button outside of a form: says after 15 s that its request takes long. It is still awaited (SH-15). */
export const SlowAction = ({ isRunning }: { isRunning: boolean }) =>
  isRunning ? <SlowNotice title={feedbackText('slow')}>{feedbackText('slowHint')}</SlowNotice> : null;

/** The message in one sentence, for a place without room; undefined while there is nothing to say. */
export const useSlowText = (isRunning: boolean): string | undefined =>
  useIsSlow(isRunning) ? feedbackText('slow') : undefined;
