import { t, useConsent } from '@care/contracts';
import { AD_FRAME_META } from '@care/contracts/constants';
import {
  Container,
  Fact,
  FactList,
  Heading,
  Lead,
  media,
  Meta,
  Picture,
  Section,
  Stack,
  useRenderedInBrowser,
} from '@care/ui';
import picture from '@care/ui/assets/illustrations/default-betreutes-wohnen-1.svg';
import styled from '@emotion/styled';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

const Columns = styled.div`
  display: grid;
  gap: var(--s-6) var(--s-8);
  align-items: start;
  ${media.desktop} {
    grid-template-columns: minmax(0, min(33rem, 60%)) minmax(0, 1fr);
  }
`;
const Column = styled.div`
  display: grid;
  gap: var(--s-5);
  min-width: 0;
`;
/** A background image of wide screens only, so that phones do not download it. */
export const Illustration = styled(Picture)`
  border-radius: 50% 50% 1.5rem 1.5rem / 18% 18% 1.5rem 1.5rem;
  ${media.belowDesktop} {
    display: none;
  }
`;

interface RegistrationFrameProps {
  title: string;
  lead?: string;
  /** Facts beside the form, each with an icon. */
  points?: readonly { icon: LucideIcon; text: string }[];
  children: ReactNode;
}

/** The layout of all registration pages: the form, and beside it a picture, facts and an ad (AC-17). */
export const RegistrationFrame = ({ title, lead, points = [], children }: RegistrationFrameProps) => (
  <Section>
    <Container>
      <Columns>
        <Column>
          <Stack gap="small">
            <Heading level={1}>{title}</Heading>
            {lead && <Lead>{lead}</Lead>}
          </Stack>
          {children}
        </Column>
        <Column>
          <Illustration src={picture} alt="" width={640} height={480} />
          {points.length > 0 && (
            <FactList>
              {points.map(({ icon, text }) => (
                <Fact key={text} icon={icon}>
                  {text}
                </Fact>
              ))}
            </FactList>
          )}
          <Advertisement />
        </Column>
      </Columns>
    </Container>
  </Section>
);

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

/** A labelled ad of the configured network, rendered only after consent (AC-17). */
function Advertisement() {
  const isAllowed = useConsent('ads');
  const url = useRenderedInBrowser() && configuredFrame();
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
