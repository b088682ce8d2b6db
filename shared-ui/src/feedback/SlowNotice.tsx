import { Alert } from '@care/ui';
import styled from '@emotion/styled';
import { useEffect, useState, type ReactNode } from 'react';

const SLOW_AFTER_MS = 15_000;

/** In a row of buttons it is the last line. */
const Notice = styled(Alert)`
  order: 1;
  flex-basis: 100%;
  margin-top: var(--s-3);
`;

/** Rendered while an answer is awaited; shows a message once that takes long (SH-15). */
export function SlowNotice({ title, children }: { title: string; children: ReactNode }) {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return isSlow ? (
    <Notice kind="info" title={title}>
      <p>{children}</p>
    </Notice>
  ) : null;
}
