import type { RatingListItem } from '@care/contracts/schemas';
import { usePart } from './use-part';

const fetchActions = () => import('../writing/OwnRatingActions');

/** Loads what the author of a rating can do, for the author only (RV-04). Without the code the rating stays readable. */
export function OwnActions({ rating }: { rating: RatingListItem }) {
  const part = usePart(fetchActions);
  return part && <part.OwnRatingActions rating={rating} />;
}
