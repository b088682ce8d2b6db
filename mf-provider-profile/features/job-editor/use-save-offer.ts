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

const CONFLICT = 412;
const isStatus = (error: ApiError, status: number): boolean => error.kind === 'http' && error.status === status;

/**
 * Saves a new or stored offer; `publishes` also makes it public. A new offer that is sent again after a lost answer is
 * created once: the draft keeps its key, also after a reload.
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

  async function saveNew(change: JobOfferChange, publishes: boolean, draftKey: string): Promise<SavedOffer> {
    const status = publishes ? ('PUBLISHED' as const) : ('DRAFT' as const);
    const input = { ...change, title: change.title ?? '', company: companyId, status };
    const { data, error } = await create({ input, idempotencyKey: repeatKeyOf(draftKey, input) });
    return data ? { kind: 'saved', version: await versionOf(data) } : { kind: 'failed', error: asApiError(error) };
  }

  async function saveStored(base: OfferVersion, change: JobOfferChange, publishes: boolean): Promise<SavedOffer> {
    const { id } = base.offer;
    const changed = await patch({ id, change, etag: base.etag });
    if (!changed.data) {
      const error = asApiError(changed.error);
      const theirs = isStatus(error, CONFLICT) ? await read(id) : undefined;
      return theirs ? { kind: 'conflict', theirs } : { kind: 'failed', error };
    }
    if (!publishes) return { kind: 'saved', version: await versionOf(changed.data) };
    const published = await take({ id, step: 'publish' });
    if (published.data) return { kind: 'saved', version: await versionOf(published.data) };
    return { kind: 'failed', error: asApiError(published.error), stored: await versionOf(changed.data) };
  }

  return (
    base: OfferVersion | undefined,
    change: JobOfferChange,
    publishes: boolean,
    draftKey: string,
  ): Promise<SavedOffer> => (base ? saveStored(base, change, publishes) : saveNew(change, publishes, draftKey));
}
