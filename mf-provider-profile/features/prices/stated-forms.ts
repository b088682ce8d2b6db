import { PRICED_FORMS, hasPrices, pricesOfForm } from '@care/contracts/company-prices';
import type { Company } from '@care/contracts/schemas';

export const COSTS_SECTION_ID = 'kosten';

/** The care forms of a provider for which it states prices. */
export const statedForms = (company: Company) =>
  PRICED_FORMS.filter((form) => company.services.includes(form) && hasPrices(company, pricesOfForm(form)));

/** Whether a profile has the section "Kosten": prices, or a home without any. */
export const hasCosts = (company: Company): boolean =>
  statedForms(company).length > 0 || company.services.includes('stationare-pflege');
