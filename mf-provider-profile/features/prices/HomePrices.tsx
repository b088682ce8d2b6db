import { careFormLabel, formatPrice } from '@care/contracts';
import { ownShare, supplementPercent } from '@care/contracts/care-costs';
import { hasPrices, pricesOfForm, statedParts } from '@care/contracts/company-prices';
import { CARE_HOME_SUPPLEMENT, FACTS_AS_OF } from '@care/contracts/facts';
import type { Company } from '@care/contracts/schemas';
import { Meta, Stack } from '@care/ui';
import { Amount } from '../costs/Amount';
import { fieldLabel } from '../../texts';
import { PriceRow, PriceTable } from './PriceList';
import { pricesText } from './texts';

/** The prices of a home, the supplement of the first year and the sum of the stated parts (CO-05, CO-06). */
export function HomePrices({ company }: { company: Company }) {
  const fields = pricesOfForm('stationare-pflege');
  if (!hasPrices(company, fields)) return null;
  const { care, other, missing } = statedParts(company);
  const percent = supplementPercent(1);
  const total = ownShare({ care, other });
  const isComplete = company.own_share !== null;
  return (
    <Stack>
      {isComplete && <Amount label={pricesText('share.first')} cents={total} />}
      <PriceTable caption={careFormLabel('stationare-pflege')} prices={company} fields={fields}>
        {company.price_care !== null && (
          <tfoot>
            <PriceRow
              label={pricesText('share.supplement', { percent, amount: formatPrice(care) })}
              note={CARE_HOME_SUPPLEMENT.source}
              cents={total - care - other}
            />
            <PriceRow label={pricesText(isComplete ? 'share.total' : 'share.partial')} cents={total} />
          </tfoot>
        )}
      </PriceTable>
      <Meta>
        {missing.length > 0 &&
          `${pricesText('share.without', { parts: missing.map((field) => fieldLabel(field)).join(', ') })} `}
        {pricesText('share.grades')} {pricesText('share.stand', { stand: FACTS_AS_OF })}
      </Meta>
    </Stack>
  );
}
