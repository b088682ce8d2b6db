import type { CompanyCard } from '@care/contracts/schemas';
import { useState } from 'react';

/** How taking one off, or putting it back, ended: undefined when all went well, else why not. */
type Outcome = string | undefined;

export interface Removable {
  remove: (company: CompanyCard) => Promise<Outcome>;
  restore: (company: CompanyCard) => Promise<Outcome>;
}

/** What to say about the last removal. */
export type RemovalNotice =
  | { kind: 'removed'; company: CompanyCard }
  | { kind: 'restored'; company: CompanyCard }
  | { kind: 'not-removed'; company: CompanyCard; reason: string }
  | { kind: 'not-restored'; company: CompanyCard; reason: string };

/** Takes providers off a list at once and shows them again when that failed or is undone (PP-17). */
export function useRemoval({ remove, restore }: Removable) {
  const [hidden, setHidden] = useState<readonly number[]>([]);
  const [notice, setNotice] = useState<RemovalNotice>();
  const show = (id: number) => setHidden((ids) => ids.filter((one) => one !== id));
  const take = async (company: CompanyCard) => {
    setHidden((ids) => [...ids, company.id]);
    setNotice({ kind: 'removed', company });
    const reason = await remove(company);
    if (reason === undefined) return;
    show(company.id);
    setNotice({ kind: 'not-removed', company, reason });
  };
  const undo = async (company: CompanyCard) => {
    const reason = await restore(company);
    if (reason === undefined) show(company.id);
    setNotice(reason === undefined ? { kind: 'restored', company } : { kind: 'not-restored', company, reason });
  };
  return {
    hidden,
    notice,
    remove: (company: CompanyCard) => void take(company),
    undo: (company: CompanyCard) => void undo(company),
  };
}
export type Removal = ReturnType<typeof useRemoval>;
