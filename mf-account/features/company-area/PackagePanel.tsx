import { formatDate, routes, Slot, tierLabel, usePlatform } from '@care/contracts';
import { useLocation } from '@care/contracts/router';
import type { CompanyPage } from '@care/contracts/schemas';
import { Alert, ButtonLink, Heading, Meta, ownProps, Panel, Stack } from '@care/ui';
import styled from '@emotion/styled';
import { useEffect, useRef } from 'react';
import { companyAreaApi } from './company-area-api';
import { companyAreaText } from './texts';

const Use = styled.div`
  display: grid;
  gap: 0.4rem;
  & > p {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 1rem;
    font-variant-numeric: lining-nums;
  }
`;
const Track = styled.div`
  height: 0.6rem;
  overflow: hidden;
  border: 1px solid var(--line-strong);
  border-radius: 999px;
  background: var(--gray-100);
`;
const Filled = styled('i', ownProps('percent'))<{ percent: number }>`
  display: block;
  width: ${({ percent }) => percent}%;
  height: 100%;
  background: var(--green-700);
  @media (forced-colors: active) {
    background: CanvasText;
  }
`;

const Meter = ({ label, used, limit }: { label: string; used: number; limit: number }) => (
  <Use>
    <p>
      <span>{label}</span>
      <span>{companyAreaText('package.use', { used, limit })}</span>
    </p>
    <Track aria-hidden="true">
      <Filled percent={Math.min(100, Math.round((used / limit) * 100))} />
    </Track>
  </Use>
);

interface PackagePanelProps {
  company: CompanyPage;
  /** Opened by a link that changes the package: the panel takes the focus (AC-16). */
  isChanging: boolean;
}

/**
 * The tier and the use of its limits (PK-05). Somebody who wants another package reads that it cannot be booked while no
 * slice offers that (PK-01).
 */
export function PackagePanel({ company, isChanging }: PackagePanelProps) {
  const { subscription, job_offers_count, job_offers_limit, gallery, gallery_limit } = company;
  const { data: allowance } = companyAreaApi.allowance.useQuery();
  const quota = allowance?.quota;
  const { slots } = usePlatform();
  const cannotBook = isChanging && !slots['company.package'];
  const panel = useRef<HTMLDivElement>(null);
  // The key changes with every navigation, also to the same address.
  const { key } = useLocation();
  useEffect(() => {
    if (isChanging) panel.current?.focus();
  }, [isChanging, key]);
  return (
    <Panel
      as="section"
      aria-labelledby="paket"
      aria-describedby={cannotBook ? 'paket-hinweis' : undefined}
      ref={panel}
      tabIndex={-1}
    >
      <Stack>
        <Heading level={2} look={3} id="paket">
          {companyAreaText('package.title', { tier: tierLabel(subscription) })}
        </Heading>
        {cannotBook && (
          <Alert kind="info" announce="none" id="paket-hinweis">
            <p>{companyAreaText('package.noBooking')}</p>
          </Alert>
        )}
        {job_offers_limit > 0 && (
          <Meter label={companyAreaText('package.offers')} used={job_offers_count} limit={job_offers_limit} />
        )}
        {quota && quota.limit > 0 && (
          <div>
            <Meter label={companyAreaText('package.contacts')} used={quota.used} limit={quota.limit} />
            <Meta>{companyAreaText('package.resets', { date: formatDate(quota.resets_at), limit: quota.limit })}</Meta>
          </div>
        )}
        <Meter label={companyAreaText('package.media')} used={gallery.length} limit={gallery_limit} />
        <ButtonLink to={routes.packages.build()} variant="secondaryBlue" block>
          {companyAreaText('packages')}
        </ButtonLink>
        <Slot name="company.package" companyId={company.id} isChanging={isChanging} />
      </Stack>
    </Panel>
  );
}
