import { formatDate } from '@care/contracts';
import type { NewAuthenticator, RecoveryCodes, SecondFactor } from '@care/contracts/schemas';
import { Alert, Button, Meta, Row } from '@care/ui';
import { ShieldCheck, ShieldOff } from 'lucide-react';
import { useState, type Ref } from 'react';
import { CurrentPasswordField } from '../account-fields/AccountFields';
import { AccountSection, Loaded } from '../account-section/AccountSection';
import { OpenForm, useClosing } from '../own-account/OpenForm';
import { Done } from '../password/EmailForm';
import { RecoveryCodeList } from './RecoveryCodeList';
import { securityApi } from './security-api';
import { SetUpApp } from './SetUpApp';
import { securityText } from './texts';

/** The second factor of the own account: setting up, new recovery codes, switching off (AC-30, AC-32). */
export function SecondFactorSection() {
  const query = securityApi.secondFactor.useQuery();
  return (
    <AccountSection title={securityText('secondFactor')}>
      <Loaded query={query}>{(factor) => <Steps factor={factor} />}</Loaded>
    </AccountSection>
  );
}

type ShownStep = 'shown' | 'switchedOff';
type PasswordStep = 'password' | 'newCodes' | 'switchOff';
type State =
  | { step: ShownStep | PasswordStep }
  | { step: 'app'; app: NewAuthenticator }
  | { step: 'codes'; codes: readonly string[] };

function Steps({ factor }: { factor: SecondFactor }) {
  const [state, setState] = useState<State>({ step: 'shown' });
  const { opener, close } = useClosing(() => setState({ step: 'shown' }));
  const showCodes = ({ recovery_codes }: RecoveryCodes) => setState({ step: 'codes', codes: recovery_codes });
  switch (state.step) {
    case 'app':
      return <SetUpApp app={state.app} onDone={showCodes} onCancel={close} />;
    case 'codes':
      return <RecoveryCodeList codes={state.codes} onStored={close} />;
    case 'shown':
    case 'switchedOff':
      return (
        <>
          {state.step === 'switchedOff' && <Done>{securityText('switchedOff')}</Done>}
          {factor.authenticator ? (
            <Active
              since={factor.authenticator.confirmed_at}
              codesLeft={factor.recovery_codes_left}
              opener={opener}
              onChoose={(step) => setState({ step })}
            />
          ) : (
            <Absent isRequired={factor.is_required} opener={opener} onSetUp={() => setState({ step: 'password' })} />
          )}
        </>
      );
    default:
      return <PasswordSteps step={state.step} setState={setState} showCodes={showCodes} onCancel={close} />;
  }
}

interface Opened {
  /** The button that gets the focus back. */
  opener: Ref<HTMLButtonElement>;
}

const Absent = ({ isRequired, opener, onSetUp }: Opened & { isRequired: boolean; onSetUp: () => void }) => (
  <>
    {isRequired && <Alert kind="warn" title={securityText('required')} announce="none" />}
    <p>{securityText('intro')}</p>
    <Row>
      <Button ref={opener} variant="secondaryBlue" size="small" icon={ShieldCheck} onClick={onSetUp}>
        {securityText('setUp')}
      </Button>
    </Row>
  </>
);

interface ActiveProps extends Opened {
  since: string;
  codesLeft: number;
  onChoose: (step: 'newCodes' | 'switchOff') => void;
}

const Active = ({ since, codesLeft, opener, onChoose }: ActiveProps) => (
  <>
    <p>{securityText('active', { date: formatDate(since) })}</p>
    <Meta>{securityText('codesLeft', { count: codesLeft })}</Meta>
    <Row>
      <Button ref={opener} variant="secondaryBlue" size="small" onClick={() => onChoose('newCodes')}>
        {securityText('newCodes')}
      </Button>
      <Button variant="secondaryGray" size="small" icon={ShieldOff} onClick={() => onChoose('switchOff')}>
        {securityText('switchOff')}
      </Button>
    </Row>
  </>
);

interface PasswordStepsProps {
  step: PasswordStep;
  setState: (state: State) => void;
  showCodes: (codes: RecoveryCodes) => void;
  onCancel: () => void;
}

/** The steps that ask for the password. */
function PasswordSteps({ step, setState, showCodes, onCancel }: PasswordStepsProps) {
  const [begin] = securityApi.beginAuthenticator.useMutation();
  const [renew] = securityApi.newRecoveryCodes.useMutation();
  const [remove] = securityApi.switchOff.useMutation();
  if (step === 'password')
    return (
      <PasswordForm
        action={securityText('continue')}
        send={begin}
        onDone={(app) => setState({ step: 'app', app })}
        onCancel={onCancel}
      />
    );
  if (step === 'newCodes')
    return (
      <PasswordForm
        hint={securityText('newCodesHint')}
        action={securityText('newCodes')}
        send={renew}
        onDone={showCodes}
        onCancel={onCancel}
      />
    );
  return (
    <PasswordForm
      hint={securityText('switchOffHint')}
      action={securityText('switchOff')}
      send={remove}
      onDone={() => setState({ step: 'switchedOff' })}
      onCancel={onCancel}
    />
  );
}

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
