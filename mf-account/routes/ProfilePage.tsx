import { t, useMember, type PageProps } from '@care/contracts';
import { accountText } from '@care/contracts/account-texts';
import { Alert, Container, Heading, Section, Stack } from '@care/ui';
import { AccountSkeleton, OwnAccount } from '../features/own-account/OwnAccount';
import { SignOut } from '../features/own-account/SignOut';

/** `/profile`: the own account; a visitor has to sign in first (SH-09). */
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

const outcomes: Readonly<Record<string, 'errors.ratingAdded' | 'errors.ratingRemoved'>> = {
  'rating-added': 'errors.ratingAdded',
  'rating-removed': 'errors.ratingRemoved',
};

/** The status message for the parameter `success` (AC-07). */
function Outcome({ success }: { success: string | null }) {
  const text = success && Object.hasOwn(outcomes, success) ? outcomes[success] : undefined;
  return text ? <Alert kind="success">{accountText(text)}</Alert> : null;
}
