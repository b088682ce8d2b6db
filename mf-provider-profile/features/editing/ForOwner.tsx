import type { CompanyPage } from '@care/contracts/schemas';
import { useLazyModule } from '@care/ui/lazy';
import { useEffect, type ReactNode } from 'react';
import { useIsOwner } from '../viewer/use-viewer-role';
import type { Preview } from './OwnerProfile';

const fetchOwnerProfile = () => import('./OwnerProfile');

interface ForOwnerProps {
  company: CompanyPage;
  /** The sections that the owner edits, with `middle` in its place. */
  sections: (company: CompanyPage, middle: ReactNode) => ReactNode;
  /** The part of the page between the sections. */
  middle: ReactNode;
  preview: Preview;
  children: ReactNode;
}

/** The sections of a profile; for the owner with the lazy-loaded forms (PP-06). */
export function ForOwner({ company, sections, middle, preview, children }: ForOwnerProps) {
  const isOwner = useIsOwner(company);
  const { lazy, load } = useLazyModule(fetchOwnerProfile);
  useEffect(() => {
    if (isOwner) load();
  }, [isOwner, load]);
  if (isOwner && lazy.kind === 'ready') {
    return (
      <lazy.module.OwnerProfile company={company} publicSections={sections} middle={middle} preview={preview}>
        {children}
      </lazy.module.OwnerProfile>
    );
  }
  return (
    <>
      {sections(company, middle)}
      {children}
    </>
  );
}
