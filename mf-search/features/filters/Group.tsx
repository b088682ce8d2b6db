import styled from '@emotion/styled';

/** Related choices below their legend. */
export const Group = styled.fieldset`
  min-width: 0;
  & > legend {
    margin-bottom: 0.25rem;
    font-weight: 600;
  }
`;
