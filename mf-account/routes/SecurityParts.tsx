import { routes, t, useMember, type PageProps, type SlotProps } from '@care/contracts';
import { PageFrame, Placeholder } from '@care/ui/more';
import { SessionSection } from '../features/own-account/SessionSection';
import { SecondFactorSection } from '../features/security/SecondFactorSection';
import { securityText } from '../features/security/texts';
import { PasskeyInstead } from '../features/account-fields/AccountFields';

/** `/profile/sicherheit`: second factor and sessions of the own account; a visitor has to sign in first (AC-30, SH-09). */
function SecurityPage({ url }: PageProps) {
  const member = useMember(url);
  return (
    <PageFrame
      title={securityText('title')}
      above={[{ label: t('nav.myAccount'), to: routes.account.build() }]}
      width="46rem"
      gap="large"
    >
      {member ? (
        <>
          <SecondFactorSection />
          <SessionSection />
        </>
      ) : (
        <Placeholder of={[{ width: '16rem', height: '1.4em' }, '15rem']} />
      )}
    </PageFrame>
  );
}

/** The page, and the slot of other slices: one module, because each further one makes the entry larger (OP-100). */
export const SecurityParts = (props: PageProps | SlotProps['account.confirm-by-passkey']) =>
  'onConfirmed' in props ? <PasskeyInstead {...props} /> : <SecurityPage {...props} />;
