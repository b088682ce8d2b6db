import styled from '@emotion/styled';
import { Link, NavLink } from '@care/contracts/router';
import { t, useDeviceList } from '@care/contracts';
import { Count, VisuallyHidden } from '@care/ui';

/** "Gemerkt (2)": the link to the watch list of this device, with the number of its providers. */
export function RememberedLabel() {
  const count = useDeviceList().length;
  return (
    <>
      {t('nav.remembered')}
      {count > 0 && (
        <>
          <VisuallyHidden> ({count})</VisuallyHidden>
          <Count aria-hidden="true">{count}</Count>
        </>
      )}
    </>
  );
}

/** A link in the navigation bar. */
export const BarLink = styled(NavLink)`
  display: inline-flex;
  align-items: center;
  gap: 0.45rem;
  min-height: var(--size-touch);
  padding: 0.3rem 0.5rem;
  color: var(--ink);
  text-decoration: none;
  border-radius: var(--r-small);
  font-size: 1.0625rem;
  white-space: nowrap;
  &:hover {
    background: var(--blue-50);
    text-decoration: underline;
    text-underline-offset: 0.3em;
  }
  &[aria-current] {
    font-weight: 600;
    box-shadow: inset 0 -3px 0 var(--blue-700);
    border-radius: 0;
    @media (forced-colors: active) {
      text-decoration: underline 3px;
      text-underline-offset: 0.3em;
    }
  }
`;

/** A main link. It is also marked on pages below its own. */
export const MainLink = BarLink.withComponent(Link);
