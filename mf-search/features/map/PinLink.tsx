import { Link } from '@care/ui';
import styled from '@emotion/styled';

/** The link in a pin's small card. */
export const PinLink = styled(Link)`
  font-weight: 600;
`;
