import { useDraft } from '@care/ui/form';
import { useState } from 'react';

/** The draft of a form of a case. After the form was sent, `clear` removes the draft, and `formKey` gives an empty form. */
export function useCaseForm(draftName: string) {
  const draft = useDraft(draftName);
  const [formKey, setFormKey] = useState(0);
  const clear = () => {
    draft.remove();
    setFormKey((key) => key + 1);
  };
  return { draftName, formKey, clear };
}
