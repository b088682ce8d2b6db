import { addTexts, enquiryPath } from '@care/contracts';
import { ENQUIRY_MAX_RECEIVERS } from '@care/contracts/constants';
import type { CompanyCard } from '@care/contracts/schemas';
import { ButtonLink, Meta, Row } from '@care/ui';
import { Choice } from '@care/ui/field';
import styled from '@emotion/styled';

const choiceText = addTexts('search-enquiry', {
  choose: 'Für Anfrage auswählen',
  hint: 'Eine Anfrage geht an bis zu sechs Anbieter.',
  full: 'Sechs Anbieter sind das Höchste.',
  notTaken: 'Nimmt hier keine Anfragen entgegen.',
  open_one: '1 Anbieter anfragen',
  open_other: '{{count}} Anbieter anfragen',
});

/** Of the sentence that says why a seventh cannot be chosen. */
const REASON_ID = 'enquiry-choice';

interface EnquiryBoxProps {
  company: Pick<CompanyCard, 'id' | 'name' | 'is_wpw_confirmed'>;
  chosen: readonly number[];
  onChoose: (chosen: readonly number[]) => void;
}

/** The choice with or without a provider; a seventh is left out. */
const toggled = (chosen: readonly number[], id: number): number[] =>
  chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id].slice(0, ENQUIRY_MAX_RECEIVERS);

/**
 * Chooses a hit for an enquiry; a seventh is refused with the reason, and a provider without a confirmed owner cannot be
 * chosen (EQ-14).
 */
export function EnquiryBox({ company: { id, name, is_wpw_confirmed }, chosen, onChoose }: EnquiryBoxProps) {
  if (!is_wpw_confirmed) return <Meta>{choiceText('notTaken')}</Meta>;
  const isChosen = chosen.includes(id);
  const isOneTooMany = !isChosen && chosen.length >= ENQUIRY_MAX_RECEIVERS;
  const label = choiceText('choose');
  return (
    <Choice
      type="checkbox"
      checked={isChosen}
      aria-disabled={isOneTooMany || undefined}
      aria-describedby={isOneTooMany ? REASON_ID : undefined}
      aria-label={`${label}: ${name}`}
      onChange={() => onChoose(toggled(chosen, id))}
    >
      {label}
    </Choice>
  );
}

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
export const EnquiryBar = ({ chosen }: { chosen: readonly number[] }) => (
  <Bar data-print="hide">
    <Meta role="status" id={REASON_ID}>
      {choiceText(chosen.length < ENQUIRY_MAX_RECEIVERS ? 'hint' : 'full')}
    </Meta>
    {chosen.length > 0 && (
      <ButtonLink to={enquiryPath(chosen)} size="small">
        {choiceText('open', { count: chosen.length })}
      </ButtonLink>
    )}
  </Bar>
);
