import { type PageProps, signOut, t, useAppDispatch, useMember } from '@care/contracts';
import { accountText } from '@care/contracts/account-texts';
import { useNavigate } from '@care/contracts/router';
import { Alert, Button, Container, Heading, Section, Stack } from '@care/ui';
import { LogOut } from 'lucide-react';
import { useEffect, useState } from 'react';
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
          {member && <Outcome url={url} />}
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

/** The status message for the parameter `success` (AC-07). The address loses it, so that a reload does not repeat it. */
function Outcome({ url }: { url: URL }) {
  const success = url.searchParams.get('success');
  const [shown, setShown] = useState(success);
  if (success !== null && success !== shown) setShown(success);
  const rest = new URL(url);
  rest.searchParams.delete('success');
  const address = rest.pathname + rest.search;
  const navigate = useNavigate();
  useEffect(() => {
    if (success !== null) void navigate(address, { replace: true, preventScrollReset: true });
  }, [success, address, navigate]);
  const text = shown && Object.hasOwn(outcomes, shown) ? outcomes[shown] : undefined;
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
