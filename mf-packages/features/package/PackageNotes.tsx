import { formatPrice } from '@care/contracts';
import { PLACEMENT_FEE } from '@care/contracts/constants';
import { Meta, Stack } from '@care/ui';
import styled from '@emotion/styled';
import { packageText } from '../../texts';

const Notes = styled(Stack)`
  max-width: var(--size-measure);
  margin-top: var(--s-5);
`;

/** Notes on the prices: the limit of "unbegrenzt", VAT, and the fee per placement (PK-02). */
export const PackageNotes = ({ footnote, vat }: { footnote: string; vat: number }) => (
  <Notes gap="small">
    <Meta>{footnote}</Meta>
    <Meta>
      {packageText('vat', { percent: vat })} {packageText('businessOnly')}
    </Meta>
    <Meta>{packageText('fee', { price: formatPrice(PLACEMENT_FEE), percent: vat })}</Meta>
  </Notes>
);
