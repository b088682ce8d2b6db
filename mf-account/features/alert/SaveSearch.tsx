import { loginPath, routes, type SlotProps, t, useSession, useUserContext } from '@care/contracts';
import { useLocation } from '@care/contracts/router';
import type { AlertInput } from '@care/contracts/schemas';
import { ButtonLink, Stack, StandaloneLink } from '@care/ui';
import { Dialog } from '@care/ui/dialog';
import { SubmitButton, TextField, CallForm, trimmed } from '@care/ui/form';
import { StatusMessage } from '@care/ui/more';
import { useState } from 'react';
import { alertApi } from './alert-api';
import { FrequencyField, SaveForm, type WatchedSearch } from './SaveForm';
import { alertText } from './texts';

type SaveSearchProps = SlotProps['search.save'];

/** Dialog that saves a search in the account, or requests alerts by mail for a visitor. */
export function SaveSearch({ onClose, ...search }: SaveSearchProps) {
  const [isDone, setDone] = useState(false);
  const isSignedIn = useSession().status === 'authenticated';
  const { userType } = useUserContext();
  const done = () => setDone(true);
  const isForProviders = search.kind === 'JOB_SEEKER' && userType !== 'CARE_PROVIDER';
  return (
    <Dialog open onClose={onClose} title={t('search.saveSearch')}>
      {isForProviders && <ProvidersOnly isSignedIn={isSignedIn} />}
      {!isForProviders && isDone && <Done isSaved={isSignedIn} />}
      {!isForProviders && !isDone && (
        <Stack>
          <p>{alertText('save.lead')}</p>
          {isSignedIn ? <SaveForm {...search} onDone={done} /> : <AskForAlert {...search} onDone={done} />}
        </Stack>
      )}
    </Dialog>
  );
}

/** Only providers may see job seekers, so only they get alerts about new ones. */
function ProvidersOnly({ isSignedIn }: { isSignedIn: boolean }) {
  const { pathname, search } = useLocation();
  return (
    <Stack>
      <p>{alertText('save.providersOnly')}</p>
      {!isSignedIn && <ButtonLink to={loginPath(pathname + search)}>{t('nav.login')}</ButtonLink>}
    </Stack>
  );
}

const Done = ({ isSaved }: { isSaved: boolean }) => (
  <Stack>
    <StatusMessage kind={isSaved ? 'success' : 'info'} title={alertText(isSaved ? 'save.saved' : 'save.asked')} />
    {isSaved && <StandaloneLink to={routes.account.build()}>{alertText('save.toAccount')}</StandaloneLink>}
  </Stack>
);

interface AskValues {
  email?: string;
  frequency: NonNullable<AlertInput['frequency']>;
}

const initialValues: AskValues = { frequency: 'DAILY' };
/** Requests alerts without an account. No alert is sent before the address is confirmed. */
function AskForAlert({ kind, query, onDone }: WatchedSearch) {
  const [request] = alertApi.request.useMutation();
  return (
    <CallForm<AskValues>
      send={({ email, frequency }) => request({ kind, query, email: trimmed(email), frequency })}
      onDone={onDone}
      initialValues={initialValues}
      required={['email']}
    >
      <TextField name="email" label={alertText('save.email')} type="email" autoComplete="email" required />
      <FrequencyField of={['INSTANT', 'DAILY', 'WEEKLY']} />
      <SubmitButton>{alertText('save.ask')}</SubmitButton>
    </CallForm>
  );
}
