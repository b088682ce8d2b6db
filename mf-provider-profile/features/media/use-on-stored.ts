import { careApi, useAppDispatch } from '@care/contracts';
import type { CompanyPage } from '@care/contracts/schemas';
import { profileApi } from '../company/profile-api';
import { companyTags, mediaApi } from './media-api';

/** Fetches the provider again after a file was stored, also if the page was left meanwhile (PP-11, PP-12). */
export function useOnStored({ id, slug }: Pick<CompanyPage, 'id' | 'slug'>): () => Promise<unknown> {
  const dispatch = useAppDispatch();
  return () => {
    dispatch(careApi.util.invalidateTags([...companyTags(id)]));
    const anew = { subscribe: false, forceRefetch: true };
    void dispatch(mediaApi.details.initiate(id, anew));
    return dispatch(profileApi.company.initiate(slug, anew));
  };
}
