import type { RatingListItem } from '@care/contracts/schemas';
import { useEffect, useState } from 'react';

const fetchActions = () => import('../writing/OwnRatingActions');

/** Loads what the author of a rating can do, for the author only (RV-04). Without the code the rating stays readable. */
export function OwnActions({ rating }: { rating: RatingListItem }) {
  const [part, setPart] = useState<Awaited<ReturnType<typeof fetchActions>>>();
  useEffect(() => void fetchActions().then(setPart, () => undefined), []);
  return part && <part.OwnRatingActions rating={rating} />;
}
