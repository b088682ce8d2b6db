import { addTexts } from '@care/contracts';

/** Texts of the hint at a newer release. */
export const releaseText = addTexts('release', {
  label: 'Hinweis zur Version',
  title: 'Neue Version verfügbar',
  stay: 'Sie bleiben auf dieser Seite und an derselben Stelle.',
  saveFirst: 'Speichern Sie zuerst. Ihre Eingaben bleiben, wir laden nicht von selbst neu.',
  load: 'Jetzt laden',
  toSaving: 'Zum Speichern',
  later: 'Später',
});
