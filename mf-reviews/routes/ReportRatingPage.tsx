import { profilePath, useSession, type PageProps, reportReasonLabel, routes, t } from '@care/contracts';
import { accountText } from '@care/contracts/account-texts';
import type { RatingListItem, RatingReported, RatingReportInput } from '@care/contracts/schemas';
import { Alert, Stack, StandaloneLink, Link, Meta } from '@care/ui';
import { StatusMessage, TitledSection, QueryContent } from '@care/ui/more';
import { useState } from 'react';
import { REPORT_MAX_LENGTH, REPORT_TITLE_MAX_LENGTH } from '@care/contracts/field-rules';
import { REPORT_REASONS } from '@care/contracts/vocabulary';
import {
  CheckboxField,
  definedProblems,
  emailProblem,
  RadioGroup,
  requiredProblems,
  SubmitButton,
  TextArea,
  TextField,
  trimmed,
  type Problems,
  CallForm,
  lengthProblem,
} from '@care/ui/form';
import { Send } from 'lucide-react';
import { RatingArticle } from '../features/rating/RatingArticle';
import { ReviewFrame, ReviewSkeleton, ratingIdOf } from '../features/report/ReviewFrame';
import { reportApi } from '../features/report/report-api';
import { reportText } from '../features/report/texts';
import { useAuthor } from '../features/author/use-author';

/** `/pflegeanbieter/bewertung/{ratingId}/melden`: reports a rating that is not one's own (RV-05). */
export function ReportRatingPage({ params }: PageProps) {
  const id = ratingIdOf(params.ratingId) ?? 0;
  const query = reportApi.rating.useQuery(id);
  const company = query.currentData?.company;
  return (
    <ReviewFrame title={reportText('title')} company={company}>
      <QueryContent query={query} failed={reportText('failed')} skeleton={<ReviewSkeleton />}>
        {(rating) => <Report key={id} rating={rating} />}
      </QueryContent>
      {company && (
        <StandaloneLink to={`${profilePath(company.slug)}#ratings`}>
          {reportText('back', { company: company.name })}
        </StandaloneLink>
      )}
    </ReviewFrame>
  );
}

function Report({ rating }: { rating: RatingListItem }) {
  const [reported, setReported] = useState<RatingReported>();
  const { status } = useSession();
  if (reported)
    return (
      <StatusMessage kind="success" title={accountText('errors.reportSent')}>
        <p>{reportText('reference', { reference: reported.reference })}</p>
      </StatusMessage>
    );
  if (rating.author !== null) return <Alert kind="info" title={reportText('own')} announce="none" />;
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
    </>
  );
}

interface ReportValues extends Partial<Omit<RatingReportInput, 'rating' | 'author' | 'good_faith'>> {
  good_faith?: boolean;
}

/** It is asked for again. */
const omittedFields = ['good_faith'] as const;
const reasons = REPORT_REASONS.map((reason) => ({ value: reason, label: reportReasonLabel(reason) }));

const problemsOf =
  (isVisitor: boolean) =>
  (values: ReportValues): Problems<ReportValues> => ({
    ...definedProblems({
      reason: values.reason ? undefined : reportText('chooseReason'),
      title: lengthProblem(values.title, REPORT_TITLE_MAX_LENGTH),
      description: lengthProblem(values.description, REPORT_MAX_LENGTH),
      email: isVisitor ? emailProblem(values.email) : undefined,
      good_faith: values.good_faith ? undefined : t('errors.consentRequired'),
    }),
    ...requiredProblems(values, ['title', 'description', ...(isVisitor ? (['name', 'email'] as const) : [])]),
  });

const reportOf = (rating: number, values: ReportValues, author: number | undefined): RatingReportInput => ({
  rating,
  ...(author && { author }),
  reason: values.reason ?? 'false',
  title: trimmed(values.title),
  description: trimmed(values.description),
  good_faith: true,
  ...(!author && { name: trimmed(values.name), email: trimmed(values.email) }),
});

const hinted = (name: 'description' | 'email') => ({ name, label: reportText(name), hint: reportText(`${name}Hint`) });

/** The form of a report; visitors give name and e-mail (RV-05). */
function ReportForm({ rating, onSent }: { rating: RatingListItem; onSent: (reported: RatingReported) => void }) {
  const isVisitor = useSession().status === 'unauthenticated';
  const author = useAuthor();
  const [send] = reportApi.send.useMutation();
  return (
    <CallForm<ReportValues, RatingReported>
      draft={`report-rating:${rating.id}`}
      omit={omittedFields}
      validate={problemsOf(isVisitor)}
      send={(values, keyOf) => {
        const report = reportOf(rating.id, values, author);
        return send({ report, idempotencyKey: keyOf(report) });
      }}
      // A second report concerns no field (alreadyReported).
      rename={({ author: already, ...details }) => ({ ...details, ...(already ? { detail: already } : {}) })}
      onDone={onSent}
    >
      <RadioGroup name="reason" label={reportText('reason')} required options={reasons} />
      <TextField name="title" label={reportText('reportTitle')} hint={reportText('titleHint')} required />
      <TextArea {...hinted('description')} required rows={6} maxLength={REPORT_MAX_LENGTH} />
      {isVisitor && (
        <>
          <TextField name="name" label={reportText('name')} required autoComplete="name" />
          <TextField {...hinted('email')} type="email" required autoComplete="email" />
        </>
      )}
      <div>
        <CheckboxField name="good_faith" short="confirmation" label={reportText('goodFaith')} required />
        <Meta>
          <Link to={routes.privacy.build()}>{reportText('privacy')}</Link>
        </Meta>
      </div>
      <div>
        <SubmitButton icon={Send} size="large">
          {reportText('send')}
        </SubmitButton>
      </div>
    </CallForm>
  );
}
