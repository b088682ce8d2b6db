import { addTexts, t } from '@care/contracts';
import { CITY_SUGGEST_MIN_LENGTH } from '@care/contracts/constants';
import { Icon, LiveRegion } from '@care/ui';
import { FieldFrame, Input, InputWithIcon } from '@care/ui/field';
import styled from '@emotion/styled';
import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { chosenForced } from '../theme/media';
import type { ComboboxProps } from './combobox-props';
import { useSuggestions } from './use-suggestions';

const { stateChangeTypes: change } = useCombobox;

/**
 * Downshift's state reducer: typing clears the selection, leaving the field or pressing Escape keeps the typed text,
 * and the list opens from two characters on (SR-06).
 */
function comboboxState<Item>(
  state: UseComboboxState<Item>,
  { type, changes }: UseComboboxStateChangeOptions<Item>,
): Partial<UseComboboxState<Item>> {
  const text = changes.inputValue ?? state.inputValue;
  const isOpen = Boolean(changes.isOpen) && text.trim().length >= CITY_SUGGEST_MIN_LENGTH;
  if (type === change.InputChange) return { ...changes, selectedItem: null, isOpen };
  if (type === change.InputBlur || type === change.InputKeyDownEscape) {
    return { ...state, isOpen: false, highlightedIndex: -1 };
  }
  return { ...changes, isOpen };
}

const comboboxText = addTexts('ui-combobox', { suggestions: 'Vorschläge' });

const Anchor = styled.div`
  position: relative;
`;

const Popup = styled.div`
  position: absolute;
  z-index: var(--z-raised);
  top: calc(100% + 0.4rem);
  left: 0;
  right: 0;
  max-height: 22rem;
  overflow: auto;
  padding: 0.35rem;
  background: var(--surface);
  border: 1px solid var(--line);
  border-radius: var(--r-field);
  box-shadow: var(--shadow-overlay);
  &[hidden] {
    display: none;
  }
`;

const OptionItem = styled.li`
  display: flex;
  gap: 0.6rem;
  align-items: center;
  min-height: var(--size-touch);
  padding: 0.35rem 0.65rem;
  border-radius: 0.4rem;
  cursor: pointer;
  & > svg {
    color: var(--ink-soft);
  }
  &[aria-selected='true'] {
    background: var(--blue-100);
    font-weight: 600;
    box-shadow: inset 4px 0 0 var(--blue-700);
    ${chosenForced}
  }
`;

const EmptyMessage = styled.p`
  padding: 0.6rem 0.65rem;
`;

/**
 * Enter submits the form when no suggestion is highlighted, Home and End move the caret, and Escape closes the dialog
 * around the field when there is neither a list nor a message. Downshift would prevent all of them.
 */
const isForBrowser = (key: string, highlighted: number, hasMessage: boolean) =>
  ['Home', 'End'].includes(key) || (key === 'Enter' && highlighted < 0) || (key === 'Escape' && !hasMessage);

/** Leaves a key to the browser and to the elements around the field. */
function leaveToBrowser(event: KeyboardEvent) {
  (event.nativeEvent as Event & { preventDownshiftDefault?: boolean }).preventDownshiftDefault = true;
}

/**
 * Opens the list at the start. Downshift takes the focus when a list has opened, so the list opens in the same task that
 * finds the focus in the field: later the user may be in another field.
 */
function useOpenFromStart(mustOpen: () => boolean, open: () => void): void {
  const openNow = useEffectEvent(() => {
    if (mustOpen()) flushSync(open);
  });
  // React flushes nothing inside an effect.
  useEffect(() => queueMicrotask(() => openNow()), []);
}

interface FullComboboxProps<Item> extends ComboboxProps<Item> {
  /** Text typed before this component was loaded: its suggestions are loaded at once. */
  typedText?: string;
}

/**
 * A text field with suggestions while typing. The typed text is local state; the value changes only when a suggestion
 * is selected (SR-06).
 */
export function FullCombobox<Item>(props: FullComboboxProps<Item>) {
  const { source, itemToString, debounceMs, itemIcon, ref } = props;
  const generatedId = useId();
  const id = props.id ?? generatedId;
  const [typed, setTyped] = useState(props.typedText ?? '');
  const { items, settled } = useSuggestions(source, typed, debounceMs);
  const box = useCombobox<Item>({
    id,
    inputId: id,
    items: [...items],
    itemToString: (item) => (item === null ? '' : itemToString(item)),
    initialInputValue: props.typedText ?? props.initialText ?? '',
    stateReducer: comboboxState,
    onSelectedItemChange: ({ selectedItem }) => props.onChange(selectedItem),
    onInputValueChange: ({ type, inputValue }) => {
      setTyped(type === change.InputChange ? inputValue : '');
      props.onText?.(inputValue);
    },
  });
  useOpenFromStart(() => Boolean(props.typedText) && document.activeElement?.id === id, box.openMenu);
  const listOpen = box.isOpen && items.length > 0;
  const list = useRef<HTMLDivElement>(null);
  // Below a field at the lower edge of the screen the list would open out of view.
  useEffect(() => {
    if (listOpen) list.current?.scrollIntoView({ block: 'nearest' });
  }, [listOpen, items]);
  const nothingFound = box.isOpen && settled && items.length === 0;
  const announcement = nothingFound ? t('errors.notFound') : t('search.suggestions', { count: items.length });
  const inputProps = box.getInputProps({
    ref,
    onFocus: props.onFocus,
    onBlur: props.onBlur,
    onKeyDown: (event: KeyboardEvent) => {
      if (isForBrowser(event.key, box.highlightedIndex, listOpen || nothingFound)) leaveToBrowser(event);
    },
  });

  return (
    <FieldFrame id={id} label={props.label} hint={props.hint} required={props.required} error={props.error}>
      {(control) => (
        <Anchor>
          <InputWithIcon icon={props.icon}>
            <Input
              {...inputProps}
              {...control}
              aria-labelledby={undefined}
              aria-expanded={listOpen}
              name={props.name}
              placeholder={props.placeholder}
              spellCheck={false}
            />
          </InputWithIcon>
          <Popup
            as="ul"
            hidden={!listOpen}
            {...box.getMenuProps({ ref: list, 'aria-label': comboboxText('suggestions') })}
            aria-labelledby={undefined}
          >
            {items.map((item, index) => (
              <OptionItem key={props.itemKey?.(item) ?? itemToString(item)} {...box.getItemProps({ item, index })}>
                {itemIcon && <Icon of={itemIcon} size="small" />}
                <span>{props.renderItem?.(item) ?? itemToString(item)}</span>
              </OptionItem>
            ))}
          </Popup>
          {nothingFound && (
            <Popup>
              <EmptyMessage>{t('errors.notFound')}</EmptyMessage>
            </Popup>
          )}
          <LiveRegion message={settled && box.isOpen ? announcement : ''} />
        </Anchor>
      )}
    </FieldFrame>
  );
}
