/** Everything that a search's address, or the form that leads to it, can say. */
export const queryParameters = [
  'city_slug',
  'lat',
  'lon',
  'radius',
  'features',
  'place',
  'rating',
  'qualifications',
  'employment',
  'open_for_offers',
  'sort',
  'page',
  'services',
  'slug',
  'cityField',
  'radiusField',
];
