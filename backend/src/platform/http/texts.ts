import { addTexts } from '@care/contracts/texts';
import { notFound, type ApiError } from './errors';

const noSuchTexts = {
  page: 'Diese Adresse gibt es nicht.',
  company: 'Diesen Pflegeanbieter gibt es nicht.',
  facility: 'Diese Einrichtung gibt es nicht.',
  jobOffer: 'Dieses Stellenangebot gibt es nicht.',
  application: 'Diese Bewerbung gibt es nicht.',
  rating: 'Diese Bewertung gibt es nicht.',
  claim: 'Diesen Antrag gibt es nicht.',
  profile: 'Dieses Profil gibt es nicht.',
  file: 'Diese Datei gibt es nicht.',
  place: 'Diesen Ort haben wir nicht gefunden.',
};

/** 404 for a missing row, such as `executeTakeFirstOrThrow(() => noSuch('rating'))`. */
export const noSuch = (what: keyof typeof noSuchTexts): ApiError => notFound(noSuchTexts[what]);

/** German texts that several files answer with. A text with a single use stands where it is thrown. */
export const answerText = addTexts('answers', {
  noSuch: noSuchTexts,
  request: {
    wrongField: 'Bitte prüfen Sie diese Angabe.',
    unreadable: 'Die Anfrage ist nicht lesbar.',
    incomplete: 'Die Anfrage ist unvollständig.',
    withoutFile: 'Die Anfrage enthält keine Datei.',
    unreadableAddress: 'Diese Adresse ist nicht lesbar.',
  },
  pdf: {
    active:
      'Diese PDF-Datei enthält Skripte, Startbefehle oder eingebettete Dateien. Bitte speichern oder drucken Sie sie als einfaches PDF.',
    protected: 'Diese PDF-Datei ist verschlüsselt. Bitte speichern Sie sie ohne Passwort.',
    unreadable: 'Diese PDF-Datei können wir nicht prüfen. Bitte speichern oder drucken Sie sie erneut als PDF.',
  },
});
