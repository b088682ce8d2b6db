import { addTexts } from '@care/contracts';

/** Texts of the lazy-loaded dialog. */
export const recruitText = addTexts('recruiting', {
  title: 'Nachricht an {{name}}',
  sent: 'Ihre Nachricht wurde gesendet.',
  held: 'Ihre Nachricht wird zugestellt, sobald Sie Ihre E-Mail-Adresse bestätigt haben.',
  toMessages: 'Zu Ihren Nachrichten',
  left_one: 'In diesem Monat können Sie noch eine weitere Pflegekraft anschreiben (von {{limit}}).',
  left_other: 'In diesem Monat können Sie noch {{count}} weitere Pflegekräfte anschreiben (von {{limit}}).',
  contactedAlready:
    'Sie haben diese Pflegekraft in diesem Monat schon angeschrieben. Weitere Nachrichten an sie zählen nicht mit.',
  leftNone: 'Sie haben alle {{limit}} Anwerbungen dieses Monats genutzt.',
  renewed: 'Ab dem {{date}} sind wieder {{limit}} Anwerbungen möglich.',
  changePackage: 'Paket ändern',
  notPublic: 'Ihr Profil ist zurzeit nicht öffentlich. Deshalb können Sie keine Pflegekräfte anschreiben.',
});
