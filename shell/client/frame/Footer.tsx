import styled from '@emotion/styled';
import { routes, t } from '@care/contracts';
import { missingFor } from '@care/contracts/operator';
import { useNavigate } from '@care/contracts/router';
import { Container, Roofline, useRenderedInBrowser } from '@care/ui';
import { useEffect, useState, type MouseEvent } from 'react';
import { shellApi } from './load-frame';
import { CONSENT_HASH } from '../consent/use-consent-question';
import { shellText } from '../texts';

const FooterArea = styled.footer`
  background: var(--night);
  color: var(--night-text);
  padding-block: var(--s-6);
  a {
    color: var(--night-text);
  }
  a:hover {
    color: #fff;
  }
`;

const Links = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-1) var(--s-5);
  & > a {
    padding-block: var(--s-2);
  }
`;

const Sources = styled.p`
  margin-top: var(--s-4);
  color: var(--night-soft);
  font-size: var(--t-meta);
`;

const legalLinks = [
  ['imprint', 'footer.imprint'],
  ['privacy', 'footer.privacy'],
  ['terms', 'footer.terms'],
  ['accessibility', 'footer.accessibility'],
  ['contact', 'footer.contact'],
  ['privacy', 'footer.cookies', CONSENT_HASH],
] as const;

/**
 * Links to the legal pages that are public: without any data of the operator there are none (OP-07). While it cannot be
 * loaded there are all (SH-11).
 */
function LegalLinks() {
  const { data: operator } = shellApi.operator.useQuery();
  const open = legalLinks.filter(([page]) => !operator || missingFor(page, operator).length === 0);
  return (
    open.length > 0 && (
      <Container>
        <Links aria-label={t('footer.label')}>
          {open.map(([page, label, hash = '']) => (
            <a key={label} href={routes[page].build() + hash}>
              {t(label)}
            </a>
          ))}
        </Links>
      </Container>
    )
  );
}

/** The footer from the page builder, or the legal links alone if there is none (SH-11). */
export function Footer({ onConsentSettings }: { onConsentSettings: () => void }) {
  const { data } = shellApi.footer.useQuery();
  const followLink = useInternalLinks(onConsentSettings);
  const isRenderedHere = useRenderedInBrowser();
  const [inHead] = useState(isRenderedHere ? undefined : data?.css);
  useAdoptedStyles(data?.css === inHead ? undefined : data?.css);
  useFooterScript(data?.js);
  return (
    <div data-print="hide">
      <Roofline />
      <FooterArea data-ground="night" onClick={followLink}>
        {data ? <div dangerouslySetInnerHTML={{ __html: data.html }} /> : <LegalLinks />}
        <Container>
          <Sources>{shellText('sources')}</Sources>
        </Container>
      </FooterArea>
    </div>
  );
}

/** Links in the markup navigate without loading the document again, and open the consent settings. */
function useInternalLinks(onConsentSettings: () => void) {
  const navigate = useNavigate();
  return (event: MouseEvent<HTMLElement>) => {
    const link = (event.target as Element).closest('a');
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !isPlain || event.defaultPrevented || link.target || link.origin !== location.origin) return;
    event.preventDefault();
    if (link.hash === CONSENT_HASH) return onConsentSettings();
    void navigate(link.pathname + link.search + link.hash);
  };
}

/** The policy forbids inline styles but allows constructed style sheets. The server writes the styles into the head. */
function useAdoptedStyles(css: string | undefined) {
  useEffect(() => {
    if (!css) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [css]);
}

/**
 * Browsers do not run scripts in innerHTML, and the policy forbids inline scripts. So the shell serves it as a file.
 */
function useFooterScript(js: string | undefined) {
  useEffect(() => {
    if (!js) return;
    const script = document.createElement('script');
    script.src = '/page-builder/footer.js';
    script.async = true;
    document.body.append(script);
    return () => script.remove();
  }, [js]);
}
