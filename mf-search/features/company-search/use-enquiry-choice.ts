import { useState } from 'react';
import type * as ChoiceModule from './EnquiryChoice';

/** The providers chosen for one enquiry, on all pages of the results; the code for it is loaded when somebody begins. */
export function useEnquiryChoice() {
  const [parts, setParts] = useState<typeof ChoiceModule>();
  const [chosen, onChoose] = useState<readonly number[]>([]);
  return { parts, chosen, onChoose, begin: () => import('./EnquiryChoice').then(setParts, () => undefined) };
}
