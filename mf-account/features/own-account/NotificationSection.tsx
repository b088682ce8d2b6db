import type { NotificationChange, NotificationSettings } from '@care/contracts/schemas';
import { accountText } from '@care/contracts/account-texts';
import { Meta } from '@care/ui';
import { Switch } from '@care/ui/field';
import { ActionStatus } from '@care/ui/more';
import { ownAccountApi } from './account-api';
import { AccountSection, Loaded } from '../account-section/AccountSection';
import { ownAccountText } from './texts';

/** Settings for e-mails; each switch takes effect at once (AC-07). */
export function NotificationSection() {
  const settings = ownAccountApi.notifications.useQuery();
  return (
    <AccountSection title={ownAccountText('notifications')}>
      <Loaded query={settings}>{(data) => <Switches settings={data} />}</Loaded>
    </AccountSection>
  );
}

function Switches({ settings }: { settings: NotificationSettings }) {
  // A disabled switch would lose the focus.
  const [change, { error, isLoading: isBusy }] = ownAccountApi.changeNotifications.useMutation();
  const { email_notifications, newsletter } = settings;
  const kinds = { messages: ownAccountText('messages'), saved_searches: ownAccountText('savedSearchMails') };
  const set = (wanted: NotificationChange) => isBusy || void change(wanted);
  return (
    <div>
      <ActionStatus error={error} isRunning={isBusy} />
      <Switch
        checked={email_notifications}
        aria-disabled={isBusy}
        onChange={({ target }) => set({ email_notifications: target.checked })}
      >
        {ownAccountText('emailNotifications')}
      </Switch>
      <Meta>{ownAccountText('emailNotificationsHint')}</Meta>
      {(['messages', 'saved_searches'] as const).map((kind) => (
        <Switch
          key={kind}
          checked={email_notifications && settings[kind]}
          aria-disabled={isBusy}
          disabled={!email_notifications}
          onChange={({ target }) => set({ [kind]: target.checked })}
        >
          {kinds[kind]}
        </Switch>
      ))}
      <Switch
        checked={newsletter !== 'OFF'}
        aria-disabled={isBusy}
        onChange={({ target }) => set({ newsletter: target.checked })}
      >
        {ownAccountText('newsletter')}
      </Switch>
      <Meta>{accountText('fields.newsletterConsent')}</Meta>
      {newsletter === 'PENDING' && <Meta role="status">{ownAccountText('newsletterPending')}</Meta>}
    </div>
  );
}
