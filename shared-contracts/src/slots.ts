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
  /** Choosing a package while registering a company (AC-05). */
  'registration.package-selection': { companyId: number };
  /** The unread count beside "Nachrichten" (AC-14). */
  'nav.inbox': Record<never, never>;
}
export type SlotName = keyof SlotProps;
