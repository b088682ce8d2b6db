/** @jest-environment jsdom */
import { CONSENT_KEY, currentConsent, decideConsent, isConsentDecided, restoreConsent } from './consent';
import { trackEvent } from './tracking';

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

beforeEach(() => {
  localStorage.clear();
  restoreConsent();
});

describe('consent', () => {
  it('SH-16 allows nothing before somebody decided', () => {
    expect([isConsentDecided(), currentConsent()]).toEqual([false, nothing]);
    expect(reportedBy(() => trackEvent(clicked))).toEqual([]);
  });

  it('SH-16 reports with statistics allowed, and stops when they are taken back', () => {
    decideConsent({ ...nothing, statistics: true });
    expect(reportedBy(() => trackEvent(clicked))).toEqual([clicked]);
    decideConsent(nothing);
    expect(reportedBy(() => trackEvent(clicked))).toEqual([]);
    expect(isConsentDecided()).toBe(true);
  });

  it('SH-16 keeps the choice for the next visit', () => {
    decideConsent({ ...nothing, maps: true });
    expect(restoreConsent()).toBe(true);
    expect(currentConsent()).toEqual({ ...nothing, maps: true });
  });

  it('SH-16 follows a choice made in another tab', () => {
    decideConsent({ ...nothing, statistics: true });
    const kept = localStorage.getItem(CONSENT_KEY);
    changeInOtherTab(null);
    expect(currentConsent()).toEqual(nothing);
    changeInOtherTab(kept);
    expect(reportedBy(() => trackEvent(clicked))).toEqual([clicked]);
  });

  it.each(['', '{', 'null', '[]', '{"version":0,"statistics":true}', '{"version":1,"statistics":"yes"}'])(
    'SH-16 a stored %s allows nothing',
    (kept) => {
      localStorage.setItem(CONSENT_KEY, kept);
      restoreConsent();
      expect(currentConsent()).toEqual(nothing);
    },
  );
});
