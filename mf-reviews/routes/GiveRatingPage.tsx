import { useMember, type PageProps } from '@care/contracts';
import { QueryContent } from '@care/ui/more';
import { INVITATION_PARAMETER } from '../features/invitation/invitation-api';
import { GiveRating } from '../features/writing/GiveRating';
import { FormSkeleton, UnknownCompany, WritingFrame, idOf } from '../features/writing/WritingFrame';
import { writingText } from '../features/writing/texts';
import { writingApi } from '../features/writing/writing-api';

/**
 * `/pflegeanbieter/bewertung-abgeben/{companyId}`: giving a rating; a visitor signs in first (RV-02, RV-08).
 * `?einladung=` is the key of an invitation by the provider (PK-08).
 */
export function GiveRatingPage({ url, params }: PageProps) {
  const member = useMember(url);
  const id = idOf(params.companyId);
  const invitation = url.searchParams.get(INVITATION_PARAMETER) ?? undefined;
  if (id !== undefined && member) return <ForMember key={`${member.user.id} ${id}`} id={id} invitation={invitation} />;
  return (
    <WritingFrame title={writingText('newTitle')}>
      {id === undefined ? <UnknownCompany /> : <FormSkeleton />}
    </WritingFrame>
  );
}

function ForMember({ id, invitation }: { id: number; invitation: string | undefined }) {
  const query = writingApi.company.useQuery(id);
  return (
    <QueryContent
      query={query}
      failed={writingText('loadFailed')}
      missing={<UnknownCompany />}
      skeleton={<FormSkeleton />}
      frame={(content) => <WritingFrame title={writingText('newTitle')}>{content}</WritingFrame>}
    >
      {(company) => <GiveRating company={company} invitation={invitation} />}
    </QueryContent>
  );
}
