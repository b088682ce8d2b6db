import { asApiError, useAppDispatch, type ApiError } from '@care/contracts';
import type { JobOffer, JobOfferChange } from '@care/contracts/schemas';
import { repeatKeyOf } from '@care/ui/form';
import { jobEditorApi, offerUrl, type OfferVersion } from './job-editor-api';

export type SavedOffer =
  | { kind: 'saved'; version: OfferVersion }
  /** Changed elsewhere since it was read, for example in another tab. */
  | { kind: 'conflict'; theirs: OfferVersion }
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

const CONFLICT = 412;
const isStatus = (error: ApiError, status: number): boolean => error.kind === 'http' && error.status === status;
/** Nothing was created, or it was deleted. */
const isRefusal = (error: ApiError): boolean => isStatus(error, 422) || isStatus(error, 409);

/**
 * Saves a new or stored offer; `publishes` also makes it public. A new offer whose answer was lost is created once, also
 * if it is then changed or published: what was sent is repeated with the same key, and changed as a stored offer. The
 * draft keeps both, also after a reload.
 */
export function useSaveOffer(companyId: number) {
  const dispatch = useAppDispatch();
  const [create] = jobEditorApi.create.useMutation();
  const [patch] = jobEditorApi.change.useMutation();
  const [take] = jobEditorApi.step.useMutation();

  const read = async (id: number): Promise<OfferVersion | undefined> =>
    (await dispatch(jobEditorApi.version.initiate(offerUrl(id), { subscribe: false, forceRefetch: true }))).data;
  /** The stored version; without an answer the one just written, whose next change overwrites. */
  const versionOf = async (offer: JobOffer): Promise<OfferVersion> =>
    (await read(offer.id)) ?? { offer, etag: undefined };

  async function saveNew(change: JobOfferChange, publishes: boolean, creation: Creation): Promise<SavedOffer> {
    const sent = creation.sent ?? change;
    const isSame = JSON.stringify(sent) === JSON.stringify(change);
    const content = { ...sent, title: sent.title ?? '', company: companyId };
    const status = publishes && isSame ? ('PUBLISHED' as const) : ('DRAFT' as const);
    creation.note(sent);
    const { data, error } = await create({
      input: { ...content, status },
      idempotencyKey: repeatKeyOf(creation.draftKey, content),
    });
    if (data && !isSame) return saveStored(await versionOf(data), change, publishes);
    if (data)
      return publishes && data.status !== 'PUBLISHED'
        ? publish(data)
        : { kind: 'saved', version: await versionOf(data) };
    const failure = asApiError(error);
    if (isRefusal(failure)) {
      creation.note(undefined);
      if (!isSame) return saveNew(change, publishes, { ...creation, sent: undefined });
    }
    return { kind: 'failed', error: failure };
  }

  async function publish(saved: JobOffer): Promise<SavedOffer> {
    const published = await take({ id: saved.id, step: 'publish' });
    return published.data
      ? { kind: 'saved', version: await versionOf(published.data) }
      : { kind: 'failed', error: asApiError(published.error), stored: await versionOf(saved) };
  }

  async function saveStored(base: OfferVersion, change: JobOfferChange, publishes: boolean): Promise<SavedOffer> {
    const { id } = base.offer;
    const changed = await patch({ id, change, etag: base.etag });
    if (!changed.data) {
      const error = asApiError(changed.error);
      const theirs = isStatus(error, CONFLICT) ? await read(id) : undefined;
      return theirs ? { kind: 'conflict', theirs } : { kind: 'failed', error };
    }
    return publishes ? publish(changed.data) : { kind: 'saved', version: await versionOf(changed.data) };
  }

  return (
    base: OfferVersion | undefined,
    change: JobOfferChange,
    publishes: boolean,
    creation: Creation,
  ): Promise<SavedOffer> => (base ? saveStored(base, change, publishes) : saveNew(change, publishes, creation));
}
