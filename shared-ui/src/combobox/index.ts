export { answerOf } from './answer-of';
export { Combobox } from './Combobox';
export type { ComboboxProps } from './combobox-props';
export type { SuggestionSource } from './use-suggestions';
