import { addTexts } from '@care/contracts';

/** Texts of the lazy-loaded follow actions. */
export const followText = addTexts('provider-follow', {
  follow: 'Auf die Merkliste',
  followName: '{{name}} auf die Merkliste',
  unfollow: 'Von der Merkliste entfernen',
  followed: 'Auf Ihrer Merkliste gespeichert.',
  unfollowed: 'Von Ihrer Merkliste entfernt.',
  failed: 'Das hat nicht geklappt: {{reason}}',
  forget: 'Von diesem Gerät entfernen',
  kept: 'Gemerkt: ohne Konto und nur in diesem Browser.',
  forgotten: 'Nicht mehr auf diesem Gerät gemerkt.',
  full: 'Auf diesem Gerät sind schon {{max}} Pflegeanbieter gemerkt. Entfernen Sie bitte zuerst einen davon.',
  refused: 'Dieser Browser speichert hier nichts. Mit einem Konto haben Sie Ihre Merkliste überall.',
  list: 'Zur Merkliste',
});
