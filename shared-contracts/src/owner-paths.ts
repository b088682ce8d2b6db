// Pages about packages and ratings for owners of providers. They do not stand in paths.ts, because every first visit
// downloads that file, and few pages link to them.

/** Questions and requests for a visit of providers with support (PK-08). */
export const SUPPORT_PATH = '/profile/company/unterstuetzung';
/** The own package with its invoices (PK-07). */
export const INVOICES_PATH = '/profile/company/rechnungen';
/** Where an owner asks people for ratings (PK-08). */
export const COMPANY_INVITES_PATH = '/profile/company/bewertungen-einladen';
/** Where the link in an invitation to rate leads: `?key=` (PK-08). */
export const INVITATION_PATH = '/einladung';
