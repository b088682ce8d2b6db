import { Alert, Button } from '@care/ui';
import { useEffect, useRef } from 'react';
import { watchListText } from './texts';
import type { Removal } from './use-removal';

/** Status message of a removal with an undo button. It takes the focus, because the focused card was removed. */
export function RemovalMessage({ notice, undo }: Pick<Removal, 'notice' | 'undo'>) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (notice) box.current?.focus();
  }, [notice]);
  if (!notice) return null;
  const { company, kind, reason = '' } = notice;
  return (
    <Alert
      kind={reason ? 'error' : 'success'}
      ref={box}
      tabIndex={-1}
      title={watchListText(kind, { name: company.name, reason })}
    >
      {kind === 'removed' && (
        <Button variant="bgNone" size="small" onClick={() => undo(company)}>
          {watchListText('undo')}
        </Button>
      )}
    </Alert>
  );
}
