import { addTexts, enquiryPath } from '@care/contracts';
import { ButtonLink, Meta, Row } from '@care/ui';
import styled from '@emotion/styled';
import { REASON_ID, type EnquiryChoice } from './EnquiryChoice';

const barText = addTexts('search-enquiry', {
  hint: 'Eine Anfrage geht an bis zu sechs Anbieter.',
  full: 'Sechs Anbieter sind das Höchste.',
  open_one: '1 Anbieter anfragen',
  open_other: '{{count}} Anbieter anfragen',
});

const Bar = styled(Row)`
  position: sticky;
  bottom: 0;
  z-index: var(--z-bottom-bar);
  margin-bottom: var(--s-4);
  padding: var(--s-3) var(--s-4);
  border: 1px solid var(--line);
  border-radius: var(--r-card) var(--r-card) 0 0;
  background: var(--surface);
  box-shadow: var(--shadow-raised);
  & > p {
    flex: 1 1 12rem;
  }
`;

/** Leads to the form with the chosen providers (EQ-14). */
export const EnquiryBar = ({ choice: { chosen, isFull } }: { choice: EnquiryChoice }) => (
  <Bar data-print="hide">
    <Meta role="status" id={REASON_ID}>
      {barText(isFull ? 'full' : 'hint')}
    </Meta>
    <ButtonLink to={enquiryPath(chosen)} size="small">
      {barText('open', { count: chosen.length })}
    </ButtonLink>
  </Bar>
);
