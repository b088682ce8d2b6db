import { asApiError, profilePath, useSession, type PageProps } from '@care/contracts';
import { accountText } from '@care/contracts/account-texts';
import type { RatingListItem, RatingReported } from '@care/contracts/schemas';
import { Alert, apiErrorMessage, ErrorPanel, Heading, Stack, StandaloneLink } from '@care/ui';
import { StatusMessage } from '@care/ui/more';
import { useId, useState } from 'react';
import { RatingArticle } from '../features/rating/RatingArticle';
import { ratingIdOf } from '../features/report/rating-id';
import { reportApi } from '../features/report/report-api';
import { ReportForm } from '../features/report/ReportForm';
import { ReviewFrame, ReviewSkeleton } from '../features/report/ReviewFrame';
import { reportText } from '../features/report/texts';

/** `/pflegeanbieter/bewertung/{ratingId}/melden`: reports a rating that is not one's own (RV-05). */
export function ReportRatingPage({ params }: PageProps) {
  const id = ratingIdOf(params.ratingId) ?? 0;
  const { data: rating, error, isFetching, refetch } = reportApi.rating.useQuery(id);
  const title = reportText('title');
  if (rating)
    return (
      <ReviewFrame title={title} company={rating.company}>
        <Report key={id} rating={rating} />
      </ReviewFrame>
    );
  return (
    <ReviewFrame title={title}>
      {error ? (
        <ErrorPanel title={reportText('failed')} onRetry={() => void refetch()} retrying={isFetching}>
          <p>{apiErrorMessage(asApiError(error))}</p>
        </ErrorPanel>
      ) : (
        <ReviewSkeleton />
      )}
    </ReviewFrame>
  );
}

function Report({ rating }: { rating: RatingListItem }) {
  const headingId = useId();
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
      <section aria-labelledby={headingId}>
        <Stack gap="small">
          <Heading level={2} look={3} id={headingId}>
            {reportText('reported')}
          </Heading>
          <RatingArticle rating={rating} />
        </Stack>
      </section>
      <noscript>
        <p>{reportText('noScript')}</p>
      </noscript>
      <Stack>{status === 'loading' ? <ReviewSkeleton /> : <ReportForm rating={rating} onSent={setReported} />}</Stack>
      {back}
    </>
  );
}
