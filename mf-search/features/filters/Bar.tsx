import { media } from '@care/ui';
import styled from '@emotion/styled';

/** The row of filters above the results, on wide screens. */
export const Bar = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2);
  align-items: center;
  padding-top: var(--s-4);
  ${media.belowDesktop} {
    display: none;
  }
  /* Without script the sheet cannot open, so small screens show the filters here. */
  @media (scripting: none) {
    display: flex;
  }
`;
