import { routes } from '@care/contracts';
import { ButtonLink } from '@care/ui';
import { accountPageText } from '../../texts';

/** The packages that include contact to job seekers, with a link to them (AC-12). */
export const ActivateAccount = () => (
  <>
    <p>{accountPageText('staff.activateAccount')}</p>
    <ButtonLink to={routes.packages.build()} variant="secondaryBlue" block>
      {accountPageText('staff.toPackages')}
    </ButtonLink>
  </>
);
