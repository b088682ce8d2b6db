import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';

const { stateChangeTypes: change } = useCombobox;

/**
 * Downshift's state reducer: typing clears the selection, leaving the field or pressing Escape keeps the typed text,
 * and the list opens from `minLength` characters on (SR-06).
 */
export const comboboxState =
  <Item>(minLength: number) =>
  (
    state: UseComboboxState<Item>,
    { type, changes }: UseComboboxStateChangeOptions<Item>,
  ): Partial<UseComboboxState<Item>> => {
    const text = changes.inputValue ?? state.inputValue;
    const isOpen = Boolean(changes.isOpen) && text.trim().length >= minLength;
    if (type === change.InputChange) return { ...changes, selectedItem: null, isOpen };
    if (type === change.InputBlur || type === change.InputKeyDownEscape) {
      return { ...state, isOpen: false, highlightedIndex: -1 };
    }
    return { ...changes, isOpen };
  };
