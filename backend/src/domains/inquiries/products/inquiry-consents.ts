import { createHash } from 'node:crypto';
import { t } from '@care/contracts/texts';

/** The version of the consent texts of the inquiry form; raised with each change of their words. */
export const INQUIRY_CONSENT_VERSION = '2026-11';

/** The consent texts as the form shows them (PD-02). */
const consentTexts = (): string =>
  [t('inquiry.consent'), t('inquiry.communicationConsent', { operator: t('brand.name') })].join('\n');

/** The fingerprint of the consent texts, as it is stored with each inquiry. */
export const consentTextHash = (): string => createHash('sha256').update(consentTexts()).digest('hex');
