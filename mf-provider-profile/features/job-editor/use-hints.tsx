import { useForm } from '@care/ui/form';
import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import { hintsFor, type Hint } from './job-checks';
import type { OfferField, OfferValues } from './offer-values';

/** Hints appear after a pause of this length, never while the owner types. */
const QUIET_MS = 800;

const KEPT_WORDS = 'pf-kept-words';

/** The words that the owner wants to keep; they are stored in the tab. */
function keptWords(): readonly string[] {
  try {
    return sessionStorage.getItem(KEPT_WORDS)?.split('\n') ?? [];
  } catch {
    return []; // no storage here
  }
}

function storeKeptWords(words: readonly string[]): void {
  try {
    sessionStorage.setItem(KEPT_WORDS, words.join('\n'));
  } catch {
    // No storage here: the words are kept until the form is closed.
  }
}

interface Hints {
  /** The values at the last pause. */
  values: OfferValues;
  hints: readonly Hint[];
  /** Applies the fix with this label at once, to what the form holds now: that may be newer than the last pause. */
  mend: (hint: Hint, label: string) => void;
  /** Dismisses a word in all fields, also after a reload and in other offers of this tab. */
  keep: (hint: Hint) => void;
}

const Context = createContext<Hints | undefined>(undefined);

const hintsOf = (values: OfferValues): Hint[] => hintsFor(values, new Date().toISOString());

/** The hints of the form around it; only its readers render again after a pause. */
export function HintProvider({ children }: { children: ReactNode }) {
  const form = useForm<OfferValues>();
  const [values, setValues] = useState(() => form.getState().values);
  const [kept, setKept] = useState(keptWords);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = form.subscribe(
      (state) => {
        clearTimeout(timer);
        timer = setTimeout(() => setValues(state.values), QUIET_MS);
      },
      { values: true },
    );
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [form]);

  const mend = ({ key, field }: Hint, label: string) => {
    const hint = hintsOf(form.getState().values).find((one) => one.key === key);
    const changes = hint?.fixes.find((fix) => fix.label === label)?.changes ?? {};
    form.batch(() => {
      for (const [name, value] of Object.entries(changes)) form.change(name as OfferField, value);
    });
    setValues(form.getState().values);
    focusField(field);
  };
  const keep = ({ word = '', field }: Hint) => {
    const words = [...kept, word.toLowerCase()];
    setKept(words);
    storeKeptWords(words);
    focusField(field);
  };
  const hints = hintsOf(values).filter(({ word }) => !word || !kept.includes(word.toLowerCase()));
  return <Context.Provider value={{ values, hints, mend, keep }}>{children}</Context.Provider>;
}

export function useHints(): Hints {
  const found = useContext(Context);
  if (!found) throw new Error('useHints needs a HintProvider around it');
  return found;
}

/** Moves the focus to a field, because the button with the focus disappears. */
export const focusField = (field: OfferField): void => document.getElementsByName(field)[0]?.focus();
