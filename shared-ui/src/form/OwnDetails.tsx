import { selectUser, useAppSelector, useUserContext } from '@care/contracts';
import { useEffect } from 'react';
import { useForm } from 'react-final-form';

/** The signed-in user, as far as forms are filled in with it. */
export interface Person {
  firstName: string;
  lastName: string;
  email?: string;
}

interface OwnDetailsProps {
  /** The values of the form's fields. The same function at every render. */
  fieldsOf: (person: Person) => object;
}

/**
 * Inside a form, after its `FormDraft`: fills in the signed-in user's name and e-mail as soon as they are known. What was
 * typed stays. A sign-out in another tab empties the form; the server answers first who is signed in then (SH-05).
 */
export function OwnDetails({ fieldsOf }: OwnDetailsProps) {
  const form = useForm();
  const { userPk, userFirstName: firstName, userLastName: lastName } = useUserContext();
  const email = useAppSelector(selectUser)?.email;
  const isInDoubt = useAppSelector(({ session }) => session.isInDoubt);
  useEffect(() => {
    if (userPk === null || isInDoubt) return;
    form.setConfig('keepDirtyOnReinitialize', true);
    form.initialize(({ draftKey }) => ({ draftKey, ...fieldsOf({ firstName, lastName, email }) }));
    form.setConfig('keepDirtyOnReinitialize', false);
  }, [form, fieldsOf, userPk, firstName, lastName, email, isInDoubt]);
  return null;
}
