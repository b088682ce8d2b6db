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

/** The address that the site's operator gave for ads; without a network there is none. */
const configuredFrame = (): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name="${AD_FRAME_META}"]`)?.content || undefined;
const never = () => () => undefined;

/** An ad of the configured network, only after consent, and labelled; otherwise nothing at all (AC-17). */
export function Advertisement() {
  const isAllowed = useConsent('ads');
  const address = useSyncExternalStore(never, configuredFrame, () => undefined);
  if (!isAllowed || !address) return null;
  return (
    <section aria-label={t('search.ad')}>
      <Meta>{t('search.ad')}</Meta>
      <Frame
        src={address}
        title={t('search.ad')}
        sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
        referrerPolicy="no-referrer"
        loading="lazy"
      />
    </section>
  );
}
