import { addTexts } from '@care/contracts';

/** Texts of the maps of the three searches; loaded with the maps. */
export const resultsMapText = addTexts('searchMap', {
  canvas: 'Bewegliche Karte',
  failed: 'Die Treffer konnten nicht auf die Karte geladen werden.',
  noAverage: 'noch kein Durchschnitt',
  stars: '{{stars}} von 5 Sternen',
  profile: 'Profil ansehen',
  profileOf: 'Profil ansehen: {{name}}',
  cards: 'Treffer auf der Karte',
  cardList: 'Treffer, seitlich wischen',
  previousHit: 'Voriger Treffer',
  nextHit: 'Nächster Treffer',
  hitOf: '{{n}} von {{count}}',
  pflegeanbieter: {
    cluster_one: '1 Pflegeanbieter: Karte hier vergrößern',
    cluster_other: '{{count}} Pflegeanbieter: Karte hier vergrößern',
    closest_one: 'Hier liegt 1 Pflegeanbieter. Die Adresse steht in der Liste.',
    closest_other: 'Hier liegen {{count}} Pflegeanbieter nahe beieinander. Die Adressen stehen in der Liste.',
  },
  pflegejobs: {
    cluster_one: '1 Stelle: Karte hier vergrößern',
    cluster_other: '{{count}} Stellen: Karte hier vergrößern',
    closest_one: 'Hier liegt 1 Stelle. Sie steht in der Liste.',
    closest_other: 'Hier liegen {{count}} Stellen nahe beieinander. Sie stehen in der Liste.',
    pin_one: '{{title}}, {{company}}',
    pin_other: '{{count}} Stellen, {{company}}',
  },
  pflegepersonal: {
    cluster_one: '1 Pflegekraft: Karte hier vergrößern',
    cluster_other: '{{count}} Pflegekräfte: Karte hier vergrößern',
    closest_one: 'Hier möchte 1 Pflegekraft arbeiten. Sie steht in der Liste.',
    closest_other: 'Hier möchten {{count}} Pflegekräfte arbeiten. Sie stehen in der Liste.',
    pin_one: '{{city}}, 1 Pflegekraft',
    pin_other: '{{city}}, {{count}} Pflegekräfte',
    people_one: '1 Pflegekraft möchte hier arbeiten.',
    people_other: '{{count}} Pflegekräfte möchten hier arbeiten.',
    searchHere: 'Hier suchen',
  },
});
