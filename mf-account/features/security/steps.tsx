import type { NewAuthenticator, RecoveryCodes, Passkey } from '@care/contracts/schemas';
import { Meta, StandaloneLink, Button, Row } from '@care/ui';
import { TextField, FORM_ERROR } from '@care/ui/form';
import { useLazyModule } from '@care/ui/lazy';
import styled from '@emotion/styled';
import { useEffect } from 'react';
import { saveFile, StatusMessage } from '@care/ui/more';
import { Download, Printer } from 'lucide-react';
import { OpenForm } from '../own-account/OpenForm';
import { secondFactorApi } from '../second-factor/second-factor-api';
import { securityText } from './texts';
import { CurrentPasswordField } from '../account-fields/AccountFields';
import { createdPasskey } from '../second-factor/passkey-device';

const Secret = styled.code`
  overflow-wrap: anywhere;
`;

const fetchQrCode = () => import('./QrCode').then(({ QrCode }) => QrCode);

interface SetUpAppProps {
  app: NewAuthenticator;
  onDone: (codes: RecoveryCodes) => void;
  onCancel: () => void;
}

/** Shows the secret as a picture and as text, and asks for the first code of the app. */
export function SetUpApp({ app: { secret, address }, onDone, onCancel }: SetUpAppProps) {
  const [confirm] = secondFactorApi.confirmAuthenticator.useMutation();
  const { lazy, load } = useLazyModule(fetchQrCode);
  useEffect(load, [load]);
  return (
    <>
      <p>{securityText('scan')}</p>
      {lazy.kind === 'ready' && <lazy.module text={address} label={securityText('picture')} />}
      {lazy.kind === 'failed' && <Meta>{securityText('pictureFailed')}</Meta>}
      <p>
        {securityText('secret')}: <Secret>{secret.replace(/.{4}(?=.)/g, '$& ')}</Secret>
      </p>
      <p>
        <StandaloneLink to={address}>{securityText('openApp')}</StandaloneLink>
      </p>
      <OpenForm<{ code?: string }, RecoveryCodes>
        draft="second-factor-code"
        required={['code']}
        send={({ code = '' }) => confirm({ code })}
        onDone={onDone}
        onCancel={onCancel}
        action={securityText('finish')}
      >
        <TextField name="code" label={securityText('code')} inputMode="numeric" autoComplete="one-time-code" required />
      </OpenForm>
    </>
  );
}

interface PasskeyValues {
  name?: string;
  password?: string;
}

const NameField = () => (
  <TextField name="name" label={securityText('passkeyName')} hint={securityText('passkeyNameHint')} required />
);

/** Asks for a name and the password, and lets the device create a passkey (OP-70). */
export function AddPasskey({ onDone, onCancel }: { onDone: (codes: RecoveryCodes) => void; onCancel: () => void }) {
  const [begin] = secondFactorApi.beginPasskey.useMutation();
  const [add] = secondFactorApi.addPasskey.useMutation();
  const send = async ({ name = '', password = '' }: PasskeyValues) => {
    const begun = await begin({ password });
    if (!begun.data) return begun;
    const credential = await createdPasskey(begun.data);
    return credential ? add({ name, credential }) : { problems: { [FORM_ERROR]: securityText('passkeyCancelled') } };
  };
  return (
    <OpenForm<PasskeyValues, RecoveryCodes>
      draft="passkey"
      required={['name', 'password']}
      send={send}
      onDone={onDone}
      onCancel={onCancel}
      action={securityText('addPasskey')}
    >
      <Meta>{securityText('passkeyHint')}</Meta>
      <NameField />
      <CurrentPasswordField label={securityText('ownPassword')} />
    </OpenForm>
  );
}

interface RenamePasskeyProps {
  passkey: Passkey;
  onDone: () => void;
  onCancel: () => void;
}

export function RenamePasskey({ passkey, onDone, onCancel }: RenamePasskeyProps) {
  const [rename] = secondFactorApi.renamePasskey.useMutation();
  return (
    <OpenForm<PasskeyValues>
      draft={`passkey-${passkey.id}`}
      initialValues={{ name: passkey.name }}
      required={['name']}
      send={({ name = '' }) => rename({ id: passkey.id, name })}
      onDone={onDone}
      onCancel={onCancel}
      action={securityText('saveName')}
    >
      <NameField />
    </OpenForm>
  );
}

const Codes = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(13rem, 1fr));
  gap: var(--s-2);
  font-family: monospace;
`;

/** New recovery codes, which are shown this once. */
export const RecoveryCodeList = ({ codes, onStored }: { codes: readonly string[]; onStored: () => void }) => (
  <>
    <StatusMessage kind="success" title={securityText('codesTitle')}>
      <p>{securityText('codesText')}</p>
    </StatusMessage>
    <Codes aria-label={securityText('codesTitle')}>
      {codes.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </Codes>
    <Row>
      <Button variant="secondaryBlue" size="small" icon={Download} onClick={() => save(codes)}>
        {securityText('download')}
      </Button>
      <Button variant="secondaryBlue" size="small" icon={Printer} onClick={() => window.print()}>
        {securityText('print')}
      </Button>
      <Button size="small" onClick={onStored}>
        {securityText('stored')}
      </Button>
    </Row>
  </>
);

const save = (codes: readonly string[]): void =>
  saveFile(new Blob([`${codes.join('\r\n')}\r\n`], { type: 'text/plain' }), securityText('file'));
