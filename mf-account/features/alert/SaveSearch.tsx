import { loginPath, routes, t, useSession, useUserContext, type SlotProps } from '@care/contracts';
import { useLocation } from '@care/contracts/router';
import type { AlertFrequency, AlertInput } from '@care/contracts/schemas';
import { ButtonLink, Stack, StandaloneLink } from '@care/ui';
import { Dialog } from '@care/ui/dialog';
import { CallForm, SelectField, SubmitButton, TextField, trimmed } from '@care/ui/form';
import { StatusMessage } from '@care/ui/more';
import { useState } from 'react';
import { alertApi } from './alert-api';
import { alertText } from './texts';

/** Dialog that saves a search in the account, or requests alerts by mail for a visitor. */
export function SaveSearch({ onClose, ...search }: SlotProps['search.save']) {
  const [isDone, setDone] = useState(false);
  const isSignedIn = useSession().status === 'authenticated';
  const { userType } = useUserContext();
  const isForProviders = search.kind === 'JOB_SEEKER' && userType !== 'CARE_PROVIDER';
  const Form = isSignedIn ? SaveForm : AskForAlert;
  return (
    <Dialog open onClose={onClose} title={t('search.saveSearch')}>
      <Stack>
        {isForProviders && <ProvidersOnly isSignedIn={isSignedIn} />}
        {!isForProviders && isDone && <Done isSaved={isSignedIn} />}
        {!isForProviders && !isDone && (
          <>
            <p>{alertText('save.lead')}</p>
            <Form {...search} onDone={() => setDone(true)} />
          </>
        )}
      </Stack>
    </Dialog>
  );
}

/** Only providers may see job seekers, so only they get alerts about new ones. */
function ProvidersOnly({ isSignedIn }: { isSignedIn: boolean }) {
  const { pathname, search } = useLocation();
  return (
    <>
      <p>{alertText('save.providersOnly')}</p>
      {!isSignedIn && <ButtonLink to={loginPath(pathname + search)}>{t('nav.login')}</ButtonLink>}
    </>
  );
}

const Done = ({ isSaved }: { isSaved: boolean }) => (
  <>
    <StatusMessage kind={isSaved ? 'success' : 'info'} title={alertText(isSaved ? 'save.saved' : 'save.asked')} />
    {isSaved && <StandaloneLink to={routes.account.build()}>{alertText('save.toAccount')}</StandaloneLink>}
  </>
);

type WatchedSearch = Pick<SlotProps['search.save'], 'kind' | 'query'> & { onDone: () => void };

/** Saves the search in the account of the signed-in user. */
function SaveForm({ kind, query, onDone }: WatchedSearch) {
  const [save] = alertApi.save.useMutation();
  return (
    <CallForm<{ label?: string; frequency: AlertFrequency }>
      send={({ label, frequency }) => save({ kind, query, frequency, ...(label && { label }) })}
      onDone={onDone}
      initialValues={{ frequency: 'DAILY' }}
      requiredHint={false}
    >
      <TextField name="label" label={alertText('save.label')} />
      <FrequencyField of={['INSTANT', 'DAILY', 'WEEKLY', 'NONE']} />
      <SubmitButton>{t('actions.save')}</SubmitButton>
    </CallForm>
  );
}

/** Requests alerts without an account. No alert is sent before the address is confirmed. */
function AskForAlert({ kind, query, onDone }: WatchedSearch) {
  const [request] = alertApi.request.useMutation();
  return (
    <CallForm<{ email?: string; frequency: NonNullable<AlertInput['frequency']> }>
      send={({ email, frequency }) => request({ kind, query, email: trimmed(email), frequency })}
      onDone={onDone}
      initialValues={{ frequency: 'DAILY' }}
      required={['email']}
    >
      <TextField name="email" label={alertText('save.email')} type="email" autoComplete="email" required />
      <FrequencyField of={['INSTANT', 'DAILY', 'WEEKLY']} />
      <SubmitButton>{alertText('save.ask')}</SubmitButton>
    </CallForm>
  );
}

/** How often alerts are sent. */
const FrequencyField = ({ of: frequencies }: { of: readonly AlertFrequency[] }) => (
  <SelectField
    name="frequency"
    label={alertText('save.frequency')}
    placeholder={false}
    options={frequencies.map((value) => ({ value, label: alertText(`save.frequencies.${value}`) }))}
  />
);
