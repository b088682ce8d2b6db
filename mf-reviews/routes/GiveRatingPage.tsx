import { asApiError, useMember, type PageProps } from '@care/contracts';
import { GiveRating } from '../features/writing/GiveRating';
import { idOf } from '../features/writing/writing-head';
import { writingText } from '../features/writing/texts';
import { FormSkeleton, NotThere, WritingFrame } from '../features/writing/WritingFrame';
import { writingApi } from '../features/writing/writing-api';
import { QueryContent } from '../features/query-content/QueryContent';

/** `/pflegeanbieter/bewertung-abgeben/{companyId}`: giving a rating; a visitor signs in first (RV-02, RV-08). */
export function GiveRatingPage({ url, params }: PageProps) {
  const member = useMember(url);
  const id = idOf(params.companyId);
  if (id === undefined) return <UnknownCompany />;
  if (!member)
    return (
      <WritingFrame title={writingText('newTitle')}>
        <FormSkeleton />
      </WritingFrame>
    );
  return <ForMember key={`${member.user.id} ${id}`} id={id} />;
}

const UnknownCompany = () => (
  <WritingFrame title={writingText('newTitle')}>
    <NotThere of="company" />
  </WritingFrame>
);

function ForMember({ id }: { id: number }) {
  const query = writingApi.company.useQuery(id);
  const failure = query.error && asApiError(query.error);
  if (!query.currentData && failure?.kind === 'http' && failure.status === 404) return <UnknownCompany />;
  return (
    <QueryContent
      query={query}
      failed={writingText('loadFailed')}
      skeleton={<FormSkeleton />}
      frame={(content) => <WritingFrame title={writingText('newTitle')}>{content}</WritingFrame>}
    >
      {(company) => <GiveRating company={company} />}
    </QueryContent>
  );
}
