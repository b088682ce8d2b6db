import { endPage, testStore } from '@care/contracts/testing';
import {
  CONSENT_CATEGORIES,
  decideConsent,
  selectConsent,
  selectIsConsentDecided,
  startConsent,
  type Consent,
  type ConsentCategory,
} from './consent';
import { trackEvent, type TrackingEvent } from './tracking';

const page = window as typeof window & { dataLayer?: object[] };
const clicked = { event: 'select_content', content_type: 'company', content_id: '7', city: 'Köln' } as const;
const nothing = { statistics: false, maps: false, ads: false };

function reportedBy(action: () => void) {
  page.dataLayer = [];
  action();
  return page.dataLayer;
}

function changeInOtherTab(value: string | null) {
  if (value === null) localStorage.removeItem(CONSENT_KEY);
  else localStorage.setItem(CONSENT_KEY, value);
  dispatchEvent(new StorageEvent('storage', { key: CONSENT_KEY }));
}

const CONSENT_KEY = 'pf-consent';
const currentConsent = () => selectConsent(testStore().getState());
const isConsentDecided = () => selectIsConsentDecided(testStore().getState());
const decide = (choice: Consent) => testStore().dispatch(decideConsent(choice));
const track = (event: TrackingEvent) => testStore().dispatch(trackEvent(event));

beforeEach(() => localStorage.clear());

describe('consent', () => {
  it('SH-16 allows nothing before the visitor has decided', () => {
    expect([isConsentDecided(), currentConsent()]).toEqual([false, nothing]);
    expect(reportedBy(() => track(clicked))).toEqual([]);
  });

  it('SH-16 events are reported with consent to statistics, and not after it is withdrawn', () => {
    decide({ ...nothing, statistics: true });
    expect(reportedBy(() => track(clicked))).toEqual([clicked]);
    decide(nothing);
    expect(reportedBy(() => track(clicked))).toEqual([]);
    expect(isConsentDecided()).toBe(true);
  });

  it.each(CONSENT_CATEGORIES)('SH-16 a choice of only %s is restored on the next visit', (category) => {
    decide({ ...nothing, [category]: true });
    endPage();
    expect(isConsentDecided()).toBe(true);
    expect(currentConsent()).toEqual({ ...nothing, [category]: true });
  });

  it('SH-16 asks again only when there is a service that the visitor was not asked about', () => {
    const isDecidedWith = (services: readonly ConsentCategory[]) => {
      startConsent(testStore(), services)();
      return isConsentDecided();
    };
    expect(isDecidedWith([])).toBe(true);
    expect(isDecidedWith(['ads'])).toBe(false);
    decide(nothing);
    expect([isDecidedWith(['ads']), isDecidedWith([]), isDecidedWith(['ads', 'maps'])]).toEqual([true, true, false]);
  });

  it('SH-16 a choice about one category leaves the others as they are, also undecided', () => {
    testStore().dispatch(decideConsent({ maps: true }));
    expect([isConsentDecided(), currentConsent()]).toEqual([false, { ...nothing, maps: true }]);
    endPage();
    expect([isConsentDecided(), currentConsent()]).toEqual([false, { ...nothing, maps: true }]);
    testStore().dispatch(decideConsent({ statistics: true, ads: false }));
    expect([isConsentDecided(), currentConsent()]).toEqual([true, { ...nothing, maps: true, statistics: true }]);
  });

  it('SH-16 a choice in another tab applies here, too', () => {
    decide({ ...nothing, statistics: true });
    const kept = localStorage.getItem(CONSENT_KEY);
    changeInOtherTab(null);
    expect(currentConsent()).toEqual(nothing);
    changeInOtherTab(kept);
    expect(reportedBy(() => track(clicked))).toEqual([clicked]);
  });

  it.each(['', '{', 'null', '[]', '{"version":0,"statistics":true}', '{"version":1,"statistics":"yes"}'])(
    'SH-16 a stored %s allows nothing',
    (kept) => {
      localStorage.setItem(CONSENT_KEY, kept);
      expect(currentConsent()).toEqual(nothing);
    },
  );
});
