import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { Icon } from './Icon';

const turn = keyframes`to { transform: rotate(1turn); }`;

/** An icon that turns; it stands still where reduced motion is asked for. */
export const Spinner = styled(Icon)`
  animation: ${turn} 1.1s linear infinite;
`;
