export { Combobox, type ComboboxProps } from './Combobox';
export type { SuggestionSource } from './use-suggestions';
