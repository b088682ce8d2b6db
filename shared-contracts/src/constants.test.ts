import * as constants from './constants';
import * as vocabulary from './vocabulary';

it('SH-27 has every number of section 9, as the specification writes it', () => {
  expect(constants).toMatchObject({
    SEARCH_DEBOUNCE_MS: 200,
    PLACES_DEBOUNCE_MS: 300,
    PLACES_CACHE_SECONDS: 86400,
    COUNTRY: 'de',
    CITY_SUGGEST_MIN_LENGTH: 2,
    RADIUS_OPTIONS: [20, 50, 100],
    DEFAULT_RADIUS: 20,
    STREET_PARTS: 3,
    IMAGE_MAX_BYTES: 600000,
    IMAGE_TYPES: ['image/jpeg', 'image/webp', 'image/png'],
    VIDEO_MAX_BYTES: 50000000,
    VIDEO_TYPES: ['video/mp4', 'video/webm'],
    GALLERY_MAX_ITEMS: 11,
    GALLERY_VISIBLE_ITEMS: 4,
    PREDEFINED_BENEFITS: 16,
    MAP_HEIGHT_PX: 515,
    MAP_ZOOM: 15,
    MAP_HOVER_DISTANCE_PX: 30,
    STAR_SIZE_PX: 22,
    MIN_STARS: 1,
    MAX_STARS: 5,
    RATINGS_PAGE_SIZE: 10,
    OWN_RATINGS_PAGE_SIZE: 5,
    PAGINATION_BUTTONS: 5,
    UNREAD_QUERY_VALUE: 5,
    NARROW_BREAKPOINT_PX: 768,
    MAX_WORK_LOCATIONS: 3,
    REVIEW_MAX_LENGTH: 5000,
    LAZY_MARGIN_PX: 200,
    VAT_PERCENT: 19,
    TRIAL_DAYS: 14,
    PLACEMENT_FEE: 800_00,
  });
  expect(constants.IMAGE_WIDTHS[0]).toBe(320);
  expect(constants.IMAGE_WIDTHS.at(-1)).toBe(1600);
});

it.each([
  [429_00, 510_51],
  [39_00, 46_41],
  [749_00, 891_31],
  [68_09, 81_03],
  [800_00, 952_00],
])('PK-02 adds 19 %% VAT to %d cents and rounds to the cent: %d', (net, gross) => {
  expect(constants.grossCents(net)).toBe(gross);
});

it('SH-24 has every enumeration of section 3', () => {
  expect(vocabulary.CARE_FORMS.join(' ')).toBe(
    'ambulante-pflege kurzzeitpflege stationare-pflege teilstationare-pflege senioren-wg betreutes-wohnen weitere-pflegeformen',
  );
  expect(vocabulary.COMPANY_FEATURES.map(({ index }) => index)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(vocabulary.PLACES).toMatchObject([
    { index: 1, key: 'urban' },
    { index: 2, key: 'rural' },
  ]);
  expect(vocabulary.QUALIFICATIONS).toHaveLength(6);
  expect([...vocabulary.COMPANY_SORTS].sort()).toEqual(['radiusAsc', 'radiusDesc', 'ratingAsc', 'ratingDesc']);
  expect(vocabulary.COMPANY_SORTS[0]).toBe('ratingDesc');
  expect(vocabulary.EMPLOYMENT_TYPES).toEqual(['Vollzeit', 'Teilzeit', 'Vollzeit/Teilzeit']);
  expect(vocabulary.RATING_CATEGORIES).toHaveLength(6);
  expect(vocabulary.RATER_IDENTITIES).toHaveLength(4);
  expect(vocabulary.REPORT_REASONS).toHaveLength(5);
  expect(vocabulary.BILLING_PERIODS).toEqual(['YEARLY', 'MONTHLY']);
  expect(vocabulary.GENDERS).toEqual(['MALE', 'FEMALE', 'OTHER']);
  expect(vocabulary.BENEFITS).toHaveLength(constants.PREDEFINED_BENEFITS);
});
