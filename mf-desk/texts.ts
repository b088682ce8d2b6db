import { addTexts } from '@care/contracts';

export const deskText = addTexts('desk', {
  title: 'Gut bewertete Pflegeanbieter in {{town}}',
  description: 'Pflegeanbieter in {{town}} und Umgebung, die beste Bewertung zuerst.',
  lead: 'Die beste Bewertung steht zuerst.',
  empty: 'Hier gibt es noch keine Pflegeanbieter.',
  loadFailed: 'Die Pflegeanbieter konnten nicht geladen werden.',
});
