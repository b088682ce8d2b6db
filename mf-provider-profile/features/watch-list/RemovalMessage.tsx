import { Alert, Button } from '@care/ui';
import { useEffect, useRef } from 'react';
import { tt } from './texts';
import type { Removal } from './use-removal';

/** Says what was taken off and takes it back on request; has the focus, because the card that had it is gone. */
export function RemovalMessage({ notice, undo }: Pick<Removal, 'notice' | 'undo'>) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (notice) box.current?.focus();
  }, [notice]);
  if (!notice) return null;
  const { company, kind } = notice;
  if (kind === 'restored') {
    return <Alert kind="success" ref={box} tabIndex={-1} title={tt('restored', { name: company.name })} />;
  }
  if (kind !== 'removed') {
    const key = kind === 'not-removed' ? 'notRemoved' : 'notRestored';
    return (
      <Alert kind="error" ref={box} tabIndex={-1} title={tt(key, { name: company.name, reason: notice.reason })} />
    );
  }
  return (
    <Alert kind="success" ref={box} tabIndex={-1} title={tt('removed', { name: company.name })}>
      <Button variant="bgNone" size="small" onClick={() => undo(company)}>
        {tt('undo')}
      </Button>
    </Alert>
  );
}
