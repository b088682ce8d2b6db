import { t } from '@care/contracts/texts';
import type { NotificationSettings } from '@care/contracts/schemas';
import type { DbTransaction } from '../../platform/database/schema';
import type { App } from '../../platform/http/app-type';
import { registerMailPage, type PagePart } from '../../platform/http/mail-page';
import { readUnsubscribeKey, type Unsubscribable, type UnsubscribeRight } from '../../platform/mail/unsubscribe';
import { authSecret } from '../../platform/secrets/auth-secret';
import { updateAccount } from './account-rows';
import { endNewsletter, notificationSettings } from './notification-settings';

const ACTIONS = ['stop', 'stop-all', 'undo', 'undo-all'] as const;
type Action = (typeof ACTIONS)[number];

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

/** The unsubscribe link of a mail: it stops the mails of its kind (AC-07, AC-20). */
export default async function unsubscribeRoutes(app: App): Promise<void> {
  registerMailPage(app, {
    path: '/unsubscribe/',
    tag: 'account',
    title: 'E-Mails abbestellen',
    actions: ACTIONS,
    show: async (key, action) => {
      const right = readUnsubscribeKey(authSecret(app.settings), key);
      if (!right) return null;
      const settings = await app.databases.primary.kysely.transaction().execute(async (db) => {
        if (action) await change(db, right, action);
        return notificationSettings(db, right.userId).executeTakeFirst();
      });
      // The account may be deleted.
      return settings ? partsOf(right.what, settings, action) : null;
    },
  });
}

/** What the person gets at present, and buttons that change it. @param done what the person has just chosen */
function partsOf(what: Unsubscribable, settings: NotificationSettings, done?: Action): PagePart<Action>[] {
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
  const others: PagePart<Action> =
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
    const ask: PagePart<Action> = { texts: [text], button: ['Abbestellen', 'stop'] };
    return done === 'undo-all' ? [ask, { texts: [ORDER_AGAIN] }] : [ask, others];
  }
  const off = { texts: [`Sie erhalten von ${brand} ${NO_MORE[what]}.`] };
  if (what === 'newsletter') return [{ texts: [...off.texts, ORDER_AGAIN] }, others];
  return [{ ...off, button: ['Rückgängig machen', isAnyOn ? 'undo' : 'undo-all'] }, others];
}

/** Does what a button says. */
async function change(db: DbTransaction, { userId, what }: UnsubscribeRight, action: Action): Promise<void> {
  const set = (settings: { notify_messages?: boolean; email_notifications?: boolean }) =>
    updateAccount(db, userId).set(settings).execute();
  // The newsletter is not switched on here: that needs a confirmation by mail.
  const isMessages = what === 'messages';
  if (action === 'stop-all') await set({ email_notifications: false });
  if (action === 'stop-all' || (action === 'stop' && !isMessages)) await endNewsletter(db, userId);
  if (action === 'stop' && isMessages) await set({ notify_messages: false });
  if (action === 'undo' && isMessages) await set({ notify_messages: true });
  if (action === 'undo-all') await set({ email_notifications: true, ...(isMessages && { notify_messages: true }) });
}
