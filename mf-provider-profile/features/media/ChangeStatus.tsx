import { LiveRegion } from '@care/ui';
import { FieldError } from '@care/ui/field';
import { SlowAction } from '@care/ui/slow-action';
import type { usePictureChanges } from './use-picture-changes';

type ChangeStatusProps = Pick<ReturnType<typeof usePictureChanges>, 'problem' | 'oldest' | 'status'>;

/** The error of a change, that one takes long (SH-15), or, for screen readers, the result. */
export const ChangeStatus = ({ problem, oldest, status }: ChangeStatusProps) => (
  <>
    <div role="alert">{problem && <FieldError>{problem}</FieldError>}</div>
    <SlowAction key={oldest} isRunning={oldest !== undefined} />
    <LiveRegion message={status} />
  </>
);
