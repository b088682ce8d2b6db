export { answerOf } from './answer-of';
export { Combobox } from './Combobox';
export type { SuggestionSource } from './use-suggestions';
