import { asApiError, useMember, type PageProps } from '@care/contracts';
import { QueryContent } from '@care/ui/more';
import { INVITATION_PARAMETER } from '../features/invitation/invitation-path';
import { GiveRating } from '../features/writing/GiveRating';
import { idOf } from '../features/writing/writing-head';
import { writingText } from '../features/writing/texts';
import { FormSkeleton, NotThere, WritingFrame } from '../features/writing/WritingFrame';
import { writingApi } from '../features/writing/writing-api';

/**
 * `/pflegeanbieter/bewertung-abgeben/{companyId}`: giving a rating; a visitor signs in first (RV-02, RV-08).
 * `?einladung=` is the key of an invitation by the provider (PK-08).
 */
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
  const invitation = url.searchParams.get(INVITATION_PARAMETER) ?? undefined;
  return <ForMember key={`${member.user.id} ${id}`} id={id} invitation={invitation} />;
}

const UnknownCompany = () => (
  <WritingFrame title={writingText('newTitle')}>
    <NotThere of="company" />
  </WritingFrame>
);

function ForMember({ id, invitation }: { id: number; invitation: string | undefined }) {
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
      {(company) => <GiveRating company={company} invitation={invitation} />}
    </QueryContent>
  );
}
