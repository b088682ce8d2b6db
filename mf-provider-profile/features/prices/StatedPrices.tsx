import { formatDate, isOverAYearOld } from '@care/contracts';
import type { Company } from '@care/contracts/schemas';
import { Alert, Meta, Stack } from '@care/ui';
import { HomePrices } from './HomePrices';
import { OtherPrices } from './PriceList';
import { pricesText } from './texts';

/** All stated prices of a provider with their day, and a warning beside old ones (CO-05). */
export const StatedPrices = ({ company }: { company: Company }) => (
  <Stack gap="large">
    {company.prices_from && (
      <Stack gap="small">
        <Meta>{pricesText('since', { date: formatDate(company.prices_from) })}</Meta>
        {isOverAYearOld(company.prices_from) && <Alert kind="info" announce="none" title={pricesText('old')} />}
      </Stack>
    )}
    {company.services.includes('stationare-pflege') && <HomePrices company={company} />}
    <OtherPrices company={company} />
  </Stack>
);
