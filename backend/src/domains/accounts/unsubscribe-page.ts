import { escapeMarkup } from '@care/contracts/markup';
import type { NotificationSettings } from '@care/contracts/schemas';
import { t } from '@care/contracts/texts';
import type { Unsubscribable } from '../../platform/mail/unsubscribe';

/** Actions of the buttons of the page; mail programs send none, which is `stop`. */
export const UNSUBSCRIBE_ACTIONS = ['stop', 'stop-all', 'undo', 'undo-all'] as const;
export type UnsubscribeAction = (typeof UNSUBSCRIBE_ACTIONS)[number];

const NO_MORE: Record<Unsubscribable, string> = {
  messages: 'keine Hinweise auf neue Nachrichten mehr',
  newsletter: 'keinen Newsletter mehr',
};
/** The kinds of mail that the person gets besides this one. */
function othersOf(what: Unsubscribable, settings: NotificationSettings): string[] {
  const { email_notifications: isAnyOn, messages, saved_searches, newsletter } = settings;
  return [
    ...(isAnyOn && messages && what !== 'messages' ? ['Hinweise auf neue Nachrichten'] : []),
    ...(isAnyOn && saved_searches ? ['Hinweise auf neue Treffer Ihrer gespeicherten Suchen'] : []),
    ...(newsletter !== 'OFF' && what !== 'newsletter' ? ['den Newsletter'] : []),
  ];
}

const ACCOUNT_MAILS = 'E-Mails zu Ihrem Konto selbst, zum Beispiel zu Ihrem Passwort, erhalten Sie in jedem Fall.';
const ORDER_AGAIN = 'Den Newsletter können Sie in Ihrem Konto wieder bestellen.';

interface Part {
  texts: string[];
  button?: [label: string, action: UnsubscribeAction];
}

const document = (body: string): string => `<!doctype html>
<html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>E-Mails abbestellen</title></head>
<body><h1>E-Mails abbestellen</h1>${body}</body></html>
`;

const paragraph = (text: string): string => `<p>${escapeMarkup(text)}</p>`;

export const expiredPage = (): string => document(paragraph(t('errors.linkExpired')));

/**
 * The page of the link in a mail: what the person gets at present, and buttons that change it.
 * @param done what the person has just chosen
 */
export function unsubscribePage(
  { key, what, done }: { key: string; what: Unsubscribable; done?: UnsubscribeAction | undefined },
  settings: NotificationSettings,
): string {
  const parts = partsOf(what, settings, done);
  const form = ([label, action]: NonNullable<Part['button']>): string => {
    const address = escapeMarkup(`?key=${encodeURIComponent(key)}&action=${action}`);
    return `<form method="post" action="${address}"><button>${escapeMarkup(label)}</button></form>`;
  };
  return document(
    parts.map(({ texts, button }) => texts.map(paragraph).join('') + (button ? form(button) : '')).join(''),
  );
}

function partsOf(what: Unsubscribable, settings: NotificationSettings, done?: UnsubscribeAction): Part[] {
  const brand = t('brand.name');
  const { email_notifications: isAnyOn, messages, newsletter } = settings;
  const isNewsletterOff = newsletter === 'OFF';
  if (!isAnyOn && isNewsletterOff)
    return [
      {
        texts: [`Sie erhalten von ${brand} keine Benachrichtigungen und keinen Newsletter mehr.`, ACCOUNT_MAILS],
        button: ['Rückgängig machen', 'undo-all'],
      },
      { texts: [ORDER_AGAIN] },
    ];
  const still = othersOf(what, settings);
  const others: Part =
    still.length > 0
      ? {
          texts: [`Andere E-Mails erhalten Sie weiterhin: ${still.join(' und ')}. ${ACCOUNT_MAILS}`],
          button: ['Auch alle anderen abbestellen', 'stop-all'],
        }
      : { texts: [ACCOUNT_MAILS] };
  const isOff = what === 'newsletter' ? isNewsletterOff : !isAnyOn || !messages;
  if (!isOff) {
    const again = done === 'undo' || done === 'undo-all';
    const text = again
      ? `Sie erhalten von ${brand} wieder Hinweise auf neue Nachrichten.`
      : `Möchten Sie von ${brand} ${NO_MORE[what]} erhalten?`;
    const ask: Part = { texts: [text], button: ['Abbestellen', 'stop'] };
    return done === 'undo-all' ? [ask, { texts: [ORDER_AGAIN] }] : [ask, others];
  }
  const off: Part = { texts: [`Sie erhalten von ${brand} ${NO_MORE[what]}.`] };
  if (what === 'newsletter') return [{ texts: [...off.texts, ORDER_AGAIN] }, others];
  return [{ ...off, button: ['Rückgängig machen', isAnyOn ? 'undo' : 'undo-all'] }, others];
}
