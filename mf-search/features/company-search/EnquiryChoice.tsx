import { routes } from '@care/contracts';
import { ENQUIRY_MAX_RECEIVERS } from '@care/contracts/constants';
import type { CompanyCard } from '@care/contracts/schemas';
import { Button } from '@care/ui';
import { Choice } from '@care/ui/field';
import { useLazyModule } from '@care/ui/lazy';
import { useEffect, useState } from 'react';
import { searchText } from '../../texts';

const FORM_ID = 'enquiry-choice';
/** Id of the sentence that says why a seventh cannot be chosen. */
export const REASON_ID = 'enquiry-choice-full';

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
export type EnquiryChoice = ReturnType<typeof useEnquiryChoice>;

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
      aria-label={`${searchText('enquire')}: ${name}`}
      onChange={() => choice.toggle(id)}
    >
      {searchText('enquire')}
    </Choice>
  );
}

/** Leads to the form of the enquiry: without script by sending the boxes, with it by a bar that comes with the first one. */
export const EnquiryEnd = ({ choice }: { choice: EnquiryChoice }) => (
  <>
    <noscript>
      <form id={FORM_ID} action={routes.enquiry.build()}>
        <Button type="submit">{searchText('enquire')}</Button>
      </form>
    </noscript>
    {choice.chosen.length > 0 && <LazyBar choice={choice} />}
  </>
);

const fetchBar = () => import('./EnquiryBar');

function LazyBar({ choice }: { choice: EnquiryChoice }) {
  const { lazy, load } = useLazyModule(fetchBar);
  useEffect(load, [load]);
  return lazy.kind === 'ready' && <lazy.module.EnquiryBar choice={choice} />;
}
