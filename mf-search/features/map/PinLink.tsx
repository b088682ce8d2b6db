import { Link } from '@care/ui';
import styled from '@emotion/styled';

/** The way from a pin's small card to what it stands for. */
export const PinLink = styled(Link)`
  font-weight: 600;
`;
