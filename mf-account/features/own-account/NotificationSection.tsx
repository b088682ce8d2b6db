import type { NotificationChange, NotificationSettings } from '@care/contracts/schemas';
import { Meta } from '@care/ui';
import { Switch } from '@care/ui/field';
import { ownAccountApi } from './account-api';
import { AccountSection, Loaded } from './AccountSection';
import { ot } from './texts';
import { WriteFailure } from './WriteFailure';

/** Settings for e-mails; each switch takes effect at once (AC-07). */
export function NotificationSection() {
  const settings = ownAccountApi.notifications.useQuery();
  return (
    <AccountSection title={ot('notifications')}>
      <Loaded query={settings}>{(data) => <Switches settings={data} />}</Loaded>
    </AccountSection>
  );
}

function Switches({ settings }: { settings: NotificationSettings }) {
  const [toggle, toggling] = ownAccountApi.toggleNotifications.useMutation();
  const [change, changing] = ownAccountApi.changeNotifications.useMutation();
  const isBusy = toggling.isLoading || changing.isLoading;
  const { email_notifications, newsletter } = settings;
  const kinds = { messages: ot('messages'), saved_searches: ot('savedSearchMails') };
  const set = (wanted: NotificationChange) => void change(wanted);
  return (
    <div>
      <WriteFailure error={toggling.error ?? changing.error} />
      <Switch checked={email_notifications} disabled={isBusy} onChange={() => void toggle()}>
        {ot('emailNotifications')}
      </Switch>
      <Meta>{ot('emailNotificationsHint')}</Meta>
      {(['messages', 'saved_searches'] as const).map((kind) => (
        <Switch
          key={kind}
          checked={email_notifications && settings[kind]}
          disabled={isBusy || !email_notifications}
          onChange={({ target }) => set({ [kind]: target.checked })}
        >
          {kinds[kind]}
        </Switch>
      ))}
      <Switch
        checked={newsletter !== 'OFF'}
        disabled={isBusy}
        onChange={({ target }) => set({ newsletter: target.checked })}
      >
        {ot('newsletter')}
      </Switch>
      {newsletter === 'PENDING' && <Meta role="status">{ot('newsletterPending')}</Meta>}
    </div>
  );
}
