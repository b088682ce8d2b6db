import { priceFields, PRICES, type PriceField } from '@care/contracts/company-prices';
import { CARE_FORMS } from '@care/contracts/vocabulary';
import { daysAfter } from './days';
import type { CompanyRow } from './demo-company';
import { createRandom } from './random';

/** The lowest and the highest invented amount, in euros. */
const RANGES: Record<PriceField, readonly [number, number]> = {
  price_care: [1180, 1980],
  price_training: [60, 140],
  price_lodging: [420, 640],
  price_board: [340, 480],
  price_investment: [310, 720],
  price_single_room: [60, 180],
  price_day_care: [62, 98],
  price_day_board: [14, 22],
  price_day_investment: [7, 14],
  price_day_transport: [9, 19],
  price_flat_rent: [690, 1280],
  price_flat_service: [90, 210],
  price_shared_rent: [480, 760],
  price_shared_household: [210, 290],
  price_shared_service: [240, 420],
  price_home_hour: [36, 52],
  price_home_wash: [29, 41],
  price_home_meal: [11, 19],
  price_home_visit: [5, 8],
};
/** Amounts are often stated, but not always. */
const NEEDED = 0.94;
const OTHER = 0.7;
const OLDEST_DAYS = 480;

type Prices = Pick<CompanyRow, PriceField | 'prices_from'>;
type Priced = Pick<CompanyRow, 'id' | 'owner_id' | 'services_mask'>;

/** The prices that the owner of a provider states for its care forms; always the same for one id. */
export function pricesOf({ id, owner_id, services_mask = 0 }: Priced, base: Date): Prices {
  const random = createRandom(`prices/${id}`);
  const offers = (field: PriceField) => (services_mask & (1 << CARE_FORMS.indexOf(PRICES[field].form))) !== 0;
  const day = daysAfter(base, -random.integer(0, OLDEST_DAYS)).toISOString();
  const prices = priceFields.map((field): [PriceField, number | null] => {
    const [low, high] = RANGES[field];
    const amount = random.integer(low * 10, high * 10) * 10;
    const isStated = random.chance(PRICES[field].isNeeded ? NEEDED : OTHER);
    return [field, owner_id && offers(field) && isStated ? amount : null];
  });
  const hasAny = prices.some(([, amount]) => amount !== null);
  return { prices_from: hasAny ? `${day.slice(0, 7)}-01` : null, ...(Object.fromEntries(prices) as StatedAmounts) };
}

type StatedAmounts = Record<PriceField, number | null>;
