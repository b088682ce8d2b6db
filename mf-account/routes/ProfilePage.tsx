import { type PageProps, signOut, t, useAppDispatch, useMember } from '@care/contracts';
import { accountText } from '@care/contracts/account-texts';
import { Alert, Button, Container, Heading, Section, Stack } from '@care/ui';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { AccountSkeleton, OwnAccount } from '../features/own-account/OwnAccount';
import { accountPageText } from '../texts';

/** `/profile`: the account of the signed-in user; a visitor has to sign in first (SH-09). */
export function ProfilePage({ url }: PageProps) {
  const member = useMember(url);
  return (
    <Container width="narrow">
      <Section>
        <Stack>
          <Heading level={1}>{t('nav.myAccount')}</Heading>
          <Outcome success={url.searchParams.get('success')} />
          {member ? (
            <Stack gap="large">
              <OwnAccount />
              <SignOut />
            </Stack>
          ) : (
            <AccountSkeleton />
          )}
        </Stack>
      </Section>
    </Container>
  );
}

const outcomes: Readonly<Record<string, () => string>> = {
  'rating-added': () => accountText('errors.ratingAdded'),
  'rating-changed': () => accountPageText('own.ratingChanged'),
  'rating-removed': () => accountText('errors.ratingRemoved'),
};

/** The status message for the parameter `success` (AC-07). */
function Outcome({ success }: { success: string | null }) {
  const text = success && Object.hasOwn(outcomes, success) ? outcomes[success] : undefined;
  return text ? <Alert kind="success">{text()}</Alert> : null;
}

/** Button that ends the session (SH-05); shows an error if the server does not answer. */
function SignOut() {
  const dispatch = useAppDispatch();
  const [state, setState] = useState<'idle' | 'leaving' | 'failed'>('idle');
  const leave = async () => {
    setState('leaving');
    if (!(await dispatch(signOut()))) setState('failed');
  };
  return (
    <Stack>
      {state === 'failed' && <Alert kind="error" title={accountPageText('own.signOutFailed')} />}
      <Button
        variant="secondaryGray"
        icon={LogOut}
        onClick={() => void leave()}
        loading={state === 'leaving'}
        loadingText={accountPageText('own.signingOut')}
      >
        {t('nav.logout')}
      </Button>
    </Stack>
  );
}
