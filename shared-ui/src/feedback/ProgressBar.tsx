import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { t } from '@care/contracts';

const advance = keyframes`from { transform: scaleX(0); } 20% { transform: scaleX(.5); } to { transform: scaleX(.92); }`;

// Starts after 200 ms, so that fast navigations show no bar.
const Bar = styled.div`
  position: fixed;
  inset: 0 0 auto 0;
  z-index: var(--z-consent);
  height: 4px;
  background: var(--blue-700);
  transform: scaleX(0);
  transform-origin: left;
  animation: ${advance} 6s var(--ease) 200ms forwards;
`;

/** The thin line at the top of the window while the next page is being loaded. */
export const ProgressBar = ({ active }: { active: boolean }) =>
  active ? <Bar role="progressbar" aria-label={t('status.loading')} data-print="hide" /> : null;
