import { addTexts } from '@care/contracts';

export const comboboxText = addTexts('ui-combobox', {
  suggestions: 'Vorschläge',
});
