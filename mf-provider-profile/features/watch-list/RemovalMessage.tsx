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
  const { company, kind } = notice;
  if (kind === 'restored') {
    return <Alert kind="success" ref={box} tabIndex={-1} title={watchListText('restored', { name: company.name })} />;
  }
  if (kind !== 'removed') {
    const key = kind === 'not-removed' ? 'notRemoved' : 'notRestored';
    return (
      <Alert
        kind="error"
        ref={box}
        tabIndex={-1}
        title={watchListText(key, { name: company.name, reason: notice.reason })}
      />
    );
  }
  return (
    <Alert kind="success" ref={box} tabIndex={-1} title={watchListText('removed', { name: company.name })}>
      <Button variant="bgNone" size="small" onClick={() => undo(company)}>
        {watchListText('undo')}
      </Button>
    </Alert>
  );
}
