import { selectConsent } from './consent';
import type { AppThunk } from './store-access';

/** The events that the site may report to the data layer (SH-16). */
export type TrackingEvent =
  | { event: 'select_content'; content_type: 'company' | 'job_seeker' | 'job_offer'; content_id: string; city: string }
  | { event: 'generate_lead'; lead_type: 'product'; product_id: number };

/** Puts an event into `window.dataLayer`; without consent to statistics nothing is reported. */
export const trackEvent =
  (event: TrackingEvent): AppThunk<void> =>
  (_dispatch, getState) => {
    if (!selectConsent(getState()).statistics) return;
    const page = window as typeof window & { dataLayer?: TrackingEvent[] };
    (page.dataLayer ??= []).push(event);
  };
