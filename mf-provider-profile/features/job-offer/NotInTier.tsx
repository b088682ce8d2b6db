import { routes, t } from '@care/contracts';
import { Alert, StandaloneLink } from '@care/ui';
import { jobOfferText } from './texts';

/** Says that the tier of the provider has no page for employers (PP-03, PP-20). */
export const NotInTier = ({ text }: { text: string }) => (
  <Alert kind="info" announce="none" title={t('errors.subpageNotAvailable')}>
    <p>{text}</p>
    <StandaloneLink to={routes.packages.build()}>{jobOfferText('packages')}</StandaloneLink>
  </Alert>
);
