import { addTexts } from '@care/contracts';

/** Texts for the person who was invited. */
export const invitedText = addTexts('rating-invited', {
  title: 'Einladung zu einer Bewertung',
  heading: 'Ihre Erfahrung mit {{name}}',
  lead: '„{{name}}“ bittet Sie um eine Bewertung.',
  free: 'Schreiben Sie offen, was gut war und was nicht. Eine Belohnung gibt es dafür nicht. Sie müssen nicht antworten.',
  mark: 'Ihre Bewertung bekommt öffentlich das Zeichen „Kontakt nachgewiesen“, sobald mindestens fünf eingeladene Personen geschrieben haben. Dafür muss Ihr Konto die E-Mail-Adresse haben, an die die Einladung ging, und Sie müssen sie bestätigen. Von uns erfährt die Einrichtung nicht, welche Bewertung von Ihnen ist. Hat sie nur wenige Menschen eingeladen, kann sie es aber vermuten.',
  account:
    'Sie brauchen ein Konto. Wenn Sie noch keines haben, legen Sie es im nächsten Schritt an und kommen hierher zurück.',
  until: 'Die Einladung gilt für eine Bewertung, bis zum {{date}}.',
  write: 'Bewertung schreiben',
  without: 'Ohne dieses Zeichen bewerten',
  profile: 'Profil der Einrichtung ansehen',
  loadFailed: 'Die Einladung konnte nicht geladen werden.',
  ended: 'Die Einladung gilt nicht mehr',
  endedText: 'Sie können „{{name}}“ trotzdem bewerten. Dafür brauchen Sie keine Einladung.',
  writeWithout: 'Bewertung ohne Einladung schreiben',
  unknown: 'Diese Einladung gibt es nicht',
  unknownText:
    'Vielleicht ist die Adresse nicht vollständig, oder die Einrichtung ist zurzeit nicht öffentlich. Bewerten können Sie jede öffentliche Einrichtung auch ohne Einladung, auf ihrem Profil.',
  toSearch: 'Einrichtung suchen',
  used: 'Ihre Bewertung bekommt später das Zeichen „Kontakt nachgewiesen“.',
  usedText:
    '„{{name}}“ hat Sie eingeladen. Die Einladung gilt für eine Bewertung. Das Zeichen erscheint bei mehreren Bewertungen zugleich, damit niemand daran erkennt, welche Ihre ist.',
  notUsed: 'Die Einladung wird nicht benutzt.',
  hasRated: 'Sie haben diese Einrichtung schon bewertet und können Ihre Bewertung hier ändern.',
  otherCompany: 'Sie gehört zu einer anderen Einrichtung.',
  goOn: 'Sie können die Bewertung ohne sie abgeben.',
});
