import { addTexts } from '@care/contracts';

/** Texts about a contract that both sides confirm; each side has its own (PK-07). */
export const hireText = addTexts('hire', {
  about: 'Bewerbung auf „{{title}}“.',
  aboutOpen: 'Bewerbung ohne Stellenangebot.',
  fee: 'einmalig {{net}} zzgl. {{percent}}\u00a0% USt. ({{gross}})',
  question: {
    OPEN: 'Haben Sie mit {{name}} einen Arbeitsvertrag unterschrieben?',
    WAITING: 'Sie haben den Arbeitsvertrag mit {{name}} bestätigt.',
    ASKED: '{{name}} hat bestätigt, dass Sie beide einen Arbeitsvertrag unterschrieben haben. Stimmt das?',
    DECLINED: 'Sie haben angegeben, dass kein Arbeitsvertrag unterschrieben ist.',
    REFUSED: '{{name}} hat angegeben, dass kein Arbeitsvertrag unterschrieben ist.',
    ALONE: '{{name}} kann hier zurzeit nicht bestätigen.',
    COMPLETE: 'Sie und {{name}} haben den Arbeitsvertrag bestätigt.',
  },
  employer: {
    OPEN: 'Erst wenn auch {{name}} bestätigt, berechnen wir {{fee}}.',
    WAITING: 'Am {{date}}. Erst wenn auch {{name}} bestätigt, berechnen wir {{fee}}.',
    ASKED: 'Mit Ihrer Bestätigung berechnen wir {{fee}}. Sie lässt sich danach nicht mehr zurücknehmen.',
    DECLINED: 'Wir berechnen nichts und fragen nicht noch einmal.',
    REFUSED: 'Wir berechnen nichts. Haben Sie doch beide unterschrieben, können Sie das erneut bestätigen.',
    ALONE: 'Haben Sie beide einen Arbeitsvertrag unterschrieben, schreiben Sie uns bitte.',
    COMPLETE: 'Am {{date}}, Referenz {{reference}}. Wir berechnen {{fee}}. Das lässt sich hier nicht mehr ändern.',
  },
  applicant: {
    OPEN: 'Die Einstellung gilt, sobald auch {{name}} bestätigt. Für Sie ist das kostenlos.',
    WAITING: 'Am {{date}}. {{name}} hat noch nicht geantwortet. Für Sie ist das kostenlos.',
    ASKED: 'Für Sie ist das kostenlos. Ihre Bestätigung lässt sich danach nicht mehr zurücknehmen.',
    DECLINED: 'Wir fragen nicht noch einmal.',
    REFUSED: 'Haben Sie doch beide unterschrieben, können Sie das erneut bestätigen. Für Sie ist das kostenlos.',
    ALONE: 'Haben Sie beide einen Arbeitsvertrag unterschrieben, schreiben Sie uns bitte.',
    COMPLETE:
      'Am {{date}}, Referenz {{reference}}. Für Sie ist und bleibt das kostenlos. Das lässt sich hier nicht mehr ändern.',
  },
  changed: 'Der Stand hat sich geändert.',
  yes: 'Ja, beide haben unterschrieben',
  yesAfterNo: 'Doch, beide haben unterschrieben',
  no: 'Nein',
  takeBack: 'Bestätigung zurücknehmen',
  contact: 'Stimmt etwas nicht? Schreiben Sie uns',
  ask: {
    yesTitle: 'Arbeitsvertrag verbindlich bestätigen?',
    yesText: {
      employer: 'Beide Seiten haben dann bestätigt, und wir berechnen {{fee}}. Das lässt sich hier nicht zurücknehmen.',
      applicant: 'Beide Seiten haben dann bestätigt. Das lässt sich hier nicht zurücknehmen.',
    },
    takeBackTitle: 'Bestätigung zurücknehmen?',
    takeBackText: '{{name}} wird benachrichtigt. Sie können später erneut bestätigen.',
  },
});
