import { t } from '@care/contracts';
import { Link } from '@care/contracts/router';
import styled from '@emotion/styled';
import { media } from '../theme/media';
import { ownProps } from '../theme/forward-prop';
import roofline from '../../assets/illustrations/roofline.svg';

/** The decorative row of houses above the footer. */
export const Roofline = styled.div`
  height: clamp(56px, 7vw, 104px);
  margin-top: var(--s-section);
  margin-bottom: -1px;
  background: url(${roofline}) center bottom / auto 100% repeat-x;
  @media print {
    display: none;
  }
`;

const Anchor = styled(Link, ownProps('onNight'))<{ onNight: boolean }>`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 0.6rem;
  min-height: var(--size-touch);
  color: ${({ onNight }) => (onNight ? '#fff' : 'var(--ink)')};
  font: 600 1.5rem/1 var(--font-head);
  letter-spacing: -0.01em;
  text-decoration: none;
  --logo: ${({ onNight }) => (onNight ? '#86A8CA' : 'var(--blue-700)')};
  &:hover {
    color: ${({ onNight }) => (onNight ? '#fff' : 'var(--blue-700)')};
  }
  & svg {
    width: 2.25rem;
    height: 2.25rem;
    flex: none;
  }
  & .house {
    fill: var(--logo);
  }
  & .light {
    fill: var(--lamp-400);
  }
  & .frame {
    fill: none;
    stroke: var(--logo);
    stroke-width: 2.6;
  }
  ${media.belowDesktop} {
    font-size: 1.3125rem;
    & svg {
      width: 2rem;
      height: 2rem;
    }
  }
`;

/** The logo with the name of the site; links to the home page (SH-03). */
export const Logo = ({ to = '/', onNight = false }: { to?: string; onNight?: boolean }) => (
  <Anchor to={to} onNight={onNight} aria-label={t('nav.logoLabel', { brand: t('brand.name') })}>
    <svg viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      <path className="house" d="M4 36V17Q20 -3 36 17V36Z" />
      <path className="light" d="M10 36V20Q20 8 30 20V36Z" />
      <path className="frame" d="M20 14V36M10 26H30" />
      <rect className="house" x="1" y="35" width="38" height="4" rx="2" />
    </svg>
    <span>{t('brand.name')}</span>
  </Anchor>
);
