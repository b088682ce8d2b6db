import { useMember, profilePath, useAppDispatch, type PageProps } from '@care/contracts';
import type { RatingListItem, Company } from '@care/contracts/schemas';
import { Alert, Stack, StandaloneLink, ErrorPanel } from '@care/ui';
import { useState, useEffect, type ReactNode } from 'react';
import { ratedCategories } from '@care/contracts/vocabulary';
import { useLazyModule } from '@care/ui/lazy';
import {
  FormSkeleton,
  idOf,
  Loaded,
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

/**
 * `/pflegeanbieter/bewertung/{ratingId}/edit`: editing an own rating (RV-04), and
 * `/pflegeanbieter/bewertung-abgeben/{companyId}`: giving one (RV-02, RV-08), where `?einladung=` is the key of an
 * invitation by the provider (PK-08). A visitor signs in first.
 */
export function WriteRatingPage({ url, params }: PageProps) {
  const member = useMember(url);
  const isNew = params.ratingId === undefined;
  const id = idOf(isNew ? params.companyId : params.ratingId);
  if (id === undefined || !member) {
    const Unknown = isNew ? UnknownCompany : UnknownRating;
    return (
      <WritingFrame title={writingText(isNew ? 'newTitle' : 'editTitle')}>
        {id === undefined ? <Unknown /> : <FormSkeleton />}
      </WritingFrame>
    );
  }
  const key = `${member.user.id} ${id}`;
  return isNew ? (
    <GiveRating key={key} id={id} mailKey={url.searchParams.get(INVITATION_PARAMETER)} />
  ) : (
    <StoredRating key={key} id={id} />
  );
}

function StoredRating({ id }: { id: number }) {
  const query = writingApi.version.useQuery(id);
  return (
    <WritingFrame title={writingText('editTitle')} company={query.currentData?.rating.company}>
      <Loaded query={query} missing={<UnknownRating />}>
        {(loaded) => <EditRating version={loaded} />}
      </Loaded>
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

/** The form for the person's rating of a provider: a new one, or the existing one for editing (RV-09). */
function GiveRating({ id, mailKey }: { id: number; mailKey: string | null }) {
  const query = writingApi.company.useQuery(id);
  const { currentData: company } = query;
  const permissions = writingApi.permissions.useQuery(company?.slug ?? '', { skip: !company });
  const { can_rate: canRate, has_rated: hasRated } = permissions.currentData ?? {};
  const own = useOwnRating(id, canRate ? hasRated : undefined);
  const form = (rated: Company, invitation?: ValidInvitation, unused?: ReactNode) => (
    <OwnRating {...own} company={rated} invitation={invitation} unused={unused} />
  );
  return (
    <WritingFrame title={writingText(own.base ? 'editTitle' : 'newTitle')} company={company}>
      <Loaded query={query} missing={<UnknownCompany />}>
        {(rated) => (
          <Loaded query={permissions}>
            {({ can_rate, has_rated, is_owner }) => {
              if (!can_rate) return <MayNotRate company={rated} isOwner={is_owner} />;
              if (!mailKey) return form(rated);
              return (
                <LazyInvited company={rated} hasRated={has_rated} mailKey={mailKey}>
                  {(valid, unused) => form(rated, valid, unused)}
                </LazyInvited>
              );
            }}
          </Loaded>
        )}
      </Loaded>
    </WritingFrame>
  );
}

/**
 * The version stored when the form was opened stays its base; a later answer does not replace the typed text. `base` is
 * null for a new rating, and undefined until it is known.
 */
function useOwnRating(company: number, hasRated: boolean | undefined) {
  const dispatch = useAppDispatch();
  const query = writingApi.mine.useQuery(company, { skip: !hasRated });
  const [base, setBase] = useState<RatingVersion | null>();
  const known = hasRated === false ? null : query.currentData;
  if (base === undefined && known !== undefined) setBase(known);
  const openTaken = async () => {
    const { data } = await dispatch(writingApi.mine.initiate(company, { subscribe: false, forceRefetch: true }));
    if (data) setBase(data);
    return Boolean(data);
  };
  return { query, base, openTaken };
}

/** The part for people who come with an invitation is loaded for them only. */
const fetchInvited = () => import('../features/writing/Invited').then(({ Invited }) => Invited);

function LazyInvited(props: InvitedProps) {
  const { lazy, load } = useLazyModule(fetchInvited);
  useEffect(load, [load]);
  if (lazy.kind === 'ready') return <lazy.module {...props} />;
  return lazy.kind === 'failed' ? <ErrorPanel title={writingText('loadFailed')} onRetry={load} /> : <FormSkeleton />;
}

/** Why the person cannot rate this provider (RV-07, RV-09). */
const MayNotRate = ({ company, isOwner }: { company: Company; isOwner: boolean }) => (
  <Alert kind="info" title={writingText(isOwner ? 'ownCompany' : 'mayNot')} announce="none">
    <p>{writingText(isOwner ? 'ownCompanyHint' : 'mayNotHint')}</p>
    <StandaloneLink to={profilePath(company.slug)}>{writingText('toProfile')}</StandaloneLink>
  </Alert>
);

interface OwnRatingProps extends ReturnType<typeof useOwnRating> {
  company: Company;
  invitation?: ValidInvitation | undefined;
  /** Why an invitation is not used. */
  unused?: ReactNode;
}

function OwnRating({ query, base, openTaken, company, invitation, unused }: OwnRatingProps) {
  if (base === undefined) return <Loaded query={query}>{() => <FormSkeleton />}</Loaded>;
  return (
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
  );
}
