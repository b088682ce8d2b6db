import { LIST_ENTRY_MAX_LENGTH } from '@care/contracts/field-rules';
import { accountText } from '@care/contracts/account-texts';
import { Button, IconButton, LiveRegion, Meta, Row } from '@care/ui';
import { FieldFrame, Input } from '@care/ui/field';
import { useField, useForm, useFormField, useShownError } from '@care/ui/form';
import styled from '@emotion/styled';
import arrayMutators from 'final-form-arrays';
import { Plus, X } from 'lucide-react';
import { useRef, useState, type ChangeEvent, type KeyboardEvent } from 'react';
import { useFieldArray } from 'react-final-form-arrays';
import { addTexts } from '@care/contracts';

const listText = addTexts('ui-list-field', {
  takeOn: 'Übernehmen',
  taken: '„{{item}}“ steht jetzt in der Liste.',
  removed: '„{{item}}“ wurde aus der Liste entfernt.',
  note: 'Die Liste wird erst mit dem ganzen Formular gespeichert.',
});

/**
 * The entries of a list with the text that is still in the field beside it: saving includes that text. Each entry once
 * (AC-10).
 */
export const withDraft = (list: readonly string[] = [], draft = ''): string[] => [
  ...new Set([...list, draft.trim()].filter(Boolean)),
];

/** The mutators that a form with a `ListField` needs. */
export const listMutators = { ...arrayMutators };

const List = styled.ul`
  display: grid;
`;
const Entry = styled.li`
  display: flex;
  justify-content: space-between;
  align-items: center;
  gap: var(--s-3);
  min-width: 0;
  border-bottom: 1px solid var(--line);
  overflow-wrap: anywhere;
`;
const AddRow = styled(Row)`
  & > input {
    flex: 1 1 14rem;
    min-width: 0;
  }
`;

interface ListFieldProps {
  /** Of the list; what is being typed is the field `{name}Draft`. */
  name: string;
  label: string;
  hint?: string;
  maxLength?: number;
  /** At least one entry. */
  required?: boolean;
  /** A further reason to refuse an entry. */
  refuse?: (item: string, items: readonly string[], values: Record<string, unknown>) => string | undefined;
}

/** With what `useShownError` reads, which the library leaves out: otherwise no error of the form appears here (SH-21). */
const subscription = {
  length: true,
  value: true,
  active: true,
  error: true,
  submitError: true,
  submitFailed: true,
  dirtySinceLastSubmit: true,
  modifiedSinceLastSubmit: true,
};

/** A list of short texts that is changed here and saved with the form (AC-10). */
export function ListField({ name, label, hint, maxLength = LIST_ENTRY_MAX_LENGTH, required, refuse }: ListFieldProps) {
  const { fields, meta } = useFieldArray(name, { subscription });
  const { input: draft } = useField<string>(`${name}Draft`);
  const form = useForm<Record<string, unknown>>();
  const id = useFormField(name, label);
  const shown = useShownError(meta);
  const field = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const [announcement, setAnnouncement] = useState('');
  const items = (fields.value ?? []) as string[];

  const take = () => {
    const item = draft.value.trim();
    const found = refuse?.(item, items, form.getState().values) ?? problemOf(item, items, maxLength);
    setProblem(found);
    field.current?.focus();
    if (found || !item) return;
    fields.push(item);
    draft.onChange('');
    setAnnouncement(listText('taken', { item }));
  };
  const remove = (item: string, index: number) => {
    fields.remove(index);
    setAnnouncement(listText('removed', { item }));
    field.current?.focus(); // its button is gone
  };
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    setProblem(undefined); // it was about the former text
    draft.onChange(event);
  };
  const takeOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault(); // the form is not to be sent
    take();
  };
  return (
    <div>
      {items.length > 0 && (
        <List aria-label={label}>
          {items.map((item, index) => (
            <Entry key={item}>
              <span>{item}</span>
              <IconButton
                icon={X}
                label={accountText('actions.remove', { label: item })}
                onClick={() => remove(item, index)}
              />
            </Entry>
          ))}
        </List>
      )}
      <FieldFrame id={id} label={label} hint={hint} required={required} error={problem ?? shown}>
        {(control) => (
          <AddRow>
            <Input
              {...control}
              {...draft}
              ref={field}
              name={`${name}Draft`}
              required={required && items.length === 0}
              onChange={change}
              onKeyDown={takeOnEnter}
            />
            <Button variant="secondaryBlue" icon={Plus} onClick={take}>
              {listText('takeOn')}
            </Button>
          </AddRow>
        )}
      </FieldFrame>
      <Meta>{listText('note')}</Meta>
      <LiveRegion message={announcement} />
    </div>
  );
}

function problemOf(item: string, items: readonly string[], max: number): string | undefined {
  if (items.includes(item)) return accountText('errors.alreadyExists');
  return item.length > max ? accountText('fields.maxLength', { max }) : undefined;
}
