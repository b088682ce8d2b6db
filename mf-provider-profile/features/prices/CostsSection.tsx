import { formatDate, formatPrice, routes } from '@care/contracts';
import { statedHomePrice } from '@care/contracts/company-prices';
import { AVERAGE_HOME_PRICE } from '@care/contracts/facts';
import type { CompanyPage } from '@care/contracts/schemas';
import { ButtonLink, Row, Stack, StandaloneLink } from '@care/ui';
import { lazyShown } from '@care/ui/lazy';
import { Calculator, Pencil } from 'lucide-react';
import { useState } from 'react';
import { ProfileSection } from '../company-sections/ProfileSection';
import { messagePath } from '../contact/WriteButton';
import { costsPath, pricesEntry } from '../costs/costs-path';
import { useIsOwner, useMayWrite } from '../viewer/use-viewer-role';
import { COSTS_SECTION_ID, hasCosts, statedForms } from './stated-forms';
import { StatedPrices } from './StatedPrices';
import { pricesText } from './texts';

const LazyCalculator = lazyShown(() => import('../costs/CostsCalculator').then((module) => module.CostsCalculator), {
  failed: () => pricesText('failed'),
  height: '40rem',
});

/** Prices of a provider, and the calculator with them: in the page, or at its address without script (CO-05). */
export function CostsSection({ company }: { company: CompanyPage }) {
  const isOwner = useIsOwner(company);
  const mayWrite = useMayWrite(company);
  const [isOpen, setOpen] = useState(false);
  if (!hasCosts(company)) return null;
  const price = company.services.includes('stationare-pflege') ? statedHomePrice(company) : null;
  return (
    <ProfileSection id={COSTS_SECTION_ID} title={pricesText('title')}>
      <Stack gap="large">
        {statedForms(company).length > 0 ? <StatedPrices company={company} /> : <p>{noPrice()}</p>}
        <Row data-print="hide">
          {price && !isOpen && (
            <ButtonLink
              to={costsPath(company)}
              variant="secondaryBlue"
              icon={Calculator}
              onClick={(event) => {
                event.preventDefault();
                setOpen(true);
              }}
            >
              {pricesText('fiveYears')}
            </ButtonLink>
          )}
          {!price && mayWrite && <StandaloneLink to={messagePath(company.slug)}>{pricesText('ask')}</StandaloneLink>}
          {isOwner && (
            <ButtonLink to={routes.pricesAndPlaces.build()} variant="secondaryGray" icon={Pencil}>
              {pricesText('edit')}
            </ButtonLink>
          )}
        </Row>
        {price && isOpen && <LazyCalculator start={pricesEntry(company)} isInside />}
      </Stack>
    </ProfileSection>
  );
}

const noPrice = () =>
  pricesText('noPrice', {
    amount: formatPrice(AVERAGE_HOME_PRICE.value.firstYear * 100),
    source: AVERAGE_HOME_PRICE.source,
    date: formatDate(AVERAGE_HOME_PRICE.from),
  });
