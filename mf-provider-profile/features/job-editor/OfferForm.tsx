import type { CompanyPage, JobOffer, JobOfferChange } from '@care/contracts/schemas';
import { draftSaved, hasStatus, jobOffersPath, t, useAppDispatch } from '@care/contracts';
import { Button, media, Meta, Row, Stack, StandaloneLink } from '@care/ui';
import {
  CareForm,
  FORM_ERROR,
  type FormApi,
  FormDraft,
  newDraftKey,
  submitErrors,
  SubmitButton,
  useDraft,
  useForm,
  useFormState,
} from '@care/ui/form';
import { SavedElsewhere, SideColumns, StatusMessage } from '@care/ui/more';
import styled from '@emotion/styled';
import { Send } from 'lucide-react';
import { useCallback, useId, useMemo, useRef, useState, type MouseEvent, type RefObject } from 'react';
import { CheckList, OpenHints, HintProvider } from './Hints';
import type { OfferVersion } from './job-editor-api';
import { hasRoom, LimitNotice } from './LimitNotice';
import { OfferFields, OfferPreview } from './OfferFields';
import { changeOf, draftOf, offerProblems, publicationProblems, renamed, valuesOf } from './offer-values';
import type { OfferValues } from './offer-values';
import { jobEditorText } from './texts';
import { useSaveOffer, type Creation, type SavedAs, type SavedOffer } from './use-save-offer';

const Side = styled.div`
  display: grid;
  gap: var(--s-5);
  min-width: 0;
  ${media.desktop} {
    position: sticky;
    top: 1.25rem;
  }
`;
/**
 * The version on which the entry is based is part of the draft, so that an old draft cannot overwrite a newer version.
 * `draftKey` and `sent` are part of the draft of a new offer (see `Creation`).
 */
type OfferEntry = OfferValues & { base?: string; draftKey?: string; sent?: JobOfferChange };
const automaticFields = ['base', 'draftKey', 'sent'] as const;

const draftNameOf = (company: CompanyPage, offer: JobOffer | undefined) =>
  `job-offer:${company.id}:${offer?.id ?? 'new'}`;

/** The entry before anything is typed. The draft of a new offer has a key, so that a repeated save creates it once. */
function useInitialEntry(shown: OfferVersion | undefined) {
  const [draftKey] = useState(newDraftKey);
  const initialValues = useMemo<OfferEntry>(
    () => ({ ...valuesOf(shown?.offer), ...(shown ? { base: shown.etag } : { draftKey }) }),
    [shown, draftKey],
  );
  return { initialValues, draftKey };
}

const creationOf = (values: OfferEntry, draftKey: string, form: FormApi<OfferEntry>): Creation => ({
  draftKey: values.draftKey ?? draftKey,
  sent: values.sent,
  note: (sent) => form.change('sent', sent),
});

/** `publishes`: the last attempt was one to publish. Such an attempt, and a public offer, need more than a draft. */
function useAttempts(isPublic: boolean) {
  const publishes = useRef(false);
  const validate = useCallback(
    (values: OfferEntry) => ({
      ...offerProblems(values),
      ...(isPublic || publishes.current ? publicationProblems(values) : {}),
    }),
    [isPublic],
  );
  return { publishes, validate };
}

interface OfferFormProps {
  company: CompanyPage;
  /** The stored offer; undefined for a new one. */
  base: OfferVersion | undefined;
  onSaved: (version: OfferVersion, as: SavedAs) => void;
}

/** The form for a new or stored job offer. On a conflict it keeps what was typed and offers the other version. */
export function OfferForm({ company, base, onSaved }: OfferFormProps) {
  const dispatch = useAppDispatch();
  const draftName = draftNameOf(company, base?.offer);
  const draft = useDraft(draftName);
  const save = useSaveOffer(company.id);
  const [stored, setStored] = useState(base);
  const [shown, setShown] = useState(base);
  const { initialValues, draftKey } = useInitialEntry(shown);
  const [conflict, setConflict] = useState<Conflict>();
  const [isTaken, setTaken] = useState(false);
  const isPublic = stored?.offer.status === 'PUBLISHED';
  const { publishes, validate } = useAttempts(isPublic);

  const send = async (values: OfferEntry, form: FormApi<OfferEntry>) => {
    setTaken(false);
    const etag = conflict ? conflict.theirs.etag : values.base;
    const keep = (version: OfferVersion) => {
      setStored(version);
      setConflict(undefined);
      form.change('base', version.etag);
    };
    const change = changeOf(values, stored?.offer);
    const creation = creationOf(values, draftKey, form);
    const result = await save(stored && { ...stored, etag }, change, publishes.current, creation);
    if (result.kind === 'conflict') {
      setStored(result.theirs);
      setConflict(result);
      return { [FORM_ERROR]: conflictTitle(result) };
    }
    if (result.kind === 'failed') {
      if (result.stored) keep(result.stored);
      // A stored offer that is not found was deleted elsewhere.
      if (stored && hasStatus(result.error, 404)) return { [FORM_ERROR]: jobEditorText('deleted') };
      return submitErrors(result.error, form.getRegisteredFields(), renamed);
    }
    const { version, as } = result;
    form.change('sent', undefined);
    const isSame = JSON.stringify(changeOf(form.getState().values, stored?.offer)) === JSON.stringify(change);
    const isComplete = isSame && as !== 'public-unsaved';
    keep(version);
    draft.remove();
    // Input typed during the request stays unsaved. If the address changes, the form at the new one restores it.
    if (isComplete) setShown(version);
    else dispatch(draftSaved({ name: draftNameOf(company, version.offer), values: draftOf(form.getState().values) }));
    onSaved(version, as);
    return undefined;
  };
  const takeTheirs = () => {
    draft.remove();
    setShown(conflict?.theirs);
    setConflict(undefined);
    setTaken(true);
  };

  return (
    <>
      {!isPublic && <LimitNotice company={company} />}
      <CareForm<OfferEntry> onSubmit={send} initialValues={initialValues} validate={validate}>
        {() => (
          <HintProvider>
            <FormDraft name={draftName} automatic={automaticFields} />
            <SideColumns>
              <Stack gap="large">
                {conflict && <ChangedElsewhere conflict={conflict} onAccept={takeTheirs} />}
                {isTaken && <StatusMessage kind="success" title={jobEditorText('conflict.taken')} />}
                <OfferFields benefits={initialValues.benefits} />
                <Actions company={company} status={stored?.offer.status} publishes={publishes} />
              </Stack>
              <Side>
                <CheckList />
                <OfferPreview company={company} offer={stored?.offer} />
              </Side>
            </SideColumns>
          </HintProvider>
        )}
      </CareForm>
    </>
  );
}

type Conflict = Extract<SavedOffer, { kind: 'conflict' }>;

const conflictTitle = ({ isNewlyPublic }: Conflict) =>
  jobEditorText(isNewlyPublic ? 'conflict.publicTitle' : 'conflict.title');

function ChangedElsewhere({ conflict, onAccept }: { conflict: Conflict; onAccept: () => void }) {
  const form = useForm();
  const accept = () => {
    form.reset(); // also removes the error of the refused save
    onAccept();
  };
  return (
    <SavedElsewhere
      title={conflictTitle(conflict)}
      text={jobEditorText(conflict.isNewlyPublic ? 'conflict.publicText' : 'conflict.text')}
      accept={jobEditorText('conflict.theirs')}
      onAccept={accept}
    />
  );
}

interface ActionsProps {
  company: CompanyPage;
  status: OfferVersion['offer']['status'] | undefined;
  /** Set by the button that is pressed. */
  publishes: RefObject<boolean>;
}

/** Saving is the default of the form, so that Enter in a field never publishes. */
function Actions({ company, status, publishes }: ActionsProps) {
  const reason = useId();
  const { submitting } = useFormState({ subscription: { submitting: true } });
  const isPublic = status === 'PUBLISHED';
  const isDraft = status === undefined || status === 'DRAFT';
  const isFull = !isPublic && !hasRoom(company);
  const publish = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    if (isFull || submitting) return;
    publishes.current = true;
    currentTarget.form?.requestSubmit();
  };
  return (
    <Stack>
      <Row>
        {!isPublic && (
          <Button
            variant="primary"
            icon={Send}
            aria-disabled={isFull || undefined}
            aria-describedby={isFull ? reason : undefined}
            onClick={publish}
          >
            {jobEditorText(isDraft ? 'publish' : 'publishAgain')}
          </Button>
        )}
        {isFull && <Meta id={reason}>{jobEditorText('limit.again')}</Meta>}
        <SubmitButton variant={isPublic ? 'primary' : 'secondaryGray'} onClick={() => void (publishes.current = false)}>
          {isDraft ? jobEditorText('saveDraft') : t('actions.save')}
        </SubmitButton>
        <StandaloneLink to={jobOffersPath(company.slug)}>{jobEditorText('ownOffers')}</StandaloneLink>
      </Row>
      <OpenHints />
    </Stack>
  );
}
