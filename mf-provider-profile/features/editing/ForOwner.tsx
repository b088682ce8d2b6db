import type { CompanyPage } from '@care/contracts/schemas';
import { useLazyModule } from '@care/ui/lazy';
import { useEffect, useState, type ReactNode } from 'react';
import { useIsOwner } from '../viewer/use-viewer-role';
import type { Preview, PublicView } from './OwnerProfile';

const fetchOwnerProfile = () => import('./OwnerProfile');

type Sections = (company: CompanyPage) => ReactNode;

interface ForOwnerProps {
  company: CompanyPage;
  /** The sections that the owner edits, above and below `middle`. */
  above: Sections;
  below: Sections;
  /** The part of the page between the sections. It stays as it is while the owner's forms take their place. */
  middle: ReactNode;
  preview: Preview;
  children: ReactNode;
}

/** The sections of a profile; for the owner with the lazy-loaded forms (PP-06). */
export function ForOwner({ company, above, below, middle, preview, children }: ForOwnerProps) {
  const isOwner = useIsOwner(company);
  const { lazy, load } = useLazyModule(fetchOwnerProfile);
  const [view, setView] = useState<PublicView>(company);
  useEffect(() => {
    if (isOwner) load();
  }, [isOwner, load]);
  const owner = isOwner && lazy.kind === 'ready' && lazy.module;
  const shown = owner ? view : company;
  return (
    <>
      {owner && <owner.OwnerProfile company={company} preview={preview} onView={setView} />}
      {shown && above(shown)}
      {middle}
      {shown && below(shown)}
      {children}
    </>
  );
}
