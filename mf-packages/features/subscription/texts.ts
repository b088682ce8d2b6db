import { addTexts } from '@care/contracts';

export const subscriptionText = addTexts('subscription', {
  loadFailed: 'Ihr Paket konnte nicht geladen werden.',
  noBooking: 'Pakete können Sie auf dieser Website noch nicht buchen oder wechseln. Sie haben nichts bestellt.',
  none: 'Sie haben kein Paket gebucht. Free ist dauerhaft kostenlos.',
  granted: 'Dieses Paket hat der Betreiber freigeschaltet. Es kostet nichts und verlängert sich nicht von selbst.',
  former:
    'Dieses Paket hat der bisherige Inhaber bezahlt. Es endet am {{date}} und verlängert sich nicht. Sie können jetzt ein eigenes buchen.',
  trial: 'Der kostenlose Test läuft bis {{date}}.',
  renews: 'Nächste Zahlung am {{date}}: {{price}} inkl. USt., {{period}}.',
  test: 'Testumgebung: Es fließt kein Geld, auch nicht bei Verlängerungen.',
  canceled:
    'Gekündigt. Ihr Paket gilt noch bis {{date}}, danach Free. Stellenangebote werden dann pausiert, nicht gelöscht.',
  unpaid:
    'Die letzte Zahlung ist fehlgeschlagen. Wir versuchen es noch einmal. Gelingt es nicht, endet das Paket am {{date}}.',
  support: 'Frage stellen oder Besuch vor Ort vereinbaren',
  book: 'Paket buchen',
  upgrade: 'Paket wechseln',
  invoices: 'Paket und Rechnungen',
  cancel: 'Paket kündigen',
  cancelTitle: 'Möchten Sie Ihr Paket kündigen?',
  cancelText:
    'Ihr Paket gilt noch bis {{date}}. Danach ist Ihr Eintrag im kostenlosen Paket Free. Stellenangebote werden pausiert, gelöscht wird nichts.',
  cancelRefund: 'Für nicht genutzte Monate zahlen wir {{price}} inkl. USt. zurück.',
  cancelAction: 'Jetzt kündigen',
  resume: 'Kündigung zurücknehmen',
  resumed: 'Die Kündigung ist zurückgenommen. Ihr Paket läuft weiter.',
  cancelDone: 'Ihr Paket ist gekündigt.',
  changeTitle: 'Ab dem nächsten Zeitraum',
  changeTo: '{{package}}, {{period}}',
  save: 'Wahl speichern',
  changed: 'Ihre Wahl ist gespeichert.',
  smaller:
    'Bei einem kleineren Paket werden überzählige Stellenangebote pausiert, nicht gelöscht. Die neuesten bleiben.',
  larger: 'Ein größeres Paket beginnt sofort. Buchen Sie es unter „Paket wechseln“.',
});
