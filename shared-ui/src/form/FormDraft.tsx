import { areEntriesOwned, holdPage, onEntriesForgotten, releaseEntries, Slot, t, useSession } from '@care/contracts';
import { useBlocker } from '@care/contracts/router';
import { useEffect, useEffectEvent, useState } from 'react';
import { useForm, useFormState } from 'react-final-form';
import { dropEntry, keepEntry, readEntry } from './kept-entry';

interface FormDraftProps {
  /** What is entered, unique on the site: entries of one name share their place in this tab's storage. */
  name: string;
  /** Fields that are never stored: passwords, and consents, which are asked for anew. The same list at every render. */
  omit?: readonly string[];
  /** Called after an earlier entry was put back, for fields that read their value only once. */
  onRestored?: () => void;
}

const nothing: readonly string[] = [];

/**
 * Inside a form: what was typed survives a reload in this tab, leaving asks first, and a session that ends meanwhile is
 * renewed in place. All of that ends with sending, or when everything is as it was at the start. When the person leaves, the
 * form is empty: what it holds is nothing for the next one.
 */
export function FormDraft({ name, omit = nothing, onRestored }: FormDraftProps) {
  const form = useForm();
  const { values, dirty } = useFormState({ subscription: { values: true, dirty: true } });
  const restore = useEffectEvent(() => {
    const entry = Object.entries(readEntry(name)).filter(([field]) => !omit.includes(field));
    if (entry.length === 0) return;
    form.batch(() => entry.forEach(([field, value]) => form.change(field, value)));
    onRestored?.();
  });
  const isSettled = useSettledEntries();
  useEffect(() => {
    if (isSettled) restore();
  }, [isSettled]);
  const empty = useEffectEvent(() => {
    form.initialize({});
    onRestored?.();
  });
  useEffect(() => onEntriesForgotten(() => empty()), []);
  useEffect(() => {
    if (!isSettled) return;
    if (dirty) keepEntry(name, Object.fromEntries(Object.entries(values).filter(([field]) => !omit.includes(field))));
    else dropEntry(name);
  }, [isSettled, name, omit, values, dirty]);
  return dirty ? <UnsentEntry /> : null;
}

/** Whether what is kept here is for who opens the form: entries of somebody who was signed in wait until it is known who is now. */
function useSettledEntries(): boolean {
  const { status } = useSession();
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    if (isSettled || (status === 'loading' && areEntriesOwned())) return;
    if (status === 'unauthenticated') releaseEntries();
    setSettled(true);
  }, [isSettled, status]);
  return isSettled;
}

/** While something unsent is in the form. */
function UnsentEntry() {
  const isOver = useIsSessionOver();
  useEffect(holdPage, []);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, []);
  useLeaveQuestion();
  return isOver ? <Slot name="session.sign-in-again" /> : null;
}

/** Whether somebody was signed in while this was entered, and is no longer; who leaves on purpose knows. */
function useIsSessionOver(): boolean {
  const session = useSession();
  const [wasSignedIn, setWasSignedIn] = useState(false);
  if (session.status === 'authenticated' && !wasSignedIn) setWasSignedIn(true);
  return wasSignedIn && session.status === 'unauthenticated' && !session.hasLeft;
}

/** Asks before a link leads to another page; another state of the same page is no leaving. */
function useLeaveQuestion(): void {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (window.confirm(t('fields.unsavedChanges'))) blocker.proceed();
    else blocker.reset();
  }, [blocker]);
}
