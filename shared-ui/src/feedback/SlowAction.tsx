import { SlowNotice } from './SlowNotice';
import { feedbackText } from './texts';

/** Beside a button outside of a form: says after 15 s that its request takes long. It is still awaited (SH-15). */
export const SlowAction = ({ isRunning }: { isRunning: boolean }) =>
  isRunning ? <SlowNotice title={feedbackText('slow')}>{feedbackText('slowHint')}</SlowNotice> : null;
