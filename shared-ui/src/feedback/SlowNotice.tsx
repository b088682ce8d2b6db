import { Alert } from '@care/ui';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useIsSlow } from './use-is-slow';

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
