import { addTexts } from '@care/contracts';

/** Texts of the navigation of signed-in users. */
export const memberText = addTexts('shell-member', {
  newCompany: 'Einrichtung eintragen',
  ownProfile: 'Mein Profil',
});
