import { useForm, useFormState } from '@care/ui/form';
import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { Button, Heading, Icon, Meta, Panel, Row } from '@care/ui';
import styled from '@emotion/styled';
import { CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { hintsFor, type Hint } from './job-checks';
import type { OfferField, OfferValues } from './offer-values';
import { jobEditorText } from './texts';

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
  const { values: typed } = useFormState<OfferValues>({ subscription: { values: true } });
  const [values, setValues] = useState(typed);
  const [kept, setKept] = useState(keptWords);
  useEffect(() => {
    const timer = setTimeout(() => setValues(typed), QUIET_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  const hints = useMemo<Hints>(
    () => ({
      values,
      hints: hintsOf(values).filter(({ word }) => !word || !kept.includes(word.toLowerCase())),
      mend: ({ key, field }, label) => {
        const hint = hintsOf(form.getState().values).find((one) => one.key === key);
        const changes = hint?.fixes.find((fix) => fix.label === label)?.changes ?? {};
        form.batch(() => {
          for (const [name, value] of Object.entries(changes)) form.change(name as OfferField, value);
        });
        setValues(form.getState().values);
        focusField(field);
      },
      keep: ({ word = '', field }) => {
        const words = [...kept, word.toLowerCase()];
        setKept(words);
        storeKeptWords(words);
        focusField(field);
      },
    }),
    [form, values, kept],
  );
  return <Context.Provider value={hints}>{children}</Context.Provider>;
}

export function useHints(): Hints {
  const found = useContext(Context);
  if (!found) throw new Error('useHints needs a HintProvider around it');
  return found;
}

/** Moves the focus to a field, because the button with the focus disappears. */
const focusField = (field: OfferField): void => document.getElementsByName(field)[0]?.focus();

const List = styled.ul`
  display: grid;
  gap: 0.15rem;
  margin-block: var(--s-3);
  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0.75rem;
    align-items: center;
    min-height: var(--size-touch);
    line-height: 1.35;
  }
  & > li > svg {
    color: var(--blue-700);
  }
  & > li[data-fine] > svg {
    color: var(--green-700);
  }
  & button {
    justify-content: start;
    text-align: start;
  }
`;

/** The results of the checks: satisfied checks, and hints that lead to their field. */
export function CheckList() {
  const { hints } = useHints();
  const has = (kind: Hint['kind']) => hints.some((hint) => hint.kind === kind);
  const fine = [
    !has('range') && jobEditorText('checks.range'),
    !has('title') && jobEditorText('checks.neutral'),
    !has('wording') && jobEditorText('checks.wordingFine'),
  ].filter((text) => text !== false);
  return (
    <Panel as="section" aria-labelledby="beim-schreiben">
      <Heading level={2} look={3} id="beim-schreiben">
        {jobEditorText('checks.title')}
      </Heading>
      <List>
        {fine.map((text) => (
          <li key={text} data-fine>
            <Icon of={CircleCheck} />
            {text}
          </li>
        ))}
        {hints.map(({ key, field, summary }) => (
          <li key={key}>
            <Icon of={Info} />
            <Button variant="bgNone" size="small" onClick={() => focusField(field)}>
              {summary}
            </Button>
          </li>
        ))}
      </List>
      <Meta>{jobEditorText('checks.note')}</Meta>
    </Panel>
  );
}

/** Says beside the publish button how many hints are open. */
export function OpenHints() {
  const { hints } = useHints();
  if (hints.length === 0) return null;
  const count = hints.length;
  return <Meta>{jobEditorText(count === 1 ? 'checks.openOne' : 'checks.openMany', { count })}</Meta>;
}

const Area = styled.div`
  display: grid;
  gap: var(--s-3);
  &:empty {
    display: none;
  }
`;

const Tip = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0.25rem 0.75rem;
  padding: 0.75rem 1rem;
  border-radius: var(--r-field);
  background: var(--blue-50);
  line-height: 1.45;
  & > svg {
    margin-top: 0.12em;
    color: var(--blue-700);
  }
  &[data-kind='pay'] {
    background: var(--lamp-100);
  }
  &[data-kind='pay'] > svg {
    color: var(--lamp-text);
  }
  & > div > * + * {
    margin-top: 0.5rem;
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

/** The hints below a field; new ones are announced politely. */
export function FieldHints({ of }: { of: OfferField }) {
  const { hints } = useHints();
  return (
    <div role="status">
      <Area>
        {hints
          .filter(({ field, text }) => field === of && text)
          .map((hint) => (
            <HintBox key={hint.key} hint={hint} />
          ))}
      </Area>
    </div>
  );
}

function HintBox({ hint }: { hint: Hint }) {
  const { mend, keep } = useHints();
  return (
    <Tip data-kind={hint.kind}>
      <Icon of={hint.kind === 'pay' ? TriangleAlert : Info} />
      <div>
        <p>{hint.text}</p>
        {hint.note && <Meta>{hint.note}</Meta>}
        <Row gap="small">
          {hint.fixes.map(({ label }) => (
            <Button key={label} variant="secondaryGray" size="small" onClick={() => mend(hint, label)}>
              {label}
            </Button>
          ))}
          {hint.kind === 'wording' && (
            <Button variant="bgNone" size="small" onClick={() => keep(hint)}>
              {jobEditorText('hints.keep')}
            </Button>
          )}
        </Row>
      </div>
    </Tip>
  );
}
