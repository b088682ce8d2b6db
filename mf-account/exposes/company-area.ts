import { t, type PageHead } from '@care/contracts';

export { CompanyAreaPage as default } from '../routes/CompanyAreaPage';

export const head = (): PageHead => ({ title: t('nav.companyOwnerArea'), robots: 'noindex,nofollow' });
