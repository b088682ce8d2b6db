import { useState, type SyntheticEvent } from 'react';
import type * as ChoiceModule from './EnquiryChoice';

/** The providers chosen for one enquiry, on all pages of the results; the code for it is loaded when somebody begins. */
export function useEnquiryChoice() {
  const [parts, setParts] = useState<typeof ChoiceModule>();
  const [chosen, onChoose] = useState<readonly number[]>([]);
  const begin = (event: SyntheticEvent) => {
    event.preventDefault();
    void import('./EnquiryChoice').then(setParts, () => 0);
  };
  return { parts, choice: { chosen, onChoose }, begin };
}
