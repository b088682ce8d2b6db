import { Stack } from '@care/ui';
import styled from '@emotion/styled';

/** Fields under each other, a little below what stands before them. */
export const FormFields = styled(Stack)`
  margin-top: var(--s-3);
`;
