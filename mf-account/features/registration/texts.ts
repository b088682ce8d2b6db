import { addTexts } from '@care/contracts';
import type { UserType } from '@care/contracts/vocabulary';

export const registrationText = addTexts('registration', {
  joinNow: 'Jetzt kostenlos registrieren',
  createFreeProfile: 'Kostenloses Profil anlegen',
  chooseLead: 'Wählen Sie aus, für wen das Konto ist. Es ist kostenlos.',
  headDescription:
    'Kostenlos registrieren: als Pflegekraft, als Pflegeanbieter oder als Pflegesuchende und Angehörige.',
  titleOf: '{{title}}: {{kind}}',
  forProviders: 'Pflegeanbieter',
  forCareSeekers: 'Pflegesuchende und Angehörige',
  iAm: 'Ich bin …',
  addressData: 'Adressdaten',
  doneTitle: 'Registrierung',
  successTitle: 'Ihr Konto ist angelegt.',
  signInNow: 'Jetzt anmelden',
  registerCompanyNext: 'Anmelden und Einrichtung registrieren',
  haveAccount: 'Sie haben schon ein Konto?',
  kinds: {
    JOB_SEEKER: {
      hint: 'Ich suche eine Stelle.',
      lead: 'Für Pflegekräfte ist die Nutzung immer kostenlos.',
      points: {
        a: 'Ihr Name bleibt geschützt. Anbieter sehen nur den Namen, den Sie anzeigen möchten.',
        b: 'Sie bewerben sich mit wenigen Sätzen, und Arbeitgeber können Sie direkt anschreiben.',
        c: 'Kostenlos. Heute und in Zukunft.',
      },
    },
    CARE_PROVIDER: {
      hint: 'Ich vertrete eine Einrichtung.',
      lead: 'Pflegen Sie Ihr Profil selbst und lassen Sie sich von Pflegesuchenden und Pflegekräften finden.',
      points: {
        a: 'Zuerst legen Sie Ihr persönliches Konto an, danach registrieren Sie Ihre Einrichtung.',
        b: 'Bevor Sie ein Profil bearbeiten, prüfen wir, dass Sie die Einrichtung vertreten.',
        c: 'Das Profil ist kostenlos. Pakete buchen Sie nur, wenn Sie möchten.',
      },
    },
    CARE_SEEKER: {
      hint: 'Ich suche Pflege für mich oder für andere.',
      lead: 'Merken Sie sich Pflegeanbieter, schreiben Sie Nachrichten und bewerten Sie, was Sie erlebt haben.',
      points: {
        a: 'Ihre Angaben sieht nur, wem Sie schreiben.',
        b: 'Bewertungen können Sie unter einem anderen Namen veröffentlichen.',
        c: 'Kostenlos. Heute und in Zukunft.',
      },
    },
  },
  phone: 'Telefon',
  gender: 'Geschlecht',
  qualification: 'Qualifikation',
  otherQualification: 'Andere Qualifikation',
  otherQualificationHint: 'Falls Ihre Qualifikation nicht in der Liste steht.',
  workLocations: 'Wo möchten Sie arbeiten? (bis zu drei Orte)',
  place: '{{n}}. Ort',
  radius: 'Umkreis um den {{n}}. Ort',
  removePlace: '{{n}}. Ort löschen',
  addLocation: 'Weiteren Ort hinzufügen',
});

/** The title of the registration page of a kind of account. */
export const registrationTitle = (type: UserType): string =>
  type === 'JOB_SEEKER' ? registrationText('createFreeProfile') : registrationText('joinNow');
