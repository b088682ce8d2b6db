/** What the site may report to the data layer (SH-16). */
export type TrackingEvent =
  | { event: 'select_content'; content_type: 'company' | 'job_seeker' | 'job_offer'; content_id: string; city: string }
  | { event: 'generate_lead'; lead_type: 'product'; product_id: number };

let consented = false;

/** Told by the consent dialogue; nothing is reported before somebody agreed. */
export function setTrackingConsent(granted: boolean): void {
  consented = granted;
}

/** Puts an event into `window.dataLayer`, and drops it without consent. */
export function trackEvent(event: TrackingEvent): void {
  if (!consented || typeof window === 'undefined') return;
  const page = window as typeof window & { dataLayer?: TrackingEvent[] };
  (page.dataLayer ??= []).push(event);
}
