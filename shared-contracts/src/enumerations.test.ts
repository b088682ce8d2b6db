import {
  BENEFITS,
  benefitView,
  CARE_FORMS,
  careFormLabel,
  COMPANY_FEATURES,
  exclusiveQualification,
  featureLabel,
  PLACES,
  placeLabel,
  qualificationIds,
  qualificationLabel,
} from './enumerations';

it('SR-21 labels all seven care forms', () => {
  expect(CARE_FORMS.map(careFormLabel)).toEqual([
    'Ambulante Pflege',
    'Kurzzeitpflege',
    'Stationäre Pflege',
    'Teilstationäre Pflege',
    'Senioren-WG',
    'Betreutes Wohnen',
    'Weitere Pflegeformen',
  ]);
});

it('SR-09 labels features 1 to 10 and no other', () => {
  expect(COMPANY_FEATURES.map(({ index }) => featureLabel(index))).not.toContain(undefined);
  expect([featureLabel(1), featureLabel(10)]).toEqual(['Demenzpflege', 'Kultursensible, internationale Pflege']);
  expect([featureLabel(0), featureLabel(11), featureLabel(1.5)]).toEqual([undefined, undefined, undefined]);
  expect(PLACES.map(({ index }) => placeLabel(index))).toEqual(['Städtische Lage', 'Ländliche Lage']);
});

it('SR-11 adds "other" and "none" for staff, "none" for jobs', () => {
  expect(qualificationIds('staff')).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(qualificationIds('jobs')).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(qualificationLabel(7, 'staff')).toBe('Andere Qualifikation');
  expect(qualificationLabel(exclusiveQualification('staff'), 'staff')).toBe('Keine besondere Qualifikation');
  expect(qualificationLabel(exclusiveQualification('jobs'), 'jobs')).toBe('Keine besondere Qualifikation');
  expect(qualificationLabel(8, 'jobs')).toBeUndefined();
});

it('PP-08 shows catalogue benefits with their own icon and free texts with the shared one', () => {
  expect(benefitView('jobBike')).toEqual({ label: 'Dienstrad-Leasing', icon: 'bike' });
  expect(benefitView('Mitarbeiterwohnung')).toEqual({ label: 'Mitarbeiterwohnung', icon: 'star' });
  expect(benefitView('constructor').label).toBe('constructor');
  expect(new Set(BENEFITS.map((key) => benefitView(key).label)).size).toBe(16);
});
