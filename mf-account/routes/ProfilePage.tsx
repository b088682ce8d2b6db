import { t, useMember, type PageProps } from '@care/contracts';
import { accountText } from '@care/contracts/account-texts';
import { Alert, Container, Heading, Section, Stack } from '@care/ui';
import { AccountSkeleton, OwnAccount } from '../features/own-account/OwnAccount';
import { SignOut } from '../features/own-account/SignOut';
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
