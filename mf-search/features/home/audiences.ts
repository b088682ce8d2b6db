import { formatNumber, routes, t } from '@care/contracts';
import { CLAIMED_COMPANIES, CLAIMED_SPECIALISTS } from '@care/contracts/constants';

/** One of the three groups the site speaks to, in the words of its banner (SH-19). */
export interface Invitation {
  title: string;
  text: string;
  action: string;
  to: string;
}

const moreThan = (claimed: number): string => t('hero.moreThan', { number: formatNumber(claimed) });

export const invitations = {
  careSeekers: (): Invitation => ({
    title: t('hero.careSeekersTitle'),
    text: t('hero.careSeekersText', { providers: moreThan(CLAIMED_COMPANIES) }),
    action: t('hero.careSeekersAction'),
    to: routes.home.build(),
  }),
  jobSeekers: (): Invitation => ({
    title: t('hero.jobSeekersTitle'),
    text: t('hero.jobSeekersText'),
    action: t('hero.jobSeekersAction'),
    to: routes.registration.build(),
  }),
  employers: (): Invitation => ({
    title: t('hero.employersTitle'),
    text: t('hero.employersText', { specialists: moreThan(CLAIMED_SPECIALISTS) }),
    action: t('hero.employersAction'),
    to: routes.packages.build(),
  }),
};

export type Audience = keyof typeof invitations;
