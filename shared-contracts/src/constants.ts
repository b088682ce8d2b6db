// Every limit and number of the two specifications (SH-27). Prices are integer cents, durations milliseconds unless
// named otherwise.

/** The paths of the API begin with it, except for those of the session. */
export const API_PREFIX = '/api-backend';

/** The interval of session requests while a user is signed in (SH-06). They renew the bearer token. */
export const SESSION_POLL_MS = 600_000;

/** How long drafts are kept after the session of their person has expired (SH-05). */
export const DRAFTS_KEPT_MINUTES = 15;

/** Typing pause before a search runs (SR-08). */
export const SEARCH_DEBOUNCE_MS = 200;
/** Typing pause before places are looked up (SR-08). */
export const PLACES_DEBOUNCE_MS = 300;
/** How long a place lookup may be cached (SR-08). */
export const PLACES_CACHE_SECONDS = 86_400;
/** City suggestions open from this many characters (SR-06). */
export const CITY_SUGGEST_MIN_LENGTH = 2;
/** The only country of addresses. */
export const COUNTRY = 'de';

/** Kilometres around the chosen place (SR-07). */
export const RADIUS_OPTIONS = [20, 50, 100] as const;
export type Radius = (typeof RADIUS_OPTIONS)[number];
export const DEFAULT_RADIUS: Radius = 20;

export const SEARCH_PAGE_SIZE = 10;
export const SEARCH_MAX_PAGE_SIZE = 50;
/** Ratings per page on a profile (RV-01). */
export const RATINGS_PAGE_SIZE = 10;
/** Ratings per page on the account page (AC-07). */
export const OWN_RATINGS_PAGE_SIZE = 5;
/** Page buttons shown at once (RV-01). */
export const PAGINATION_BUTTONS = 5;
/** The value of `GET /message/?unread=` (AC-14). */
export const UNREAD_QUERY_VALUE = 5;

/** Mean radius of the earth in km (IUGG). */
export const EARTH_RADIUS_KM = 6371.0088;

/** Parts of an address line, "Straße Nr, PLZ Ort, Deutschland" (PP-07). */
export const STREET_PARTS = 3;
export const STREET_SEPARATOR = ', ';

/** Mapbox's public API, where GEO_URL names no other. */
export const MAPBOX_API_URL = 'https://api.mapbox.com';

/** Photos, logos and main images (PP-11). */
export const IMAGE_MAX_BYTES = 600_000;
export const IMAGE_TYPES = ['image/jpeg', 'image/webp', 'image/png'] as const;
/** Smallest and largest side of a picture in px (PP-22). */
export const IMAGE_MIN_SIDE = 200;
export const IMAGE_MAX_SIDE = 8000;
/** Most pixels of a picture; it limits the memory for decoding. */
export const IMAGE_MAX_PIXELS = 25_000_000;
/** Gallery videos (PP-12). */
export const VIDEO_MAX_BYTES = 50_000_000;
export const VIDEO_TYPES = ['video/mp4', 'video/webm'] as const;
/** Widths in which pictures are kept, and how near the view they start to load (SH-17). */
export const IMAGE_WIDTHS = [320, 480, 640, 960, 1280, 1600] as const;
export const LAZY_MARGIN_PX = 200;

/** The gallery takes another item while it holds fewer than this (PP-12). */
export const GALLERY_MAX_ITEMS = 11;
/** Gallery items visible before "show all" (PP-12). */
export const GALLERY_VISIBLE_ITEMS = 4;
/** Entries of the benefits catalogue (PP-08). */
export const PREDEFINED_BENEFITS = 16;

/** The map on a profile; the offset is the gap between a marker and its popup (PP-13). */
export const MAP_HEIGHT_PX = 515;
export const MAP_ZOOM = 15;
export const MAP_HOVER_DISTANCE_PX = 30;

export const STAR_SIZE_PX = 22;
export const MIN_STARS = 1;
export const MAX_STARS = 5;
/** Below this number cards, lists and town texts show no average (SR-22). */
export const MIN_RATINGS_FOR_AVERAGE = 3;
export const REVIEW_MAX_LENGTH = 5000;
/** Invitations to rate (PK-08): addresses in a request and on a day, characters of the text, days a link works. */
export const INVITE_MAX_ADDRESSES = 20;
export const INVITES_PER_DAY = 60;
export const INVITE_TEXT_MAX_LENGTH = 500;
export const INVITE_DAYS = 30;
/** Viewport widths up to this are narrow (SH-02, PK-01). */
export const NARROW_BREAKPOINT_PX = 768;

/** Name of the document's meta element that holds the address of the ad frame, when there is one (AC-17). */
export const AD_FRAME_META = 'ad-frame';

/** Most providers on a watch list in a browser or in a link; a comparison shows four of them. */
export const WATCH_LIST_MAX = 100;
export const COMPARISON_MAX = 4;
/** Most receivers of one enquiry (EQ-01). */
export const ENQUIRY_MAX_RECEIVERS = 6;
/** Providers on one page of the watch list (PP-17). */
export const WATCH_LIST_PAGE_SIZE = 10;
/** A CV that goes with an application (PP-16). */
export const PDF_MAX_BYTES = 5_000_000;
/** Proof of ownership: a code by mail, and documents for the desk. */
export const OWNERSHIP_CODE_MINUTES = 15;
export const OWNERSHIP_CODE_TRIES = 5;
export const OWNERSHIP_DOCUMENTS = 5;
/** Files that the author of a hidden rating may send as a proof. */
export const RATING_DOCUMENTS = 5;

export const MAX_WORK_LOCATIONS = 3;
/** Shortest password an account may have; the specification names none. */
export const PASSWORD_MIN_LENGTH = 10;
/** How long the links in mails work. */
export const VERIFY_LINK_HOURS = 72;
export const RESET_LINK_MINUTES = 60;
export const EXPORT_LINK_HOURS = 24;
/** Days in which a deletion can be undone. */
export const DELETION_DAYS = 14;

/** An offer without a chosen last day ends this many days after its publication (PP-19). */
export const JOB_OFFER_DAYS = 60;

export const VAT_PERCENT = 19;
/** Free days before the first charge (PK-02). */
export const TRIAL_DAYS = 14;
/** Days before the end of the free ones on which a mail reminds of it. */
export const TRIAL_REMINDER_DAYS = 3;
/** How long a package still runs after its charge has failed. */
export const UNPAID_DAYS = 7;
export const PAYMENT_STATES = ['PENDING', 'PAID', 'CANCELED', 'FAILED', 'EXPIRED'] as const;
/** The messages of a payment page in a frame; they are hints, the state of the order is the truth (PK-04). */
export const PAYMENT_MESSAGES = ['payment:done', 'payment:canceled'] as const;
/** Net fee per placement in cents (PK-02, PK-07). */
export const PLACEMENT_FEE = 80_000;

/** Figures of the banners on the home page (SH-19). */
export const CLAIMED_COMPANIES = 25_000;
export const CLAIMED_SPECIALISTS = 4_000;

/** Answer of the API when a job seeker registers a company; the page shows its German text (AC-05). */
export const INVALID_ACCOUNT_TYPE =
  'Invalid account type. Sign out and create an account as a carer to register the company.';

/** Code of the answer to STAFF who have not set up a second factor (AC-33). */
export const SECOND_FACTOR_REQUIRED = 'second_factor_required';

/** Gross of a net amount, both in cents, rounded to the cent (PK-02). */
export const grossCents = (net: number): number => Math.round((net * (100 + VAT_PERCENT)) / 100);
