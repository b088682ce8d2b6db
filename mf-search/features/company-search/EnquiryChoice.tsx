import { enquiryPath, routes } from '@care/contracts';
import { ENQUIRY_MAX_RECEIVERS } from '@care/contracts/constants';
import { useNavigate } from '@care/contracts/router';
import type { CompanyCard } from '@care/contracts/schemas';
import { Button, Meta } from '@care/ui';
import { Choice } from '@care/ui/field';
import styled from '@emotion/styled';
import { useState, type FormEvent } from 'react';
import { searchText } from '../../texts';

const FORM_ID = 'enquiry-choice';
const REASON_ID = 'enquiry-choice-full';

// Without script it is always there, because nothing else shows it.
const Bar = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2) var(--s-4);
  align-items: center;
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
  @media (scripting: enabled) {
    &[data-empty] {
      display: none;
    }
  }
`;

/** The providers chosen for one enquiry, on all pages of the results. */
export function useEnquiryChoice() {
  const [chosen, setChosen] = useState<readonly number[]>([]);
  return {
    chosen,
    isFull: chosen.length >= ENQUIRY_MAX_RECEIVERS,
    toggle: (id: number) => {
      if (chosen.includes(id)) setChosen(chosen.filter((one) => one !== id));
      else if (chosen.length < ENQUIRY_MAX_RECEIVERS) setChosen([...chosen, id]);
    },
  };
}
type EnquiryChoice = ReturnType<typeof useEnquiryChoice>;

/** Chooses a hit for an enquiry; a seventh is refused with the reason (EQ-14). */
export function EnquiryBox({ company: { id, name }, choice }: { company: CompanyCard; choice: EnquiryChoice }) {
  const isChosen = choice.chosen.includes(id);
  const isOneTooMany = choice.isFull && !isChosen;
  return (
    <Choice
      type="checkbox"
      form={FORM_ID}
      name="an"
      value={id}
      checked={isChosen}
      aria-disabled={isOneTooMany || undefined}
      aria-describedby={isOneTooMany ? REASON_ID : undefined}
      aria-label={searchText('enquiry.chooseName', { name })}
      onChange={() => choice.toggle(id)}
    >
      {searchText('enquiry.choose')}
    </Choice>
  );
}

/** Leads to the form of the enquiry; without script it sends the boxes (EQ-14). */
export function EnquiryBar({ choice: { chosen, isFull } }: { choice: EnquiryChoice }) {
  const navigate = useNavigate();
  const open = (event: FormEvent) => {
    event.preventDefault();
    void navigate(enquiryPath(chosen));
  };
  return (
    <Bar id={FORM_ID} action={routes.enquiry.build()} onSubmit={open} data-empty={chosen.length === 0 || undefined}>
      <Meta role="status" id={REASON_ID}>
        {searchText(isFull ? 'enquiry.full' : 'enquiry.hint')}
      </Meta>
      <Button type="submit" size="small">
        {chosen.length > 0 ? searchText('enquiry.open', { count: chosen.length }) : searchText('enquiry.openChosen')}
      </Button>
    </Bar>
  );
}
