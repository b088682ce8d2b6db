import { useState } from 'react';

type ChoiceModule = typeof import('./EnquiryChoice');

/** The providers chosen for one enquiry, on all pages of the results; the code for it is loaded when somebody begins. */
export function useEnquiryChoice() {
  const [parts, setParts] = useState<ChoiceModule>();
  const [chosen, onChoose] = useState<readonly number[]>([]);
  return { parts, chosen, onChoose, begin: () => import('./EnquiryChoice').then(setParts, () => undefined) };
}
