import { formatDate, signOut, useAppDispatch } from '@care/contracts';
import type { AccountSession } from '@care/contracts/schemas';
import { Button, Meta, Row, Tag } from '@care/ui';
import { ActionStatus, StatusMessage } from '@care/ui/more';
import { LogOut } from 'lucide-react';
import { useId, useRef } from 'react';
import { ownAccountApi } from './account-api';
import { AccountSection, Entries, Loaded } from '../account-section/AccountSection';
import { ownAccountText } from './texts';

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

function SessionEntry({ session, isBusy, onEnd }: { session: AccountSession; isBusy: boolean; onEnd: () => void }) {
  const { user_agent, network, created_at, last_seen_at, is_current } = session;
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
