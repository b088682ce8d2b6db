import { FieldFrame, Input, InputWithIcon } from '@care/ui/field';
import { useCallback, useEffectEvent, useId, useLayoutEffect, useRef, useState, type ReactElement } from 'react';
import type { ComboboxProps } from './combobox-props';

type FullComboboxComponent = <Item>(props: ComboboxProps<Item> & { typedText?: string }) => ReactElement;

/** The caret position in the field; undefined when the field has no focus. */
const caretOf = (field: HTMLInputElement | null) =>
  field && document.activeElement === field ? field.selectionStart : undefined;

/**
 * A text field with suggestions while typing (SR-06). Server HTML and the first render contain a plain text field. The
 * code of the list is loaded when the user points at or focuses the field; it keeps the typed text and the caret
 * position.
 */
export function Combobox<Item>(props: ComboboxProps<Item>) {
  const generatedId = useId();
  const id = props.id ?? generatedId;
  const [Full, setFull] = useState<FullComboboxComponent>();
  const [typed, setTyped] = useState<string>();
  const plainField = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(undefined);

  const loadFullCombobox = useCallback(() => {
    import('./FullCombobox').then(
      ({ FullCombobox }) => setFull(() => FullCombobox),
      () => undefined, // the plain text field stays
    );
  }, []);
  const change = (text: string) => {
    setTyped(text);
    props.onChange(null);
    props.onText?.(text);
  };
  const reportTextTypedBeforeHydration = useEffectEvent(() => {
    const field = plainField.current;
    if (!field) return;
    if (field.value !== field.defaultValue) change(field.value);
    if (document.activeElement === field) loadFullCombobox();
  });
  // In a layout effect, which is rendered at once: after a passive effect the list's code may be rendered first,
  // without the text.
  useLayoutEffect(() => reportTextTypedBeforeHydration(), []);
  // In a layout effect, so that no key press is lost between the two fields.
  useLayoutEffect(() => {
    if (!Full || caret.current === undefined) return;
    const input = document.getElementById(id) as HTMLInputElement | null;
    input?.focus();
    input?.setSelectionRange(caret.current, caret.current);
  }, [Full, id]);

  if (Full) return <Full {...props} id={id} typedText={typed} />;
  const { ref } = props;
  return (
    <FieldFrame id={id} label={props.label} hint={props.hint} required={props.required} error={props.error}>
      {(control) => (
        <InputWithIcon icon={props.icon}>
          <Input
            {...control}
            ref={(element: HTMLInputElement | null) => {
              // Read the caret only when the field is removed: the user may have typed since the import started.
              if (!element) caret.current = caretOf(plainField.current);
              plainField.current = element;
              if (typeof ref === 'function') ref(element);
              else if (ref) ref.current = element;
            }}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={false}
            autoComplete="off"
            spellCheck={false}
            name={props.name}
            placeholder={props.placeholder}
            defaultValue={props.initialText ?? ''}
            onPointerEnter={loadFullCombobox}
            onFocus={(event) => {
              loadFullCombobox();
              props.onFocus?.(event);
            }}
            onBlur={props.onBlur}
            onChange={({ target }) => change(target.value)}
          />
        </InputWithIcon>
      )}
    </FieldFrame>
  );
}
