import { addTexts } from '@care/contracts';

export const accountSectionText = addTexts('account-section', {
  loadFailed: 'Dieser Bereich konnte nicht geladen werden.',
});
