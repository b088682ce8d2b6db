import type { DemoCompany } from './demo-company';
import { createRandom, type Random } from './random';
import { SANDBOX_CONTENT } from './sandbox';

/** The maximum number for one provider. */
const MOST = 150;

/** Half of the providers have none, a quarter one or two, a few very many. */
function drawCount(random: Random): number {
  const draw = random.next();
  if (draw < 0.5) return 0;
  if (draw < 0.75) return random.integer(1, 2);
  if (draw < 0.92) return random.integer(3, 6);
  if (draw < 0.988) return 7 + Math.floor(random.next() ** 1.7 * 14);
  return Math.min(MOST, 21 + Math.floor(random.next() ** 2.4 * 130));
}

/** The number of reviews of each provider: `total` together, and one provider has exactly the maximum. */
export function ratingCounts(companies: readonly DemoCompany[], total: number): number[] {
  const random = createRandom('rating-counts');
  const fixed = companies.map(({ row }) => SANDBOX_CONTENT[row.slug]?.ratings);
  const counts = fixed.map((count) => count ?? drawCount(random));
  const longTail = fixed.indexOf(undefined);
  if (longTail >= 0 && total >= MOST * 2) counts[longTail] = MOST;
  let missing = total - counts.reduce((sum, count) => sum + count, 0);
  while (missing !== 0) {
    const index = random.integer(0, counts.length - 1);
    const count = counts[index] ?? 0;
    // Only providers with a medium number are adjusted to reach the total.
    const isMovable = fixed[index] === undefined && index !== longTail && count >= 3 && count < MOST - 1;
    if (!isMovable || (missing < 0 && count === 3)) continue;
    counts[index] = count + Math.sign(missing);
    missing -= Math.sign(missing);
  }
  return counts;
}
