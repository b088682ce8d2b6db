import { profilePath, useSession, type PageProps } from '@care/contracts';
import { accountText } from '@care/contracts/account-texts';
import type { RatingListItem, RatingReported } from '@care/contracts/schemas';
import { Alert, Stack, StandaloneLink } from '@care/ui';
import { StatusMessage, TitledSection, QueryContent } from '@care/ui/more';
import { useState } from 'react';
import { RatingArticle } from '../features/rating/RatingArticle';
import { ReviewFrame, ReviewSkeleton, ratingIdOf } from '../features/report/ReviewFrame';
import { reportApi } from '../features/report/report-api';
import { ReportForm } from '../features/report/ReportForm';
import { reportText } from '../features/report/texts';

/** `/pflegeanbieter/bewertung/{ratingId}/melden`: reports a rating that is not one's own (RV-05). */
export function ReportRatingPage({ params }: PageProps) {
  const id = ratingIdOf(params.ratingId) ?? 0;
  const query = reportApi.rating.useQuery(id);
  return (
    <ReviewFrame title={reportText('title')} company={query.currentData?.company}>
      <QueryContent query={query} failed={reportText('failed')} skeleton={<ReviewSkeleton />}>
        {(rating) => <Report key={id} rating={rating} />}
      </QueryContent>
    </ReviewFrame>
  );
}

function Report({ rating }: { rating: RatingListItem }) {
  const [reported, setReported] = useState<RatingReported>();
  const { status } = useSession();
  const back = (
    <StandaloneLink to={`${profilePath(rating.company.slug)}#ratings`}>
      {reportText('back', { company: rating.company.name })}
    </StandaloneLink>
  );
  if (reported)
    return (
      <>
        <StatusMessage kind="success" title={accountText('errors.reportSent')}>
          <p>{reportText('reference', { reference: reported.reference })}</p>
        </StatusMessage>
        {back}
      </>
    );
  if (rating.author !== null)
    return (
      <>
        <Alert kind="info" title={reportText('own')} announce="none" />
        {back}
      </>
    );
  return (
    <>
      <p>{reportText('lead')}</p>
      <TitledSection title={reportText('reported')} look={3} gap="small">
        <RatingArticle rating={rating} />
      </TitledSection>
      <noscript>
        <p>{reportText('noScript')}</p>
      </noscript>
      <Stack>{status === 'loading' ? <ReviewSkeleton /> : <ReportForm rating={rating} onSent={setReported} />}</Stack>
      {back}
    </>
  );
}
