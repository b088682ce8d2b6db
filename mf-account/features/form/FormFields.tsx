import { Stack } from '@care/ui';
import styled from '@emotion/styled';

/** Form fields below each other, with a margin at the top. */
export const FormFields = styled(Stack)`
  margin-top: var(--s-3);
`;
