import { asApiError, hasStatus, useAppDispatch, type ApiError } from '@care/contracts';
import type { JobOffer, JobOfferChange } from '@care/contracts/schemas';
import { repeatKeyOf } from '@care/ui/form';
import { jobEditorApi, offerUrl, type OfferVersion } from './job-editor-api';
import { changeOf, valuesOf } from './offer-values';

/**
 * The saved state. `public`: a draft was wanted, but an earlier attempt had published the offer; `public-unsaved`: it
 * lacks the later changes.
 */
export type SavedAs = 'draft' | 'changes' | 'published' | 'public' | 'public-unsaved';

/** The offer was changed or published elsewhere since it was read, for example in another tab. */
interface Conflict {
  kind: 'conflict';
  theirs: OfferVersion;
  isNewlyPublic: boolean;
}
export type SavedOffer =
  | { kind: 'saved'; version: OfferVersion; as: SavedAs }
  | Conflict
  /** `stored`: the fields were saved before the publication was refused. */
  | { kind: 'failed'; error: ApiError; stored?: OfferVersion };

/** The creation of an offer, which may be repeated. */
export interface Creation {
  draftKey: string;
  /** The last content that was sent without being refused: this offer may exist, although its answer was lost. */
  sent: JobOfferChange | undefined;
  /** Keeps `sent` with the draft. */
  note: (sent: JobOfferChange | undefined) => void;
}

/** Nothing was created, or it was deleted. */
const isRefusal = (error: ApiError): boolean => hasStatus(error, 422) || hasStatus(error, 409);
const savedAs = ({ status }: JobOffer): SavedAs => (status === 'DRAFT' ? 'draft' : 'changes');
const isPublic = ({ status }: JobOffer): boolean => status === 'PUBLISHED';
const isSame = (one: JobOfferChange, other: JobOfferChange): boolean => JSON.stringify(one) === JSON.stringify(other);
const conflictOf = (base: OfferVersion, theirs: OfferVersion): Conflict => ({
  kind: 'conflict',
  theirs,
  isNewlyPublic: isPublic(theirs.offer) && !isPublic(base.offer),
});

/**
 * Saves a new or stored offer; `publishes` also makes it public. A new offer whose answer was lost is created once, also
 * if it is then changed or published: what was sent is repeated with the same key, and changed as a stored offer. The
 * draft keeps both, also after a reload. Saving a draft never changes an offer that has become public.
 */
export function useSaveOffer(companyId: number) {
  const dispatch = useAppDispatch();
  const [create] = jobEditorApi.create.useMutation();
  const [patch] = jobEditorApi.change.useMutation();
  const [act] = jobEditorApi.act.useMutation();

  const read = (id: number) =>
    dispatch(jobEditorApi.version.initiate(offerUrl(id), { subscribe: false, forceRefetch: true }));
  /** The stored version; without an answer the one just written, of which no later version is known. */
  const versionOf = async (offer: JobOffer): Promise<OfferVersion> =>
    (await read(offer.id)).data ?? { offer, etag: undefined };
  const saved = async (offer: JobOffer, publishes: boolean): Promise<SavedOffer> => ({
    kind: 'saved',
    version: await versionOf(offer),
    as: publishes ? 'published' : savedAs(offer),
  });

  async function saveNew(change: JobOfferChange, publishes: boolean, creation: Creation): Promise<SavedOffer> {
    const sent = creation.sent ?? change;
    const isRepeated = isSame(sent, change);
    const content = { ...sent, title: sent.title ?? '', company: companyId };
    const status = publishes && isRepeated ? ('PUBLISHED' as const) : ('DRAFT' as const);
    creation.note(sent);
    const { data, error } = await create({
      input: { ...content, status },
      idempotencyKey: repeatKeyOf(creation.draftKey, content),
    });
    if (data && isPublic(data) && !publishes)
      return { kind: 'saved', version: await versionOf(data), as: isRepeated ? 'public' : 'public-unsaved' };
    if (data && !isRepeated) return saveStored(await versionOf(data), change, publishes);
    if (data) return publishes && !isPublic(data) ? publish(data) : saved(data, publishes);
    const failure = asApiError(error);
    if (isRefusal(failure)) {
      creation.note(undefined);
      if (!isRepeated) return saveNew(change, publishes, { ...creation, sent: undefined });
    }
    return { kind: 'failed', error: failure };
  }

  async function publish(offer: JobOffer): Promise<SavedOffer> {
    const { data, error } = await act({ id: offer.id, company: companyId, act: 'publish' });
    if (data) return saved(data, true);
    const stored = await versionOf(offer);
    // The step had its effect, although its answer was lost.
    if (isPublic(stored.offer)) return { kind: 'saved', version: stored, as: 'published' };
    return { kind: 'failed', error: asApiError(error), stored };
  }

  async function saveStored(base: OfferVersion, change: JobOfferChange, publishes: boolean): Promise<SavedOffer> {
    const { id } = base.offer;
    let { etag } = base;
    if (etag === undefined && !publishes && !isPublic(base.offer)) {
      // The answer to a publication may have been lost.
      const { data: now, error } = await read(id);
      if (!now) return { kind: 'failed', error: asApiError(error) };
      if (isPublic(now.offer)) return conflictOf(base, now);
      ({ etag } = now);
    }
    const { data, error } = await patch({ id, change, etag });
    if (data) return publishes ? publish(data) : saved(data, false);
    const failure = asApiError(error);
    const theirs = hasStatus(failure, 412) ? (await read(id)).data : undefined;
    if (!theirs) return { kind: 'failed', error: failure };
    const conflict = conflictOf(base, theirs);
    // The own change is stored already if its answer was lost.
    const isStored = isSame(changeOf(valuesOf(theirs.offer), base.offer), change);
    if (isStored && publishes) return publish(theirs.offer);
    return isStored && !conflict.isNewlyPublic
      ? { kind: 'saved', version: theirs, as: savedAs(theirs.offer) }
      : conflict;
  }

  return (
    base: OfferVersion | undefined,
    change: JobOfferChange,
    publishes: boolean,
    creation: Creation,
  ): Promise<SavedOffer> => (base ? saveStored(base, change, publishes) : saveNew(change, publishes, creation));
}
