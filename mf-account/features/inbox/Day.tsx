import { formatDate } from '@care/contracts';
import styled from '@emotion/styled';

const Time = styled.time`
  font-size: var(--t-meta);
  line-height: var(--l-meta);
  color: var(--ink-soft);
`;

/** A date such as "3. November 2026" (SH-13). */
export const Day = ({ of: iso }: { of: string }) => <Time dateTime={iso}>{formatDate(iso)}</Time>;
