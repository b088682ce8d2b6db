import { asApiError, profilePath, routes, t, useAppDispatch, userApi, type ApiError, hasStatus } from '@care/contracts';
import { useNavigate } from '@care/contracts/router';
import type { RatingCategory } from '@care/contracts/vocabulary';
import { Alert, Button, errorBody, Panel, Row, Stack, StandaloneLink } from '@care/ui';
import {
  CareForm,
  FORM_ERROR,
  FormDraft,
  newDraftKey,
  repeatKeyOf,
  submitErrors,
  SubmitButton,
  useDraft,
} from '@care/ui/form';
import { SavedElsewhere } from '@care/ui/more';
import { useEffect, useMemo, useState } from 'react';
import { useAuthor } from '../author/use-author';
import type { ValidInvitation } from './Invited';
import { OwnRatingActions } from './OwnRatingActions';
import { contentOf, emptyRating, ratingFields, ratingProblems, valuesOf, type RatingValues } from './rating-values';
import { RatingFields } from './RatingFields';
import { writingText } from './texts';
import { writingApi, type RatingVersion } from './writing-api';

interface RatingFormProps {
  company: { id: number; name: string; slug: string };
  /** The aspects that it asks for. */
  rated: readonly RatingCategory[];
  /** The stored rating; undefined for a new one. */
  stored: RatingVersion | undefined;
  /** The invitation that a new rating uses up (PK-08). */
  invitation?: ValidInvitation | undefined;
  /** Shows the earlier rating that a new one was refused for (RV-03); false if it could not be loaded. */
  onTaken?: () => Promise<boolean>;
}

const CONFLICT = 412;
const concerns = (error: ApiError, what: 'uniqueness' | 'invite'): boolean =>
  errorBody(error).details?.[what] !== undefined;

/** The errors of a second rating (RV-03) and of an invitation concern the whole form. */
function renamed({ uniqueness, invite, ...details }: Record<string, unknown>) {
  const detail = uniqueness ?? invite;
  return detail === undefined ? details : { ...details, detail };
}

type Outcome = 'rating-added' | 'rating-changed' | 'rating-removed';

/** Where a written rating leads (RV-02, RV-09). */
const accountPath = (success: Outcome): string => `${routes.account.build()}?success=${success}`;

/**
 * The form for a new or an own rating. A draft has the name of the provider, so that a text that was entered for a second
 * rating is there when the first one is edited instead.
 */
export function RatingForm({ company, rated, stored, invitation, onTaken }: RatingFormProps) {
  const draftName = `rating:${company.id}`;
  const dispatch = useAppDispatch();
  const draft = useDraft(draftName);
  const [draftKey] = useState(newDraftKey);
  const [refusal, setRefusal] = useState<'taken' | 'conflict'>();
  const [outcome, setOutcome] = useState<Outcome>();
  const [invite, setInvite] = useState(invitation);
  const initialValues = useMemo(() => (stored ? valuesOf(stored.rating) : emptyRating(draftKey)), [stored, draftKey]);
  const author = useAuthor();
  const [create] = writingApi.create.useMutation();
  const [change] = writingApi.change.useMutation();

  const leave = (how: Outcome) => {
    draft.remove();
    setOutcome(how);
  };
  const send = async (values: RatingValues) => {
    // Saving again after the note about a newer version overwrites it.
    const etag = refusal === 'conflict' ? undefined : stored?.etag;
    setRefusal(undefined);
    const content = contentOf(values);
    const input = { ...content, company: company.id, author, ...(invite && { invite: invite.key }) };
    const { error } = stored
      ? await change({ rating: stored.rating, change: { ...content, author }, etag })
      : await create({ input, idempotencyKey: repeatKeyOf(values.draftKey ?? draftKey, input) });
    if (!error) return leave(stored ? 'rating-changed' : 'rating-added');
    const failure = asApiError(error);
    if (stored && hasStatus(failure, CONFLICT)) {
      const { data: now } = await dispatch(
        writingApi.version.initiate(stored.rating.id, { subscribe: false, forceRefetch: true }),
      );
      // The own change is stored already if its answer was lost.
      if (now && JSON.stringify(contentOf(valuesOf(now.rating))) === JSON.stringify(content))
        return leave('rating-changed');
      setRefusal('conflict');
      return { [FORM_ERROR]: writingText('conflict') };
    }
    if (!stored && concerns(failure, 'uniqueness')) setRefusal('taken');
    // The next try goes without the invitation.
    if (concerns(failure, 'invite')) setInvite(undefined);
    return submitErrors(failure, ratingFields, renamed);
  };

  // The form is closed before the page changes, so that it does not ask whether to leave.
  if (outcome) return <ToAccount path={accountPath(outcome)} />;
  return (
    <CareForm<RatingValues>
      onSubmit={send}
      initialValues={initialValues}
      validate={(values) => ratingProblems(values, rated)}
    >
      {() => (
        <Panel>
          <FormDraft name={draftName} />
          <Stack gap="large">
            {invite?.note}
            {refusal === 'taken' && onTaken && <Taken onOpen={onTaken} />}
            {refusal === 'conflict' && <SavedElsewhere text={writingText('conflictHint')} />}
            <RatingFields rated={rated} />
            <Publication rating={stored?.rating} />
            <Row>
              <SubmitButton size="large">{writingText(stored ? 'save' : 'send')}</SubmitButton>
              <StandaloneLink to={profilePath(company.slug)}>{writingText('cancel')}</StandaloneLink>
              {stored && (
                <OwnRatingActions rating={stored.rating} only="remove" onRemoved={() => leave('rating-removed')} />
              )}
            </Row>
          </Stack>
        </Panel>
      )}
    </CareForm>
  );
}

function ToAccount({ path }: { path: string }) {
  const navigate = useNavigate();
  useEffect(() => void navigate(path), [navigate, path]);
  return null;
}

function Taken({ onOpen }: { onOpen: () => Promise<boolean> }) {
  const [state, setState] = useState<'loading' | 'failed'>();
  const open = async () => {
    setState('loading');
    if (!(await onOpen())) setState('failed');
  };
  return (
    <Alert kind="info" title={writingText('taken')} announce="none">
      <Stack gap="small">
        <p>{writingText('takenHint')}</p>
        {state === 'failed' && <p role="alert">{writingText('loadFailed')}</p>}
        <Button variant="secondaryGray" size="small" loading={state === 'loading'} onClick={() => void open()}>
          {writingText('openOwn')}
        </Button>
      </Stack>
    </Alert>
  );
}

/** When the rating is public, and how ratings are checked. */
function Publication({ rating }: { rating: RatingVersion['rating'] | undefined }) {
  const { currentData: user } = userApi.details.useQuery();
  const link = <StandaloneLink to={routes.ratingCheck.build()}>{t('footer.ratingCheck')}</StandaloneLink>;
  if (rating?.status === 'DISPUTED')
    return (
      <Alert kind="warn" title={writingText('underReview')} announce="none">
        <p>{writingText('underReviewHint')}</p>
        {link}
      </Alert>
    );
  if (user && !user.email_verified)
    return (
      <Alert kind="info" title={writingText('afterConfirmation')} announce="none">
        <p>{writingText('confirmHint')}</p>
        {link}
      </Alert>
    );
  return (
    <Alert kind="info" announce="none">
      <p>{writingText(rating ? 'changedAtOnce' : 'atOnce')}</p>
      {link}
    </Alert>
  );
}
