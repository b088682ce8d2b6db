import type { CompanyCard } from '@care/contracts/schemas';
import type { SavedSearchKind } from '@care/contracts/schemas';
import type { BillingPeriod, Tier } from './vocabulary';

/** What somebody wants to book; the free package has no period (PK-04). */
export type PackageChoice = { id: 'FREE_TIER' } | { id: Exclude<Tier, 'FREE_TIER'>; period: BillingPeriod };

/**
 * The places where one slice shows a part of another, with the props each hands over. A slot that no slice fills shows
 * nothing; a filling that fails shows its message there and nowhere else (SH-18).
 */
export interface SlotProps {
  /** The ratings block of a provider profile (RV-01). */
  'provider.ratings': { companyId: number; companySlug: string };
  /** The own ratings on the account page (AC-07). */
  'account.own-reviews': Record<never, never>;
  /** Booking another package from the company owner area (AC-16). */
  'company.package-change': { companyId: number };
  /**
   * Choosing a package while registering a company, which has no id yet (AC-05). `onChoose` stays the same function; what was
   * chosen before is told once.
   */
  'registration.package-selection': { chosen: PackageChoice; onChoose: (choice: PackageChoice) => void };
  /** A provider as search results show it; with `onRemove` members can take it off their watch list (SR-13, PP-17). */
  'search.company-card': { company: CompanyCard; onRemove?: (company: CompanyCard) => void };
  /** The heart of a provider's card: puts it on the own watch list, for everybody signed in who does not own it (PP-28). */
  'company.follow': { id: number; companyName: string };
  /** Signing in again in place, where a session ended while a form held something unsent (SH-09). */
  'session.sign-in-again': Record<never, never>;
  /** Keeping a search and hearing of new results, in a dialog over them; `query` as the API is asked. */
  'search.save': { kind: SavedSearchKind; query: string; onClose: () => void };
  /** The words of the link to the inbox, with how many messages are unread (AC-14). */
  'nav.inbox': { label: string };
}
export type SlotName = keyof SlotProps;
