/** The words of a requested address that are neither care forms nor towns (SR-21); no part of the search. */
export const UNKNOWN_WORDS = 'wort';

/** All query parameters of a search address and of the search form. */
export const searchParameters = [
  'city_slug',
  'lat',
  'lon',
  'radius',
  'bbox',
  'features',
  'place',
  'rating',
  'qualifications',
  'employment',
  'salary_min',
  'posted_days',
  'open_for_offers',
  'sort',
  'page',
  'services',
  'slug',
  'cityField',
  'radiusField',
];

/** The parameters that the pages of a search read; the shell renders them with no others. */
export const queryParameters = [...searchParameters, UNKNOWN_WORDS];
