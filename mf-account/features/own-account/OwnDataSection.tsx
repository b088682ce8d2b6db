import type { UserDetails, AccountSession } from '@care/contracts/schemas';
import { Alert, Button, Meta, Stack, Row, Tag } from '@care/ui';
import { CheckboxField } from '@care/ui/form';
import { ActionStatus, StatusMessage } from '@care/ui/more';
import { Download, UserRoundX, LogOut } from 'lucide-react';
import { useState, useId, useRef } from 'react';
import { formatDate, signOut, useAppDispatch } from '@care/contracts';
import { CurrentPasswordField } from '../account-fields/AccountFields';
import { AccountSection, Entries, Loaded } from '../account-section/AccountSection';
import { OpenForm, useClosing } from './OpenForm';
import { ownAccountApi } from './account-api';
import { ownAccountText } from './texts';

/** Export of all own data, and deletion of the account. */
export function OwnDataSection({ user }: { user: UserDetails }) {
  const [isFormOpen, setFormOpen] = useState(false);
  const { opener, close } = useClosing(() => setFormOpen(false));
  const canDelete = user.deletion_scheduled_at === null;
  if (!canDelete && isFormOpen) setFormOpen(false);
  return (
    <AccountSection title={ownAccountText('ownData')}>
      <DataExport />
      {canDelete && !isFormOpen && (
        <p>
          <Button ref={opener} variant="bgNone" size="small" icon={UserRoundX} onClick={() => setFormOpen(true)}>
            {ownAccountText('deleteAccount')}
          </Button>
        </p>
      )}
      {canDelete && isFormOpen && <DeleteAccountForm user={user} onClose={close} />}
    </AccountSection>
  );
}

/** Polling interval for the state of the export. */
const POLL_MS = 2000;

/** Requests an export of all own data and links to the file when it is ready. */
function DataExport() {
  const [start, { data: started, error, isLoading }] = ownAccountApi.startExport.useMutation();
  return (
    <Stack>
      <Stack gap="small">
        <Button variant="secondaryBlue" size="small" icon={Download} onClick={() => void start()} loading={isLoading}>
          {ownAccountText('downloadData')}
        </Button>
        <Meta>{ownAccountText('downloadHint')}</Meta>
      </Stack>
      <ActionStatus error={error} isRunning={isLoading} />
      {started && <ExportState key={started.id} id={started.id} />}
    </Stack>
  );
}

function ExportState({ id }: { id: number }) {
  const { data: cached } = ownAccountApi.dataExport.useQueryState(id);
  const isWaiting = !cached || cached.status === 'PENDING';
  const { data, error } = ownAccountApi.dataExport.useQuery(id, { pollingInterval: isWaiting ? POLL_MS : 0 });
  if (!data && error) return <ActionStatus error={error} />;
  if (data?.status === 'READY' && data.download_url) {
    return (
      <Alert kind="success" title={ownAccountText('exportReady')}>
        <a href={data.download_url} download>
          {ownAccountText('exportFile')}
        </a>
      </Alert>
    );
  }
  if (data?.status === 'FAILED') return <Alert kind="error" title={ownAccountText('exportFailed')} />;
  if (data?.status === 'EXPIRED') return <Alert kind="warn" title={ownAccountText('exportExpired')} />;
  return <Alert kind="info">{ownAccountText('preparing')}</Alert>;
}

/** Deletes the account: it is locked at once and deleted after 14 days. The form explains the consequences. */
function DeleteAccountForm({ user, onClose }: { user: UserDetails; onClose: () => void }) {
  const [deleteAccount] = ownAccountApi.deleteAccount.useMutation();
  return (
    <>
      <Alert kind="warn" announce="none">
        <p>{ownAccountText('deleteAccountText')}</p>
        {user.profile && <p>{ownAccountText('deleteProfileText')}</p>}
        {user.company && <p>{ownAccountText('deleteCompanyText')}</p>}
      </Alert>
      <OpenForm<{ password?: string; delete_ratings?: boolean }>
        draft="own-deletion"
        required={['password']}
        // On success the page shows a notice at its top instead of this form.
        send={({ password = '', delete_ratings = false }) => deleteAccount({ password, delete_ratings })}
        onCancel={onClose}
        action={ownAccountText('deleteAccount')}
      >
        <CurrentPasswordField label={ownAccountText('ownPassword')} />
        <CheckboxField name="delete_ratings" label={ownAccountText('deleteRatingsToo')} />
      </OpenForm>
    </>
  );
}

/** The sessions of the account; the user can end one, all others, or all (SH-05). */
export function SessionSection() {
  const sessions = ownAccountApi.sessions.useQuery();
  return (
    <AccountSection title={ownAccountText('sessions')}>
      <Loaded query={sessions}>{({ results }) => <SessionList sessions={results} />}</Loaded>
    </AccountSection>
  );
}

function SessionList({ sessions }: { sessions: readonly AccountSession[] }) {
  const dispatch = useAppDispatch();
  const [end, ending] = ownAccountApi.endSession.useMutation();
  const [endMany, endingMany] = ownAccountApi.endSessions.useMutation();
  const isBusy = ending.isLoading || endingMany.isLoading;
  const list = useRef<HTMLUListElement>(null);
  const endOne = async (id: number) => {
    const { error } = await end(id);
    // The focused button will be removed. The user may have moved the focus meanwhile.
    if (!error && list.current?.contains(document.activeElement)) list.current.focus();
  };
  const endAll = async () => {
    const { error } = await endMany('all');
    if (!error) await dispatch(signOut()); // deletes the cookie of this browser
  };
  // A disabled button would lose the focus.
  const whenIdle = (action: () => unknown) => () => isBusy || void action();
  return (
    <>
      <Entries ref={list} tabIndex={-1} aria-label={ownAccountText('sessions')}>
        {sessions.map((session) => (
          <li key={session.id}>
            <SessionEntry session={session} isBusy={isBusy} onEnd={whenIdle(() => endOne(session.id))} />
          </li>
        ))}
      </Entries>
      <ActionStatus error={ending.error ?? endingMany.error} isRunning={isBusy} />
      {endingMany.data && endingMany.originalArgs === 'others' && (
        <StatusMessage kind="success">{ownAccountText('othersEnded', { count: endingMany.data.ended })}</StatusMessage>
      )}
      <Row>
        {sessions.length > 1 && (
          <Button
            variant="secondaryBlue"
            size="small"
            aria-disabled={isBusy}
            onClick={whenIdle(() => endMany('others'))}
          >
            {ownAccountText('endOthers')}
          </Button>
        )}
        <Button variant="secondaryGray" size="small" icon={LogOut} aria-disabled={isBusy} onClick={whenIdle(endAll)}>
          {ownAccountText('endAll')}
        </Button>
      </Row>
    </>
  );
}

interface SessionEntryProps {
  session: AccountSession;
  isBusy: boolean;
  onEnd: () => void;
}

function SessionEntry({
  session: { user_agent, network, created_at, last_seen_at, is_current },
  isBusy,
  onEnd,
}: SessionEntryProps) {
  const device = deviceName(user_agent);
  const seenId = useId();
  return (
    <Row between>
      <span>
        {device}{' '}
        <Meta as="span" id={seenId}>
          {ownAccountText('signedIn', { date: formatDate(created_at) })},{' '}
          {ownAccountText('lastSeen', { date: formatDate(last_seen_at) })},{' '}
          {network ? ownAccountText('network', { network }) : ownAccountText('noPlace')}
        </Meta>
      </span>
      {is_current ? (
        <Tag>{ownAccountText('thisDevice')}</Tag>
      ) : (
        <Button
          variant="bgNone"
          size="small"
          aria-disabled={isBusy}
          aria-label={ownAccountText('endSessionOf', { device })}
          aria-describedby={seenId}
          onClick={onEnd}
        >
          {ownAccountText('endSession')}
        </Button>
      )}
    </Row>
  );
}

const browsers: readonly (readonly [RegExp, string])[] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];
const matchIn = (list: readonly (readonly [RegExp, string])[], text: string) =>
  list.find(([pattern]) => pattern.test(text))?.[1];

/** A name for a device from its user agent: "Firefox auf Windows". */
export function deviceName(userAgent: string | null): string {
  const browser = matchIn(browsers, userAgent ?? '');
  const system = matchIn(systems, userAgent ?? '');
  if (browser && system) return ownAccountText('device', { browser, system });
  return browser ?? system ?? ownAccountText('unknownDevice');
}
