import styled from '@emotion/styled';
import roofline from '../../assets/illustrations/roofline.svg';

/** The decorative row of houses above the footer. */
export const Roofline = styled.div`
  height: clamp(56px, 7vw, 104px);
  margin-top: var(--s-section);
  margin-bottom: -1px;
  background: url(${roofline}) center bottom / auto 100% repeat-x;
  @media print {
    display: none;
  }
`;
