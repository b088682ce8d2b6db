import {
  asApiError,
  profilePath,
  routes,
  t,
  useAppDispatch,
  userApi,
  type ApiError,
  hasStatus,
  raterIdentityLabel,
  ratingCategoryLabel,
} from '@care/contracts';
import { useNavigate } from '@care/contracts/router';
import { type RatingCategory, RATER_IDENTITIES } from '@care/contracts/vocabulary';
import { Alert, Button, errorBody, Panel, Row, Stack, StandaloneLink, Meta, VisuallyHidden } from '@care/ui';
import type { AlertKind } from '@care/ui';
import {
  CallForm,
  FORM_ERROR,
  SubmitButton,
  useDraft,
  CheckboxField,
  SelectField,
  StarField,
  TextArea,
  TextField,
  useField,
} from '@care/ui/form';
import { SavedElsewhere } from '@care/ui/more';
import { useEffect, useState, useRef } from 'react';
import styled from '@emotion/styled';
import { Plus } from 'lucide-react';
import { useAuthor } from '../author/use-author';
import type { ValidInvitation } from './Invited';
import { OwnRatingActions } from './OwnRatingActions';
import { contentOf, EMPTY_RATING, ratingProblems, valuesOf, LONGEST } from './rating-values';
import type { RatingValues } from './rating-values';
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
  const [refusal, setRefusal] = useState<'taken' | 'conflict'>();
  const [outcome, setOutcome] = useState<Outcome>();
  const [invite, setInvite] = useState(invitation);
  const [initialValues] = useState(() => (stored ? valuesOf(stored.rating) : EMPTY_RATING));
  const author = useAuthor();
  const [create] = writingApi.create.useMutation();
  const [change] = writingApi.change.useMutation();

  const send = async (values: RatingValues, keyOf: (content: unknown) => string) => {
    // Saving again after the note about a newer version overwrites it.
    const etag = refusal === 'conflict' ? undefined : stored?.etag;
    setRefusal(undefined);
    const content = contentOf(values);
    const input = { ...content, company: company.id, author, ...(invite && { invite: invite.key }) };
    const { error } = stored
      ? await change({ rating: stored.rating, change: { ...content, author }, etag })
      : await create({ input, idempotencyKey: keyOf(input) });
    if (!error) return {};
    const failure = asApiError(error);
    if (stored && hasStatus(failure, 412)) {
      const { data: now } = await dispatch(
        writingApi.version.initiate(stored.rating.id, { subscribe: false, forceRefetch: true }),
      );
      // The own change is stored already if its answer was lost.
      if (now && JSON.stringify(contentOf(valuesOf(now.rating))) === JSON.stringify(content)) return {};
      setRefusal('conflict');
      return { problems: { [FORM_ERROR]: writingText('conflict') } };
    }
    if (!stored && concerns(failure, 'uniqueness')) setRefusal('taken');
    // The next try goes without the invitation.
    if (concerns(failure, 'invite')) setInvite(undefined);
    return { error };
  };
  const removed = () => {
    draft.remove();
    setOutcome('rating-removed');
  };

  // The form is closed before the page changes, so that it does not ask whether to leave.
  if (outcome) return <ToAccount path={accountPath(outcome)} />;
  return (
    <CallForm<RatingValues>
      draft={draftName}
      initialValues={initialValues}
      validate={(values) => ratingProblems(values, rated)}
      send={send}
      rename={renamed}
      onDone={() => setOutcome(stored ? 'rating-changed' : 'rating-added')}
    >
      <Panel>
        <Stack gap="large">
          {invite?.note}
          {refusal === 'taken' && onTaken && <Taken onOpen={onTaken} />}
          {refusal === 'conflict' && <SavedElsewhere text={writingText('conflictHint')} />}
          <RatingFields rated={rated} />
          <Publication rating={stored?.rating} />
          <Row>
            <SubmitButton size="large">{writingText(stored ? 'save' : 'send')}</SubmitButton>
            <StandaloneLink to={profilePath(company.slug)}>{writingText('cancel')}</StandaloneLink>
            {stored && <OwnRatingActions rating={stored.rating} only="remove" onRemoved={removed} />}
          </Row>
        </Stack>
      </Panel>
    </CallForm>
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
  const note = (text: string, kind: AlertKind = 'info', title?: string) => (
    <Alert kind={kind} title={title} announce="none">
      <p>{text}</p>
      <StandaloneLink to={routes.ratingCheck.build()}>{t('footer.ratingCheck')}</StandaloneLink>
    </Alert>
  );
  if (rating?.status === 'DISPUTED') return note(writingText('underReviewHint'), 'warn', writingText('underReview'));
  if (user && !user.email_verified) return note(writingText('confirmHint'), 'info', writingText('afterConfirmation'));
  return note(writingText(rating ? 'changedAtOnce' : 'atOnce'));
}

const Aspects = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s-2);
    padding-block: var(--s-4);
    border-top: 1px solid var(--line);
  }
  & > div:last-of-type {
    border-bottom: 1px solid var(--line);
  }
  & > div > button {
    justify-self: start;
    margin-inline-start: -0.75rem;
  }
`;

/** Stars for an aspect that the provider is rated for, with an optional comment (RV-02). */
function Aspect({ category }: { category: RatingCategory }) {
  const label = ratingCategoryLabel(category);
  return (
    <div>
      <StarField name={category} label={label} required />
      <Comment name={`${category}_comment`} aspect={label} />
    </div>
  );
}

/** A field that a button opens; open if it holds something or an error concerns it (SH-21). */
function Comment({ name, aspect }: { name: string; aspect: string }) {
  const { input, meta } = useField<string>(name, { subscription: { value: true, submitError: true, error: true } });
  const [isOpen, setOpen] = useState(false);
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) field.current?.querySelector('input')?.focus();
  }, [isOpen]);
  if (isOpen || input.value || meta.submitError || meta.error)
    return (
      <div ref={field}>
        <TextField name={name} label={writingText('comment', { aspect })} />
      </div>
    );
  return (
    <Button variant="bgNone" size="small" icon={Plus} onClick={() => setOpen(true)}>
      {writingText('addComment')}
      <VisuallyHidden> {writingText('commentOf', { aspect })}</VisuallyHidden> {writingText('add')}
    </Button>
  );
}

const identities = () => RATER_IDENTITIES.map((value) => ({ value, label: raterIdentityLabel(value) }));

/** All fields of a rating (RV-02). */
const RatingFields = ({ rated }: { rated: readonly RatingCategory[] }) => (
  <Stack gap="large">
    <SelectField name="category" label={writingText('identity')} options={identities()} required />
    <Aspects>
      {rated.map((category) => (
        <Aspect key={category} category={category} />
      ))}
    </Aspects>
    <TextField name="review_summary" label={writingText('summary')} required />
    <TextArea
      name="description"
      label={writingText('description')}
      hint={writingText('rules')}
      rows={7}
      maxLength={LONGEST.description}
    />
    <NameFields />
  </Stack>
);

/** The name at the rating (RV-10). */
function NameFields() {
  const { input } = useField<boolean>('is_anonymous', { subscription: { value: true } });
  return (
    <Stack>
      <CheckboxField name="is_anonymous" label={writingText('anonymous')} />
      {input.value ? (
        <TextField name="preferred_author_name" label={writingText('name')} hint={writingText('nameHint')} />
      ) : (
        <Meta role="status">
          <OwnName />
        </Meta>
      )}
    </Stack>
  );
}

/** First name and initial of the last name, as the server shows them. */
function OwnName() {
  const { currentData: user } = userApi.details.useQuery();
  if (!user) return null;
  const [first, last] = [user.first_name.trim(), user.last_name.trim()];
  const initial = [...last][0];
  if (!first) return writingText('noName');
  return writingText('ownName', { name: initial ? `${first} ${initial}.` : first });
}
