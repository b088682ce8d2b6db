import { useMember, profilePath, useAppDispatch, type PageProps } from '@care/contracts';
import { QueryContent } from '@care/ui/more';
import type { RatingListItem, Company } from '@care/contracts/schemas';
import { Alert, Stack, StandaloneLink, ErrorPanel } from '@care/ui';
import { useState, useEffect, type ReactNode } from 'react';
import { ratedCategories } from '@care/contracts/vocabulary';
import { useLazyModule } from '@care/ui/lazy';
import {
  FormSkeleton,
  idOf,
  inNewFrame,
  UnknownCompany,
  UnknownRating,
  WritingFrame,
} from '../features/writing/WritingFrame';
import { writingText } from '../features/writing/texts';
import { writingApi, type RatingVersion } from '../features/writing/writing-api';
import { OwnRatingActions } from '../features/writing/OwnRatingActions';
import { givenIn } from '../features/writing/rating-values';
import { RatingForm } from '../features/writing/RatingForm';
import { INVITATION_PARAMETER } from '../features/invitation/invitation-api';
import type { InvitedProps, ValidInvitation } from '../features/writing/Invited';

/** Both pages for writing ratings in one module, because they share nearly everything: an address has one of the ids. */
export const WriteRatingPage = (props: PageProps) =>
  props.params.ratingId === undefined ? <GiveRatingPage {...props} /> : <EditRatingPage {...props} />;

/** `/pflegeanbieter/bewertung/{ratingId}/edit`: editing an own rating; a visitor signs in first (RV-04). */
function EditRatingPage({ url, params }: PageProps) {
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

/** The form for an own rating; others read why they cannot change it (RV-04). */
function EditRating({ version }: { version: RatingVersion }) {
  // The version that was stored when the form was opened stays its base.
  const [base] = useState(version);
  const { rating } = base;
  if (!rating.viewer.can_edit) return <NotEditable rating={rating} />;
  return <RatingForm company={rating.company} rated={givenIn(rating)} stored={base} />;
}

const NotEditable = ({ rating }: { rating: RatingListItem }) =>
  rating.viewer.can_delete ? (
    <Stack>
      <Alert kind="info" title={writingText('notEditable')} announce="none">
        <p>{writingText('notEditableHint')}</p>
      </Alert>
      <OwnRatingActions rating={rating} />
    </Stack>
  ) : (
    <Alert kind="info" title={writingText('notAuthor')} announce="none">
      <StandaloneLink to={profilePath(rating.company.slug)}>{writingText('toProfile')}</StandaloneLink>
    </Alert>
  );

/**
 * `/pflegeanbieter/bewertung-abgeben/{companyId}`: giving a rating; a visitor signs in first (RV-02, RV-08).
 * `?einladung=` is the key of an invitation by the provider (PK-08).
 */
function GiveRatingPage({ url, params }: PageProps) {
  const member = useMember(url);
  const id = idOf(params.companyId);
  const invitation = url.searchParams.get(INVITATION_PARAMETER) ?? undefined;
  if (id !== undefined && member) return <ForAuthor key={`${member.user.id} ${id}`} id={id} invitation={invitation} />;
  return inNewFrame()(id === undefined ? <UnknownCompany /> : <FormSkeleton />);
}

function ForAuthor({ id, invitation }: { id: number; invitation: string | undefined }) {
  const query = writingApi.company.useQuery(id);
  return (
    <QueryContent
      query={query}
      failed={writingText('loadFailed')}
      missing={<UnknownCompany />}
      skeleton={<FormSkeleton />}
      frame={inNewFrame()}
    >
      {(company) => <GiveRating company={company} invitation={invitation} />}
    </QueryContent>
  );
}

const fetchInvited = () => import('../features/writing/Invited').then(({ Invited }) => Invited);

/** The part for people who come with an invitation is loaded for them only. */
function LazyInvited(props: InvitedProps) {
  const { lazy, load } = useLazyModule(fetchInvited);
  useEffect(load, [load]);
  if (lazy.kind === 'ready') return <lazy.module {...props} />;
  return inNewFrame(props.company)(
    lazy.kind === 'failed' ? <ErrorPanel title={writingText('loadFailed')} onRetry={load} /> : <FormSkeleton />,
  );
}

/** The form for the person's rating of a provider: a new one, or the existing one for editing (RV-09). */
function GiveRating({ company, invitation }: { company: Company; invitation: string | undefined }) {
  const query = writingApi.permissions.useQuery(company.slug);
  return (
    <QueryContent
      query={query}
      failed={writingText('loadFailed')}
      frame={inNewFrame(company)}
      skeleton={<FormSkeleton />}
    >
      {({ can_rate, has_rated, is_owner }) => {
        if (!can_rate) return inNewFrame(company)(<MayNotRate company={company} isOwner={is_owner} />);
        const own = { company, hasRated: has_rated };
        if (!invitation) return <OwnRating {...own} />;
        return (
          <LazyInvited {...own} mailKey={invitation}>
            {(valid, unused) => <OwnRating {...own} invitation={valid} unused={unused} />}
          </LazyInvited>
        );
      }}
    </QueryContent>
  );
}

/** Why the person cannot rate this provider (RV-07, RV-09). */
const MayNotRate = ({ company, isOwner }: { company: Company; isOwner: boolean }) => (
  <Alert kind="info" title={writingText(isOwner ? 'ownCompany' : 'mayNot')} announce="none">
    <p>{writingText(isOwner ? 'ownCompanyHint' : 'mayNotHint')}</p>
    <StandaloneLink to={profilePath(company.slug)}>{writingText('toProfile')}</StandaloneLink>
  </Alert>
);

interface OwnRatingProps {
  company: Company;
  hasRated: boolean;
  invitation?: ValidInvitation | undefined;
  /** Why an invitation is not used. */
  unused?: ReactNode;
}

/** The version stored when the form was opened stays its base; a later answer does not replace the typed text. */
function OwnRating({ company, hasRated, invitation, unused }: OwnRatingProps) {
  const dispatch = useAppDispatch();
  const query = writingApi.mine.useQuery(company.id, { skip: !hasRated });
  const [base, setBase] = useState<RatingVersion | null | undefined>(hasRated ? undefined : null);
  if (base === undefined && query.currentData !== undefined) setBase(query.currentData);
  const openTaken = async () => {
    const { data } = await dispatch(writingApi.mine.initiate(company.id, { subscribe: false, forceRefetch: true }));
    if (data) setBase(data);
    return Boolean(data);
  };
  return (
    <WritingFrame title={writingText(base ? 'editTitle' : 'newTitle')} company={company}>
      {base === undefined ? (
        <QueryContent query={query} failed={writingText('loadFailed')} skeleton={<FormSkeleton />}>
          {() => <FormSkeleton />}
        </QueryContent>
      ) : (
        <>
          {unused}
          <RatingForm
            key={base?.rating.id ?? 'new'}
            company={company}
            rated={base ? givenIn(base.rating) : ratedCategories(company.services)}
            stored={base ?? undefined}
            invitation={base ? undefined : invitation}
            onTaken={openTaken}
          />
        </>
      )}
    </WritingFrame>
  );
}
