import type { FieldLook } from '@care/ui/field';
import type { LucideIcon } from 'lucide-react';
import type { FocusEventHandler, ReactNode, Ref } from 'react';
import type { SuggestionSource } from './use-suggestions';

export interface ComboboxProps<Item> extends FieldLook {
  /** Id of the input; by default one of its own. */
  id?: string;
  /** The typed text is sent under this name, also by a form without script. */
  name: string;
  /** What fits the typed text; a failing source gives an empty list. */
  source: SuggestionSource<Item>;
  itemToString: (item: Item) => string;
  itemKey?: (item: Item) => string;
  /** What a suggestion shows, when that is more than its text. */
  renderItem?: (item: Item) => ReactNode;
  /** Called with the picked item, and with null as soon as the text is changed again. */
  onChange: (item: Item | null) => void;
  /** Called with every typed text. */
  onText?: (text: string) => void;
  onFocus?: FocusEventHandler;
  onBlur?: FocusEventHandler;
  /** Picked at the start. To set it from outside later, change the `key`. */
  initialItem?: Item | null;
  initialText?: string;
  /** Pause in typing before the source is asked, in milliseconds. */
  debounceMs: number;
  /** Characters from which on the source is asked. */
  minLength?: number;
  placeholder?: string;
  error?: string;
  icon?: LucideIcon;
  itemIcon?: LucideIcon;
  ref?: Ref<HTMLInputElement>;
}
