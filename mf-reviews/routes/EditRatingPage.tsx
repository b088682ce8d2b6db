import { asApiError, useMember, type PageProps } from '@care/contracts';
import { QueryContent } from '@care/ui/more';
import { EditRating } from '../features/writing/EditRating';
import { idOf } from '../features/writing/writing-head';
import { writingText } from '../features/writing/texts';
import { FormSkeleton, NotThere, WritingFrame } from '../features/writing/WritingFrame';
import { writingApi } from '../features/writing/writing-api';

/** `/pflegeanbieter/bewertung/{ratingId}/edit`: editing an own rating; a visitor signs in first (RV-04). */
export function EditRatingPage({ url, params }: PageProps) {
  const member = useMember(url);
  const id = idOf(params.ratingId);
  if (id !== undefined && member) return <ForMember key={`${member.user.id} ${id}`} id={id} />;
  return (
    <WritingFrame title={writingText('editTitle')}>
      {id === undefined ? <NotThere of="rating" /> : <FormSkeleton />}
    </WritingFrame>
  );
}

function ForMember({ id }: { id: number }) {
  const query = writingApi.version.useQuery(id);
  const { currentData: version, error } = query;
  const failure = error && asApiError(error);
  const isUnknown = !version && failure?.kind === 'http' && failure.status === 404;
  return (
    <WritingFrame title={writingText('editTitle')} company={version?.rating.company}>
      {isUnknown ? (
        <NotThere of="rating" />
      ) : (
        <QueryContent query={query} failed={writingText('loadFailed')} skeleton={<FormSkeleton />}>
          {(loaded) => <EditRating version={loaded} />}
        </QueryContent>
      )}
    </WritingFrame>
  );
}
