import { trackEvent, useAppDispatch } from '@care/contracts';

/** Reports the hit that a visitor chooses, in the list or on the map (SR-16). */
export function useTrackChoice(content_type: 'company' | 'job_offer' | 'job_seeker') {
  const dispatch = useAppDispatch();
  return (id: number | string, city = '') =>
    dispatch(trackEvent({ event: 'select_content', content_type, content_id: String(id), city }));
}
