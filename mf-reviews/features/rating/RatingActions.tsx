import { routes, t } from '@care/contracts';
import type { RatingListItem } from '@care/contracts/schemas';
import { ButtonLink, ErrorPanel, Row } from '@care/ui';
import { useLazyModule } from '@care/ui/lazy';
import { Flag } from 'lucide-react';
import { useEffect } from 'react';
import { reviewText } from '../../texts';

const fetchOwnerAnswer = () => import('../answer/OwnerAnswer');

/** What the viewer can do at a rating of others: report it (RV-05), and answer it as the owner (RV-06). */
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

function ForOwner({ rating }: { rating: RatingListItem }) {
  const { lazy, load } = useLazyModule(fetchOwnerAnswer);
  useEffect(load, [load]);
  if (lazy.kind === 'ready') return <lazy.module.OwnerAnswer rating={rating} />;
  return lazy.kind === 'failed' && <ErrorPanel title={t('errors.remoteUnavailable')} onRetry={load} />;
}
