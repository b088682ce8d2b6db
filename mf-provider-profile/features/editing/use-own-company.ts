import { useAppDispatch } from '@care/contracts';
import type { CompanySection } from '@care/contracts/company-fields';
import type { CompanyPage, CompanySections } from '@care/contracts/schemas';
import { useState } from 'react';
import { editingApi } from './editing-api';
import { editingText } from './texts';

/** The own provider with the versions of its sections, and how it is read again after a section was saved. */
export function useOwnCompany({ id, slug }: Pick<CompanyPage, 'id' | 'slug'>) {
  const query = { id, slug };
  const { data, ...loading } = editingApi.own.useQuery(query);
  const dispatch = useAppDispatch();
  // An ended session empties the cache; forms with unsent input stay until the user has signed in again (SH-09).
  const [last, setLast] = useState(data);
  if (data && data !== last) setLast(data);
  const own = data ?? last;
  /**
   * Reads everything again, also after the page was left; the titles of the sections that somebody else has changed.
   */
  const reload = async (section: CompanySection) => {
    const { data: now } = await dispatch(editingApi.own.initiate(query, { subscribe: false, forceRefetch: true }));
    return own && now ? changedElsewhere(own.state, now.state, section) : [];
  };
  return { own, reload, ...loading };
}

const changedElsewhere = (before: CompanySections, now: CompanySections, own: string): string[] =>
  now.sections
    .filter(
      ({ section, etag }) =>
        section !== own && before.sections.some((one) => one.section === section && one.etag !== etag),
    )
    .map(({ section }) => editingText(`sections.${section}`));
