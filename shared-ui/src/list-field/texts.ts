import { addTexts } from '@care/contracts';

export const listText = addTexts('ui-list-field', {
  takeOn: 'Übernehmen',
  taken: '„{{item}}“ steht jetzt in der Liste.',
  removed: '„{{item}}“ wurde aus der Liste entfernt.',
  note: 'Die Liste wird erst mit dem ganzen Formular gespeichert.',
});
