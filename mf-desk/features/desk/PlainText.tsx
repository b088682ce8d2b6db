import styled from '@emotion/styled';

/** A paragraph that keeps the line breaks of what a person typed. */
export const PlainText = styled.p`
  white-space: pre-line;
`;
