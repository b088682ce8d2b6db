import { t, useMember, type PageProps } from '@care/contracts';
import { Container, Heading, Section, Stack } from '@care/ui';
import { AccountSkeleton, OwnAccount } from '../features/own-account/OwnAccount';
import { SignOut } from '../features/own-account/SignOut';

/** `/profile`: the own account; a visitor signs in first and comes back (SH-09). */
export function ProfilePage({ url }: PageProps) {
  const member = useMember(url);
  return (
    <Container width="narrow">
      <Section>
        <Stack>
          <Heading level={1}>{t('nav.myAccount')}</Heading>
          {member ? (
            <Stack gap="large">
              <OwnAccount userId={member.user.id} />
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
