import { FieldFrame, TextAreaControl } from '@care/ui/field';
import { Button, Heading, media, Meta, Stack } from '@care/ui';
import styled from '@emotion/styled';
import { Pencil } from 'lucide-react';
import { useId } from 'react';
import { asApiError } from '@care/contracts';
import type { ErrorBody } from '@care/contracts/schemas';
import { type ConflictPart, asChange } from './section-editor';
import { editingText } from './texts';
import { mergedText, piecesOf } from './word-diff';
import type { SectionChange } from './editing-api';

const Part = styled.fieldset`
  display: grid;
  gap: var(--s-3);
  & > legend {
    margin-bottom: var(--s-3);
    font: 600 var(--t-h4) / 1.35 var(--font-text);
  }
  & > button {
    justify-self: start;
  }
`;
const Versions = styled.div`
  display: grid;
  gap: var(--s-4);
  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`;
const Version = styled.label`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-content: start;
  gap: var(--s-3) 0.75rem;
  padding: var(--s-4);
  border: 2px solid var(--line-strong);
  border-radius: var(--r-card);
  background: var(--surface);
  cursor: pointer;
  &:has(:checked) {
    border-color: var(--blue-700);
    background: var(--blue-50);
    box-shadow: inset 0 0 0 1px var(--blue-700);
  }
  & > input {
    width: 1.5rem;
    height: 1.5rem;
    margin: 0.1rem 0 0;
    accent-color: var(--blue-700);
  }
  & > span:last-of-type {
    grid-column: 1 / -1;
    white-space: pre-line;
  }
`;
const Difference = styled.mark`
  border-radius: 0.2rem;
  background: var(--lamp-100);
  color: inherit;
  text-decoration: underline;
  text-decoration-color: var(--star);
  text-decoration-thickness: 2px;
  text-underline-offset: 0.22em;
`;

interface ConflictChoiceProps {
  conflict: Conflict;
  onChange: (conflict: Conflict) => void;
}

/** Both versions of each part, of which one is chosen; that of this owner first. Texts can also be merged by hand. */
export const ConflictChoice = ({ conflict, onChange }: ConflictChoiceProps) => (
  <Stack>
    <Heading level={3}>{editingText('conflict.title')}</Heading>
    <Meta>{editingText('conflict.differences')}</Meta>
    {conflict.parts.map((part) => (
      <PartChoice
        key={part.label}
        part={part}
        conflict={conflict}
        onChoose={(choice) =>
          onChange({ ...conflict, parts: conflict.parts.map((one) => (one === part ? { ...one, choice } : one)) })
        }
      />
    ))}
  </Stack>
);

interface PartChoiceProps {
  part: Conflict['parts'][number];
  conflict: Conflict;
  onChoose: (choice: Choice) => void;
}

function PartChoice({ part, conflict, onChoose }: PartChoiceProps) {
  const id = useId();
  const { choice } = part;
  const mine = part.text({ ...conflict.theirs, ...conflict.mine });
  const theirs = part.text(conflict.theirs);
  const versions = [
    { is: 'mine', note: editingText('conflict.mineNote'), text: mine, other: theirs },
    { is: 'theirs', note: timeOf(conflict), text: theirs, other: mine },
  ] as const;
  return (
    <Part>
      <legend>{part.label}</legend>
      <Versions>
        {versions.map(({ is, note, text, other }) => (
          <Version key={is}>
            <input type="radio" name={id} checked={choice === is} onChange={() => onChoose(is)} />
            <span>
              <strong>{editingText(`conflict.${is}`)}</strong>
              <Meta as="span"> {note}</Meta>
            </span>
            <span>{text ? <Marked text={text} other={other} /> : <em>{editingText('conflict.empty')}</em>}</span>
          </Version>
        ))}
      </Versions>
      {part.merge && typeof choice === 'string' && (
        <Button
          variant="secondaryGray"
          size="small"
          icon={Pencil}
          onClick={() => onChoose({ merged: mergedText(mine, theirs) })}
        >
          {editingText('conflict.merge')}
        </Button>
      )}
      {typeof choice === 'object' && (
        <FieldFrame
          id={`${id}-merged`}
          label={editingText('conflict.merged', { field: part.label })}
          hint={editingText('conflict.mergedHint')}
        >
          {(control) => (
            <TextAreaControl
              {...control}
              rows={8}
              value={choice.merged}
              onChange={({ target }) => onChoose({ merged: target.value })}
            />
          )}
        </FieldFrame>
      )}
    </Part>
  );
}

const Marked = ({ text, other }: { text: string; other: string }) =>
  piecesOf(text, other).map(({ text: words, differs }, index) =>
    differs ? <Difference key={index}>{words}</Difference> : words,
  );

/** "22. November 2026, 14:12 Uhr" */
export const timeOf = ({ changedAt }: Pick<Conflict, 'changedAt'>): string =>
  changedAt
    ? `${new Date(changedAt).toLocaleString('de-DE', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Berlin' }).replace(' um ', ', ')} Uhr`
    : '';

/** For a part of the section "mine", "theirs" or an own text. */
type Choice = 'mine' | 'theirs' | { merged: string };

/** A section that was changed since it was read. */
export interface Conflict {
  /** The parts that the change concerns and in which both versions differ, each with what is chosen for it. */
  parts: readonly (ConflictPart & { choice: Choice })[];
  mine: SectionChange;
  theirs: SectionChange;
  /** The present version, on which the next attempt is based. */
  etag: string;
  changedAt: string | undefined;
}

/** The conflict of an answer 412; undefined for any other error. `all` are the parts of the section. */
export function conflictOf(error: unknown, all: readonly ConflictPart[], mine: SectionChange) {
  const failure = asApiError(error);
  if (failure.kind !== 'http' || failure.status !== 412) return undefined;
  const { etag, stored, changed_at } = (failure.data as Partial<ErrorBody>).error ?? {};
  if (etag === undefined || stored === undefined) return undefined;
  const theirs = asChange(stored);
  const parts = all
    .filter(
      ({ fields, text }) => fields.some((field) => field in mine) && text({ ...theirs, ...mine }) !== text(theirs),
    )
    .map((part) => ({ ...part, choice: 'mine' as const }));
  return { mine, parts, theirs, etag, changedAt: changed_at ?? undefined };
}

/** The change to send after the choice: parts that stay as they are stored are left out. */
export function chosenChange({ parts, mine }: Conflict): SectionChange {
  const chosen = parts.map(({ fields, merge, choice }): SectionChange => {
    if (choice === 'theirs') return {};
    if (choice !== 'mine') return merge?.(choice.merged) ?? {};
    return Object.fromEntries(Object.entries(mine).filter(([field]) => fields.includes(field as keyof SectionChange)));
  });
  return Object.assign({}, ...chosen) as SectionChange;
}
