import { addTexts } from '@care/contracts';

export const answerText = addTexts('rating-answer', {
  answer: 'Antworten',
  yourAnswer: 'Ihre Antwort',
  hint: 'Ihre Antwort ist öffentlich. Nennen Sie keine Namen und keine Angaben, an denen man die Person erkennt.',
  send: 'Antwort veröffentlichen',
  save: 'Änderung speichern',
  cancel: 'Abbrechen',
  edit: 'Antwort bearbeiten',
  delete: 'Antwort löschen',
  deleteText: 'Die Antwort ist danach nicht mehr öffentlich. Sie können neu antworten.',
  sent: 'Ihre Antwort ist veröffentlicht.',
  saved: 'Ihre Antwort ist geändert.',
  deleted: 'Ihre Antwort ist gelöscht.',
  packages: 'Pakete vergleichen',
});
