import type { CompanyCard, SavedSearchKind } from '@care/contracts/schemas';
import type { BillingPeriod, Tier } from './vocabulary';

/** The package to book; the free one has no period (PK-04). */
export type PackageChoice = { id: 'FREE_TIER' } | { id: Exclude<Tier, 'FREE_TIER'>; period: BillingPeriod };

/**
 * The places where one slice shows a part of another, with the props of the part. A slot that no slice fills is empty.
 * When a filling fails, only its slot shows a message (SH-18).
 */
export interface SlotProps {
  /** The ratings block of a provider profile (RV-01). */
  'provider.ratings': { companyId: number; companySlug: string };
  /** The own ratings on the account page (AC-07). */
  'account.own-reviews': Record<never, never>;
  /**
   * The package, its price and its invoices in the company area; `isChanging` while another one is being chosen
   * (AC-16).
   */
  'company.package': { companyId: number; isChanging: boolean };
  /** Reviews that wait for an answer, in the company area (AC-16). */
  'company.reviews': { companyId: number; companySlug: string };
  /** All job offers of the owner's company, in the company area (PP-19). */
  'company.job-offers': { companySlug: string };
  /** Booking another package from the company owner area (AC-16). */
  'company.package-change': { companyId: number };
  /**
   * Selection of a package during the registration of a company, which has no id yet (AC-05). `onChoose` must not
   * change between renders. An earlier choice is reported once.
   */
  'registration.package-selection': { chosen: PackageChoice; onChoose: (choice: PackageChoice) => void };
  /** A provider as search results show it; with `onRemove` members can take it off their watch list (SR-13, PP-17). */
  'search.company-card': { company: CompanyCard; onRemove?: (company: CompanyCard) => void };
  /** The heart on a provider's card: follows the provider. For signed-in users who do not own it (PP-28). */
  'company.follow': { id: number; companyName: string };
  /** The dialog for signing in again when the session ended while a form was unsent (SH-09). */
  'session.sign-in-again': Record<never, never>;
  /** Below a password field: a passkey instead, if the account has one; what it gives goes into the field (OP-100). */
  'account.confirm-by-passkey': { onConfirmed: (confirmation: string) => void };
  /** The dialog for saving a search and getting mails about new results; `query` is that of the API. */
  'search.save': { kind: SavedSearchKind; query: string; onClose: () => void };
  /** The label of the link to the inbox with the number of unread messages (AC-14). */
  'nav.inbox': { label: string };
}
export type SlotName = keyof SlotProps;
