import { t, useConsent } from '@care/contracts';
import { AD_FRAME_META } from '@care/contracts/constants';
import { Meta } from '@care/ui';
import styled from '@emotion/styled';
import { useSyncExternalStore } from 'react';

const Frame = styled.iframe`
  display: block;
  width: 100%;
  height: 15.625rem;
  border: 1px solid var(--line);
  border-radius: var(--r-card);
  background: var(--gray-50);
`;

/** The URL of the ad frame from the site's settings; undefined if no ad network is configured. */
const configuredFrame = (): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name="${AD_FRAME_META}"]`)?.content || undefined;
const subscribeToNothing = () => () => undefined;

/** A labelled ad of the configured network, rendered only after consent (AC-17). */
export function Advertisement() {
  const isAllowed = useConsent('ads');
  const url = useSyncExternalStore(subscribeToNothing, configuredFrame, () => undefined);
  if (!isAllowed || !url) return null;
  return (
    <section aria-label={t('search.ad')}>
      <Meta>{t('search.ad')}</Meta>
      <Frame
        src={url}
        title={t('search.ad')}
        sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
        referrerPolicy="no-referrer"
        loading="lazy"
      />
    </section>
  );
}
