import {
  draftRemoved,
  draftSaved,
  ownedDraftsDiscarded,
  selectAreDraftsOwned,
  selectDiscards,
  selectDraft,
  Slot,
  t,
  useAppDispatch,
  useAppSelector,
  useAppStore,
  useHoldPage,
  useSession,
} from '@care/contracts';
import { useBlocker } from '@care/contracts/router';
import { useEffect, useEffectEvent, useState } from 'react';
import { useForm, useFormState } from 'react-final-form';

type Values = Record<string, unknown>;

interface FormDraftProps {
  /** The name of the draft, unique on the site. */
  name: string;
  /**
   * Fields that are never stored: passwords, and consents, which are asked for again. The same list at every render.
   */
  omit?: readonly string[];
  /** Fields that the code fills: they are part of the draft, but are not a reason to keep it. `draftKey` by default. */
  automatic?: readonly string[];
  /** Called after the draft was restored or discarded, for fields that read their value only once. */
  onRestored?: () => void;
}

const nothing: readonly string[] = [];
const keyOnly: readonly string[] = ['draftKey'];

/**
 * Inside a form: what was typed survives a reload in this tab, leaving the page asks first, and a session that ends
 * meanwhile is renewed in place. All of that ends when the form is sent, or when everything is as it was at the start.
 * The form becomes empty when the drafts of this tab are discarded because another person uses it.
 */
export function FormDraft({ name, omit = nothing, automatic = keyOnly, onRestored }: FormDraftProps) {
  const form = useForm();
  const store = useAppStore();
  const { values, initialValues } = useFormState({ subscription: { values: true, initialValues: true } });
  const dirty = isTyped(initialValues, values, automatic);
  const stored = (all: object) => Object.entries(all).filter(([field]) => !omit.includes(field));

  const restore = useEffectEvent(() => {
    const draft = stored(selectDraft(store.getState(), name) ?? {});
    if (draft.length === 0) return;
    form.batch(() => draft.forEach(([field, value]) => form.change(field, value)));
    onRestored?.();
  });
  const isSettled = useAreDraftsSettled(dirty);
  useEffect(() => {
    if (isSettled) restore();
  }, [isSettled]);

  const discards = useAppSelector(selectDiscards);
  const [seenDiscards, setSeenDiscards] = useState(discards);
  const empty = useEffectEvent(() => {
    setSeenDiscards(discards);
    form.initialize({});
    onRestored?.();
  });
  useEffect(() => {
    if (discards !== seenDiscards) empty();
  }, [discards, seenDiscards]);

  const save = useEffectEvent(() => {
    const draft = dirty ? stored({ ...emptiedTexts(initialValues, values), ...values }) : [];
    if (draft.length > 0) store.dispatch(draftSaved({ name, values: Object.fromEntries(draft) }));
    else store.dispatch(draftRemoved(name));
  });
  useEffect(() => {
    if (isSettled) save();
  }, [isSettled, name, omit, values, dirty]);
  return dirty ? <UnsentForm /> : null;
}

/**
 * Whether the values differ from the initial ones. The form compares by identity, so that a restored list and an emptied
 * text would always differ.
 */
const isTyped = (initial: Values = {}, values: Values, automatic: readonly string[]): boolean =>
  Object.keys({ ...initial, ...values }).some(
    (field) => !automatic.includes(field) && !isSame(initial[field], values[field]),
  );

const isSame = (one: unknown, other: unknown): boolean =>
  one === other || (!(other instanceof File) && contentOf(one) === contentOf(other));

/** The value as a text; that of an empty text, list or object and of an empty box is empty. */
const contentOf = (value: unknown): string =>
  (JSON.stringify(value, (_key, part: unknown) => part || undefined) ?? '').replace(/^(\[\]|\{\})$/, '');

/**
 * The form has no value for a text field that was emptied. The draft needs one: otherwise the field would have its
 * initial value again after a reload (SH-21).
 */
function emptiedTexts(initial: object = {}, values: object): Record<string, string> {
  const emptied = Object.entries(initial).filter(([field, value]) => typeof value === 'string' && !(field in values));
  return Object.fromEntries(emptied.map(([field]) => [field, '']));
}

/** The draft of a form for the component around it. */
export function useDraft(name: string): { wasFound: boolean; remove: () => void } {
  const store = useAppStore();
  const [wasFound] = useState(() => selectDraft(store.getState(), name) !== undefined);
  return { wasFound, remove: () => void store.dispatch(draftRemoved(name)) };
}

/**
 * Whether the drafts belong to the person at this tab. Drafts of a person wait until it is known who is signed in, and
 * while another form of the page is held for signing in again: discarding them would empty that form (SH-09).
 */
function useAreDraftsSettled(isUnsent: boolean): boolean {
  const { status } = useSession();
  const isKnown = useAppSelector(({ session }) => session.answered > 0);
  const areOwned = useAppSelector(selectAreDraftsOwned);
  const isOtherHeld = useAppSelector(({ drafts }) => drafts.unsentForms) > (isUnsent ? 1 : 0);
  const dispatch = useAppDispatch();
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const isOpen = !isKnown || (status === 'unauthenticated' && isOtherHeld);
    if (isSettled || (areOwned && isOpen)) return;
    if (status === 'unauthenticated') dispatch(ownedDraftsDiscarded());
    setSettled(true);
  }, [isSettled, isKnown, status, areOwned, isOtherHeld, dispatch]);
  return isSettled;
}

/** Is there while the form holds something unsent. */
function UnsentForm() {
  const isOver = useIsSessionOver();
  useHoldPage();
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, []);
  useLeaveQuestion();
  return isOver ? <Slot name="session.sign-in-again" /> : null;
}

/** Whether the session has ended by itself while the form was filled in. */
function useIsSessionOver(): boolean {
  const session = useSession();
  const [wasSignedIn, setWasSignedIn] = useState(false);
  if (session.status === 'authenticated' && !wasSignedIn) setWasSignedIn(true);
  return wasSignedIn && session.status === 'unauthenticated' && !session.hasLeft;
}

/** Asks before a link leads to another page; another state of the same page does not count. */
function useLeaveQuestion(): void {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (window.confirm(t('fields.unsavedChanges'))) blocker.proceed();
    else blocker.reset();
  }, [blocker]);
}
