import type { NewAuthenticator, RecoveryCodes } from '@care/contracts/schemas';
import { Meta, StandaloneLink } from '@care/ui';
import { TextField } from '@care/ui/form';
import { useLazyModule } from '@care/ui/lazy';
import styled from '@emotion/styled';
import { useEffect } from 'react';
import { OpenForm } from '../own-account/OpenForm';
import { secondFactorApi } from '../second-factor/second-factor-api';
import { securityText } from './texts';

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
