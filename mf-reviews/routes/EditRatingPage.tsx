import { useMember, type PageProps } from '@care/contracts';
import { QueryContent } from '@care/ui/more';
import { EditRating } from '../features/writing/EditRating';
import { FormSkeleton, UnknownRating, WritingFrame, idOf } from '../features/writing/WritingFrame';
import { writingText } from '../features/writing/texts';
import { writingApi } from '../features/writing/writing-api';

/** `/pflegeanbieter/bewertung/{ratingId}/edit`: editing an own rating; a visitor signs in first (RV-04). */
export function EditRatingPage({ url, params }: PageProps) {
  const member = useMember(url);
  const id = idOf(params.ratingId);
  if (id !== undefined && member) return <ForMember key={`${member.user.id} ${id}`} id={id} />;
  return (
    <WritingFrame title={writingText('editTitle')}>
      {id === undefined ? <UnknownRating /> : <FormSkeleton />}
    </WritingFrame>
  );
}

function ForMember({ id }: { id: number }) {
  const query = writingApi.version.useQuery(id);
  return (
    <WritingFrame title={writingText('editTitle')} company={query.currentData?.rating.company}>
      <QueryContent
        query={query}
        failed={writingText('loadFailed')}
        missing={<UnknownRating />}
        skeleton={<FormSkeleton />}
      >
        {(loaded) => <EditRating version={loaded} />}
      </QueryContent>
    </WritingFrame>
  );
}
