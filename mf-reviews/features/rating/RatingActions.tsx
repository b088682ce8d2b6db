import { routes } from '@care/contracts';
import type { RatingListItem } from '@care/contracts/schemas';
import { ButtonLink, Row } from '@care/ui';
import { Flag } from 'lucide-react';
import { reviewText } from '../../texts';
import { usePart } from './use-part';

const fetchOwnerAnswer = () => import('../answer/OwnerAnswer');

/** Actions of the viewer at a rating of others: report it (RV-05), and answer it as the owner (RV-06). */
export function RatingActions({ rating }: { rating: RatingListItem }) {
  const { can_report, can_respond, can_respond_from_plus, can_change_response } = rating.viewer;
  return (
    <Row data-print="hide">
      {(can_respond || can_respond_from_plus || can_change_response) && <ForOwner rating={rating} />}
      {can_report && (
        <ButtonLink variant="bgNone" size="small" icon={Flag} to={routes.reportRating.build({ ratingId: rating.id })}>
          {reviewText('report')}
        </ButtonLink>
      )}
    </Row>
  );
}

/** Loads the buttons of the owner for the owner only. Without the code the rating stays readable. */
function ForOwner({ rating }: { rating: RatingListItem }) {
  const part = usePart(fetchOwnerAnswer);
  return part && <part.OwnerAnswer rating={rating} />;
}
