// Every path of the site: one entry per route, with its pattern for the router and a builder for links (SH-01).

type ParamNames<Pattern extends string> = Pattern extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer Tail}`
    ? Name | ParamNames<Tail>
    : Rest
  : never;

type Params<Pattern extends string> = { [Name in ParamNames<Pattern>]: string | number };

export interface Route<Pattern extends string = string> {
  pattern: Pattern;
  /** The path with its parameters percent-encoded. */
  build: [ParamNames<Pattern>] extends [never] ? () => string : (params: Params<Pattern>) => string;
}

/** One path segment; "+" joins services and stays readable. */
const encodeSegment = (value: string | number): string => encodeURIComponent(value).replaceAll('%2B', '+');

function route<Pattern extends string>(pattern: Pattern): Route<Pattern> {
  const build = (params: Record<string, string | number> = {}) =>
    pattern.replace(/:(\w+)/g, (_, name: string) => encodeSegment(params[name]!));
  return { pattern, build };
}

export const routes = {
  /** Home tabs: care provider search, nursing staff search, job search (SH-02). */
  home: route('/'),
  staffHome: route('/pflegeanbieter'),
  jobsHome: route('/pflegepersonal'),

  /** A search as its form sends it, before it has its own address (SR-03). */
  search: route('/suche/:searchType'),
  searchResults: route('/suche/:searchType/:slug'),

  companyProfile: route('/pflegeanbieter/profiles/:slug'),
  companyJobOffers: route('/pflegeanbieter/profiles/:slug/stellenangebote'),
  newJobOffer: route('/pflegeanbieter/profiles/:slug/stellenangebote/neue'),
  jobOffer: route('/pflegeanbieter/profiles/:slug/:offerSlug'),
  /** These pages under the town; canonical are the ones above (PP-01). */
  companyInCity: route('/pflegeanbieter/:citySlug/:companySlug'),
  companyInCityJobOffers: route('/pflegeanbieter/:citySlug/:companySlug/stellenangebote'),
  companyInCityJobOffer: route('/pflegeanbieter/:citySlug/:companySlug/:offerSlug'),
  followedCompanies: route('/pflegeanbieter/merkliste'),
  ownershipClaim: route('/verifizierung-inhaberschaft/:companyId'),

  giveRating: route('/pflegeanbieter/bewertung-abgeben/:companyId'),
  editRating: route('/pflegeanbieter/bewertung/:ratingId/edit'),
  reportRating: route('/pflegeanbieter/bewertung/:ratingId/melden'),
  /** Where the author of a hidden rating answers the desk. */
  ratingProof: route('/pflegeanbieter/bewertung/:ratingId/nachweis'),

  jobSeekerProfile: route('/pflegepersonal/profil/:slug'),

  login: route('/login'),
  registration: route('/registration'),
  companyUserRegistration: route('/registration/pflegeanbieter'),
  jobSeekerRegistration: route('/registration/pflegepersonal'),
  careSeekerRegistration: route('/registration/pflegesuchende'),
  companyRegistration: route('/registration/einrichtung'),
  /** Where the links in mails about the address and the password lead: `?key=`, and `?uid=&token=`. */
  confirmEmail: route('/e-mail-bestaetigen'),
  forgottenPassword: route('/passwort-vergessen'),
  newPassword: route('/passwort-neu'),
  /** Where the links in mails about new search results lead: `?key=`. */
  confirmAlert: route('/benachrichtigung-bestaetigen'),
  endAlert: route('/benachrichtigung-beenden'),
  account: route('/profile'),
  accountSecurity: route('/profile/sicherheit'),
  companyOwnerArea: route('/profile/company'),
  companyMedia: route('/profile/company/bilder-und-videos'),
  companyWidgets: route('/profile/company/widgets'),
  pricesAndPlaces: route('/profile/company/preise-und-plaetze'),
  /** For STAFF only. */
  desk: route('/verwaltung'),
  deskCase: route('/verwaltung/:id'),
  deskContent: route('/verwaltung/inhalte'),
  deskText: route('/verwaltung/inhalte/:id'),
  messages: route('/nachrichten'),
  message: route('/nachrichten/:id'),

  packages: route('/pakete'),
  products: route('/pflegeprodukte'),
  productCategory: route('/pflegeprodukte/:category'),
  product: route('/pflegeprodukte/:category/:product'),

  /** Magazine, advisor and guide; the shell's own (SH-20). */
  magazine: route('/pflegemagazin'),
  article: route('/pflegemagazin/:slug'),
  advisor: route('/pflegeratgeber'),
  advisorGuide: route('/pflegeratgeber/:slug'),
  guide: route('/pflegeleitfaden'),
  /** What care costs, with a calculator (CO-01). */
  costs: route('/kosten'),

  /** One enquiry to several providers: `?an=` and their ids; its private page: `?key=` (EQ-01, EQ-05). */
  enquiry: route('/anfrage'),
  enquiryPage: route('/anfrage/ansehen'),
  enquiries: route('/profile/anfragen'),

  /** How other sites show a profile (EM-05). */
  embedding: route('/einbinden'),

  imprint: route('/impressum'),
  privacy: route('/datenschutz'),
  terms: route('/agb'),
  accessibility: route('/barrierefreiheit'),
  ranking: route('/so-sortieren-wir'),
  ratingCheck: route('/so-pruefen-wir-bewertungen'),
  contact: route('/kontakt'),
} as const;
export type RouteName = keyof typeof routes;

/** Segments under /pflegeanbieter that are pages; no city, company or job offer may have them as slug (PP-25). */
export const RESERVED_SLUGS = [
  'merkliste',
  'profiles',
  'bewertung',
  'bewertung-abgeben',
  'stellenangebote',
  'neue',
] as const;

/** Whether a slug would collide with a page (PP-25). */
export const isReservedSlug = (slug: string): boolean => RESERVED_SLUGS.some((word) => word === slug.toLowerCase());

/** Changing the package happens in the owner area (AC-16). */
export const packageChangePath = (): string => `${routes.companyOwnerArea.build()}?package=change`;

/** The reviews on a provider profile (PP-24). */
export const ratingsPath = (companySlug: string): string => `${profilePath(companySlug)}#ratings`;

/** A page of sign-in or registration that leads back to where the visitor was (SH-09). */
export const returningPath = (path: string, returnTo?: string | null): string =>
  path + (returnTo ? `?callbackUrl=${encodeURIComponent(returnTo)}` : '');

/** Sign-in that comes back to where the visitor was (SH-09). */
export const loginPath = (returnTo?: string | null): string => returningPath(routes.login.build(), returnTo);

/**
 * The part of a path that a signed-in visitor may be sent back to; anything pointing off the site becomes "/" (SH-09).
 */
export const returnPath = (callbackUrl: string | null): string =>
  callbackUrl && /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(callbackUrl) ? callbackUrl : '/';

/** A profile in edit mode: of a provider or of a job seeker (AC-05, AC-08). */
export const editPath = (path: string): string => `${path}?edit`;

/** The form of an enquiry to these providers; without any it says how to choose them (EQ-01). */
export const enquiryPath = (companies: readonly number[]): string =>
  routes.enquiry.build() + (companies.length > 0 ? `?an=${companies.join('&an=')}` : '');

/** The private page of an enquiry (EQ-05). */
export const enquiryPagePath = (key: string): string => `${routes.enquiryPage.build()}?key=${encodeURIComponent(key)}`;

/** The applications in the inbox (AC-14). */
export const applicationsPath = (): string => `${routes.messages.build()}?folder=applications`;

/** The page on which the profile of a provider is prepared for other sites (EM-05). */
export const embeddingPath = (slug: string): string => `${routes.embedding.build()}?slug=${encodeURIComponent(slug)}`;

/** Canonical profile path (PP-01). */
export const profilePath = (slug: string): string => routes.companyProfile.build({ slug });

/** The job offers tab of a profile (PP-02). */
export const jobOffersPath = (slug: string): string => routes.companyJobOffers.build({ slug });

export const jobOfferPath = (slug: string, offerSlug: string): string => routes.jobOffer.build({ slug, offerSlug });

/**
 * "köln" from "50733 Köln": without postcode, lower case, trimmed, spaces as "-", umlauts kept (PP-01). Characters that
 * mean something else in a path become "-" too.
 */
export const citySlug = (city: string): string =>
  city
    .normalize('NFC')
    .replace(/\p{Cs}/gu, '')
    .trim()
    .replace(/^\d{5}\s+/, '')
    .toLowerCase()
    .replace(/[\s/+]+/g, '-')
    .replace(/^\.+$/, '')
    .normalize('NFC');

/** The city slug of an address line, or of the whole line when it has no city part (PP-01). */
export function streetCitySlug(street: string): string {
  const [first = '', city] = street.split(',');
  return citySlug(city?.trim() ? city : first);
}

interface CompanyAddress {
  slug: string;
  street: string;
  /** Known for providers in the gazetteer; tells towns of one name apart. */
  city_slug?: string;
}

/**
 * A provider's path under its town; the canonical one when there is no town to name or its name is reserved (PP-01,
 * PP-25).
 */
export function companyPath({ slug, street, city_slug }: CompanyAddress): string {
  const city = city_slug || streetCitySlug(street);
  if (city === '' || isReservedSlug(city)) return profilePath(slug);
  return routes.companyInCity.build({ citySlug: city, companySlug: slug });
}
