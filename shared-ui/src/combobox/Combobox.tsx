import { FieldFrame, Input, InputWithIcon } from '@care/ui/field';
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ReactElement,
} from 'react';
import type { ComboboxProps } from './combobox-props';

type Full = <Item>(props: ComboboxProps<Item> & { typedText?: string }) => ReactElement;

/** Where the next letter goes; nothing when the visitor is elsewhere. */
const caretOf = (field: HTMLInputElement | null) =>
  field && document.activeElement === field ? field.selectionStart : undefined;

/**
 * A text field with suggestions that arrive while typing (SR-06). Server HTML and the first paint show an ordinary text
 * field; the list's code comes when somebody goes to the field, and takes over what was typed and where the caret stands.
 */
export function Combobox<Item>(props: ComboboxProps<Item>) {
  const generatedId = useId();
  const id = props.id ?? generatedId;
  const [Full, setFull] = useState<Full>();
  const [typed, setTyped] = useState<string>();
  const plain = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(undefined);

  const wake = useCallback(() => {
    import('./FullCombobox').then(
      ({ FullCombobox }) => setFull(() => FullCombobox),
      () => undefined, // it stays an ordinary text field
    );
  }, []);
  const change = (text: string) => {
    setTyped(text);
    props.onChange(null);
    props.onText?.(text);
  };
  const takeOver = useEffectEvent(() => {
    const field = plain.current;
    if (!field) return;
    if (field.value !== field.defaultValue) change(field.value);
    if (document.activeElement === field) wake();
  });
  // The visitor may be faster than the script: what is typed by now counts like what follows.
  useEffect(() => takeOver(), []);
  // Before the browser paints or hands out a key press: none is lost between the two fields.
  useLayoutEffect(() => {
    if (!Full || caret.current === undefined) return;
    const input = document.getElementById(id) as HTMLInputElement | null;
    input?.focus();
    input?.setSelectionRange(caret.current, caret.current);
  }, [Full, id]);

  if (Full) return <Full {...props} id={id} typedText={typed} />;
  const { itemToString, initialItem, initialText, ref } = props;
  return (
    <FieldFrame id={id} label={props.label} hint={props.hint} required={props.required} error={props.error}>
      {(control) => (
        <InputWithIcon icon={props.icon}>
          <Input
            {...control}
            ref={(element: HTMLInputElement | null) => {
              // Read when the field goes and no sooner: one more key may have come since its successor was asked for.
              if (!element) caret.current = caretOf(plain.current);
              plain.current = element;
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
            defaultValue={initialText ?? (initialItem ? itemToString(initialItem) : '')}
            onPointerEnter={wake}
            onFocus={(event) => {
              wake();
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
