import { formatDate } from '@care/contracts';
import type { NewAuthenticator, Passkey, RecoveryCodes, SecondFactor } from '@care/contracts/schemas';
import { Alert, Button, Meta, Row } from '@care/ui';
import { KeyRound, ShieldCheck } from 'lucide-react';
import { useState, type ReactNode, type Ref } from 'react';
import { CurrentPasswordField } from '../account-fields/AccountFields';
import { AccountSection, Entries, Loaded } from '../account-section/AccountSection';
import { OpenForm, useClosing } from '../own-account/OpenForm';
import { Done } from '../password/EmailForm';
import { canUsePasskeys } from '../second-factor/passkey-device';
import { secondFactorApi } from '../second-factor/second-factor-api';
import { AddPasskey, RenamePasskey, RecoveryCodeList, SetUpApp } from './steps';
import { securityText } from './texts';

/** The second factor of the own account: app, passkeys and recovery codes (AC-30, AC-32, OP-70). */
export function SecondFactorSection() {
  const query = secondFactorApi.secondFactor.useQuery();
  return (
    <AccountSection title={securityText('secondFactor')}>
      <Loaded query={query}>{(factor) => <Steps factor={factor} />}</Loaded>
    </AccountSection>
  );
}

/** The steps that a button of the overview opens. */
type OpenedStep =
  | { step: 'password' | 'newCodes' | 'removeApp' | 'addPasskey' }
  | { step: 'removePasskey' | 'renamePasskey'; passkey: Passkey };
type State =
  | OpenedStep
  | { step: 'shown'; done?: 'switchedOff' | 'removed' | 'added' }
  | { step: 'app'; app: NewAuthenticator }
  | { step: 'codes'; codes: readonly string[] };

/** The button that opened a step, which gets the focus back. */
const keyOf = (opened: OpenedStep): string =>
  'passkey' in opened ? `${opened.step}${opened.passkey.id}` : opened.step;

function Steps({ factor }: { factor: SecondFactor }) {
  const [state, setState] = useState<State>({ step: 'shown' });
  const [last, setLast] = useState('');
  const { opener, close } = useClosing(() => setState({ step: 'shown' }));
  const [begin] = secondFactorApi.beginAuthenticator.useMutation();
  const [renew] = secondFactorApi.newRecoveryCodes.useMutation();
  const [removeApp] = secondFactorApi.removeAuthenticator.useMutation();
  const [removePasskey] = secondFactorApi.removePasskey.useMutation();
  const showCodes = ({ recovery_codes: codes }: RecoveryCodes) =>
    setState(codes.length > 0 ? { step: 'codes', codes } : { step: 'shown', done: 'added' });
  const showRemoved = () => setState({ step: 'shown', done: factorsOf(factor) > 1 ? 'removed' : 'switchedOff' });
  switch (state.step) {
    case 'app':
      return <SetUpApp app={state.app} onDone={showCodes} onCancel={close} />;
    case 'codes':
      return <RecoveryCodeList codes={state.codes} onStored={close} />;
    case 'addPasskey':
      return <AddPasskey onDone={showCodes} onCancel={close} />;
    case 'renamePasskey':
      return <RenamePasskey passkey={state.passkey} onDone={close} onCancel={close} />;
    case 'shown':
      return (
        <>
          {state.done && <Done>{securityText(state.done)}</Done>}
          <Overview
            factor={factor}
            open={(opened) => ({
              ref: keyOf(opened) === last ? opener : null,
              onClick: () => {
                setLast(keyOf(opened));
                setState(opened);
              },
            })}
          />
        </>
      );
    case 'password':
      return (
        <PasswordForm
          action={securityText('continue')}
          send={begin}
          onDone={(app) => setState({ step: 'app', app })}
          onCancel={close}
        />
      );
    case 'newCodes':
      return (
        <PasswordForm
          hint={securityText('newCodesHint')}
          action={securityText('newCodes')}
          send={renew}
          onDone={showCodes}
          onCancel={close}
        />
      );
    case 'removeApp':
    case 'removePasskey': {
      const passkey = 'passkey' in state ? state.passkey : undefined;
      return (
        <PasswordForm
          hint={securityText('removeHint')}
          action={passkey ? securityText('removePasskey', { name: passkey.name }) : securityText('removeApp')}
          send={(body) => (passkey ? removePasskey({ id: passkey.id, ...body }) : removeApp(body))}
          onDone={showRemoved}
          onCancel={close}
        />
      );
    }
  }
}

const factorsOf = ({ authenticator, passkeys }: SecondFactor): number => (authenticator ? 1 : 0) + passkeys.length;

interface OverviewProps {
  factor: SecondFactor;
  /** The properties of the button that opens a step. */
  open: (opened: OpenedStep) => { ref: Ref<HTMLButtonElement>; onClick: () => void };
}

function Overview({ factor, open }: OverviewProps) {
  const { authenticator, passkeys, recovery_codes_left: codesLeft, is_required } = factor;
  const hasFactor = factorsOf(factor) > 0;
  return (
    <>
      {is_required && !hasFactor && <Alert kind="warn" title={securityText('required')} announce="none" />}
      <p>{securityText('intro')}</p>
      <Entries aria-label={securityText('factors')}>
        {authenticator && (
          <FactorEntry
            name={securityText('app')}
            meta={securityText('since', { date: formatDate(authenticator.confirmed_at) })}
          >
            <Button variant="bgNone" size="small" {...open({ step: 'removeApp' })}>
              {securityText('removeApp')}
            </Button>
          </FactorEntry>
        )}
        {passkeys.map((passkey) => (
          <FactorEntry key={passkey.id} name={passkey.name} meta={passkeyMeta(passkey)}>
            <Button variant="bgNone" size="small" {...open({ step: 'renamePasskey', passkey })}>
              {securityText('rename', { name: passkey.name })}
            </Button>
            <Button variant="bgNone" size="small" {...open({ step: 'removePasskey', passkey })}>
              {securityText('removePasskey', { name: passkey.name })}
            </Button>
          </FactorEntry>
        ))}
      </Entries>
      <Row>
        {canUsePasskeys() && (
          <Button variant="secondaryBlue" size="small" icon={KeyRound} {...open({ step: 'addPasskey' })}>
            {securityText('addPasskey')}
          </Button>
        )}
        {!authenticator && (
          <Button variant="secondaryBlue" size="small" icon={ShieldCheck} {...open({ step: 'password' })}>
            {securityText('setUp')}
          </Button>
        )}
      </Row>
      {hasFactor && (
        <>
          <Meta>{securityText('codesLeft', { count: codesLeft })}</Meta>
          <Row>
            <Button variant="secondaryBlue" size="small" {...open({ step: 'newCodes' })}>
              {securityText('newCodes')}
            </Button>
          </Row>
        </>
      )}
    </>
  );
}

const passkeyMeta = ({ created_at, last_used_at }: Passkey): string =>
  last_used_at
    ? securityText('used', { date: formatDate(created_at), used: formatDate(last_used_at) })
    : securityText('since', { date: formatDate(created_at) });

const FactorEntry = ({ name, meta, children }: { name: string; meta: string; children: ReactNode }) => (
  <li>
    <Row between>
      <span>
        {name} <Meta as="span">{meta}</Meta>
      </span>
      <Row>{children}</Row>
    </Row>
  </li>
);

interface PasswordFormProps<Answer> {
  hint?: string;
  action: string;
  send: (body: { password: string }) => PromiseLike<{ data?: Answer; error?: unknown }>;
  onDone: (answer: Answer) => void;
  onCancel: () => void;
}

/** A form with the password only, which a change of the second factor asks for. */
const PasswordForm = <Answer,>({ hint, action, send, onDone, onCancel }: PasswordFormProps<Answer>) => (
  <OpenForm<{ password?: string }, Answer>
    draft="second-factor"
    required={['password']}
    send={({ password = '' }) => send({ password })}
    onDone={onDone}
    onCancel={onCancel}
    action={action}
  >
    {hint && <Meta>{hint}</Meta>}
    <CurrentPasswordField label={securityText('ownPassword')} />
  </OpenForm>
);
