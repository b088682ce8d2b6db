import { t } from '@care/contracts';
import { useLocation } from '@care/contracts/router';
import { media } from '@care/ui';
import styled from '@emotion/styled';
import { useSyncExternalStore } from 'react';

const Line = styled.p`
  display: none;
  ${media.print} {
    display: block;
  }
`;

const never = () => () => {};

/** The name of the site and the address of the page, on paper. The server does not render the address. */
export function PrintedHead() {
  const { pathname, search } = useLocation();
  const origin = useSyncExternalStore(
    never,
    () => location.origin,
    () => '',
  );
  return (
    <Line>
      {t('brand.name')}
      {origin && ` · ${origin}${pathname}${search}`}
    </Line>
  );
}
