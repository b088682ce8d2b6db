import { Slot } from '@care/contracts';
import type { CompanyCard } from '@care/contracts/schemas';
import { Button, Heading, Meta, Row, VisuallyHidden } from '@care/ui';
import { Choice as Checkbox } from '@care/ui/field';
import styled from '@emotion/styled';
import { X } from 'lucide-react';
import { useId } from 'react';
import { watchListText } from './texts';
import type { Choice } from './use-choice';

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-5);
`;

interface CompanyListProps {
  companies: readonly CompanyCard[];
  choice: Choice;
  /** Removes an entry; undefined for a shared list. */
  onRemove?: (company: CompanyCard) => void;
  /** Whether the user is signed in; then the card has its own remove button (SR-13). */
  isMember: boolean;
}

/** Providers as cards of the search, each with a checkbox for comparison and enquiry. */
export const CompanyList = ({ companies, choice, onRemove, isMember }: CompanyListProps) => (
  <section>
    <VisuallyHidden>
      <Heading level={2}>{watchListText('list')}</Heading>
    </VisuallyHidden>
    <List>
      {companies.map((company) => (
        <li key={company.id}>
          <Slot name="search.company-card" company={company} onRemove={onRemove} />
          <Row data-print="hide">
            <ChooseBox company={company} choice={choice} />
            {onRemove && !isMember && (
              <Button
                variant="bgNone"
                size="small"
                icon={X}
                aria-label={watchListText('removeName', { name: company.name })}
                onClick={() => onRemove(company)}
              >
                {watchListText('remove')}
              </Button>
            )}
          </Row>
        </li>
      ))}
    </List>
  </section>
);

function ChooseBox({ company: { id, name }, choice }: { company: CompanyCard; choice: Choice }) {
  const reasonId = useId();
  const isChosen = choice.chosen.includes(id);
  const isOneTooMany = choice.isFull && !isChosen;
  return (
    <div>
      <Checkbox
        type="checkbox"
        checked={isChosen}
        aria-disabled={isOneTooMany || undefined}
        aria-describedby={isOneTooMany ? reasonId : undefined}
        aria-label={watchListText('choice.chooseName', { name })}
        onChange={() => choice.toggle(id)}
      >
        {watchListText('choice.choose')}
      </Checkbox>
      {isOneTooMany && <Meta id={reasonId}>{watchListText('choice.reason')}</Meta>}
    </div>
  );
}
