import type { NotificationChange, NotificationSettings, AlertFrequency, SavedSearch } from '@care/contracts/schemas';
import { accountText } from '@care/contracts/account-texts';
import { Meta, Link, Row, StandaloneLink } from '@care/ui';
import { Switch, FieldFrame, Select } from '@care/ui/field';
import { ActionStatus, StatusMessage, ActionButton } from '@care/ui/more';
import { routes } from '@care/contracts';
import { Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { ownAccountApi } from './account-api';
import { AccountSection, Loaded, Entries } from '../account-section/AccountSection';
import { ownAccountText } from './texts';
import { alertApi } from '../alert/alert-api';

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
  const { email_notifications, newsletter, messages, saved_searches } = settings;
  const switchOf = (name: keyof NotificationChange, isOn: boolean, label: string, disabled = false) => (
    <Switch
      checked={isOn}
      aria-disabled={isBusy}
      disabled={disabled}
      onChange={({ target }) => isBusy || void change({ [name]: target.checked })}
    >
      {label}
    </Switch>
  );
  const isOff = !email_notifications;
  return (
    <div>
      <ActionStatus error={error} isRunning={isBusy} />
      {switchOf('email_notifications', email_notifications, ownAccountText('emailNotifications'))}
      <Meta>{ownAccountText('emailNotificationsHint')}</Meta>
      {switchOf('messages', !isOff && messages, ownAccountText('messages'), isOff)}
      {switchOf('saved_searches', !isOff && saved_searches, ownAccountText('savedSearchMails'), isOff)}
      {switchOf('newsletter', newsletter !== 'OFF', ownAccountText('newsletter'))}
      <Meta>{accountText('fields.newsletterConsent')}</Meta>
      {newsletter === 'PENDING' && <Meta role="status">{ownAccountText('newsletterPending')}</Meta>}
    </div>
  );
}

const frequencies: readonly AlertFrequency[] = ['INSTANT', 'DAILY', 'WEEKLY', 'NONE'];

/** The saved searches with the frequency of their alerts. */
export function SavedSearchSection() {
  const searches = ownAccountApi.savedSearches.useQuery();
  const [removed, setRemoved] = useState<SavedSearch>();
  return (
    <AccountSection title={ownAccountText('savedSearches')}>
      {removed && <Removed key={removed.id} search={removed} />}
      <Loaded query={searches}>
        {({ results }) =>
          results.length === 0 ? (
            <>
              <p>{ownAccountText('noSavedSearches')}</p>
              <StandaloneLink to={routes.home.build()}>{ownAccountText('toSearch')}</StandaloneLink>
            </>
          ) : (
            <Entries>
              {results.map((search) => (
                <li key={search.id}>
                  <SavedSearchEntry search={search} onRemoved={() => setRemoved(search)} />
                </li>
              ))}
            </Entries>
          )
        }
      </Loaded>
    </AccountSection>
  );
}

/** Status message after the removal of a search, with an undo button. */
function Removed({ search: { kind, query, label, frequency } }: { search: SavedSearch }) {
  const [save, { data: saved }] = alertApi.save.useMutation();
  if (saved) return <StatusMessage key="restored" kind="success" title={ownAccountText('searchRestored', { label })} />;
  return (
    <StatusMessage kind="success" title={ownAccountText('searchRemoved', { label })}>
      <ActionButton variant="bgNone" size="small" run={() => save({ kind, query, label, frequency })}>
        {ownAccountText('undo')}
      </ActionButton>
    </StatusMessage>
  );
}

interface SavedSearchEntryProps {
  search: SavedSearch;
  onRemoved: () => void;
}

function SavedSearchEntry({ search: { id, label, path, frequency }, onRemoved }: SavedSearchEntryProps) {
  const field = useId();
  const [change, { error, isLoading }] = ownAccountApi.changeSavedSearch.useMutation();
  const [remove] = ownAccountApi.removeSavedSearch.useMutation();
  return (
    <>
      <Link to={path}>{label}</Link>
      <ActionStatus error={error} isRunning={isLoading} />
      <Row between>
        <FieldFrame id={field} label={ownAccountText('frequency', { label })}>
          {(control) => (
            <Select
              {...control}
              value={frequency}
              // A disabled field would lose the focus.
              aria-disabled={isLoading}
              onChange={({ target }) => isLoading || void change({ id, frequency: target.value as AlertFrequency })}
            >
              {frequencies.map((one) => (
                <option key={one} value={one}>
                  {ownAccountText(`frequencies.${one}`)}
                </option>
              ))}
            </Select>
          )}
        </FieldFrame>
        <ActionButton
          variant="bgNone"
          size="small"
          icon={Trash2}
          aria-label={accountText('actions.remove', { label })}
          run={() => remove(id)}
          onDone={onRemoved}
        >
          {accountText('actions.delete')}
        </ActionButton>
      </Row>
    </>
  );
}
