import { formatNumber } from '@care/contracts';
import { Button, buttonSizes, buttonVariants, Heading, IconButton, Lead, Meta, ownProps, Row, Stack } from '@care/ui';
import styled from '@emotion/styled';
import { Heart, Search } from 'lucide-react';
import tokens from '../theme/tokens.json';
import { Chapter, Specimen, Specimens } from './Specimen';
import { showcaseText } from './texts';

const Swatch = styled('div', ownProps('color'))<{ color: string }>`
  height: 4.5rem;
  border: 1px solid var(--line);
  border-radius: var(--r-field);
  background: ${({ color }) => color};
`;

export const ColorChapter = () => (
  <Chapter title={showcaseText('colors')}>
    <p>{showcaseText('colorsIntro')}</p>
    <Specimens>
      {Object.entries(tokens.color).map(([role, { value, onWhite }]) => (
        <Specimen key={role} name={role}>
          <Swatch color={value} />
          <Meta>{showcaseText('onWhite', { ratio: formatNumber(onWhite) })}</Meta>
        </Specimen>
      ))}
    </Specimens>
  </Chapter>
);

export const TypeChapter = () => (
  <Chapter title={showcaseText('type')}>
    {([1, 2, 3, 4] as const).map((look) => (
      <Heading key={look} level={3} look={look}>
        {showcaseText('typeSample')}
      </Heading>
    ))}
    <Lead>{showcaseText('typeSample')}</Lead>
    <p>{showcaseText('typeSample')}</p>
    <Meta>{showcaseText('typeSample')}</Meta>
  </Chapter>
);

export const ButtonChapter = () => (
  <Chapter title={showcaseText('buttons')}>
    {buttonVariants.map((variant) => (
      <Stack key={variant} gap="small">
        <Heading level={3} look={4}>
          {variant}
        </Heading>
        <Row>
          <Button variant={variant}>{showcaseText('search')}</Button>
          <Button variant={variant} icon={Search}>
            {showcaseText('search')}
          </Button>
          <Button variant={variant} disabled>
            {showcaseText('search')}
          </Button>
          <Button variant={variant} loading>
            {showcaseText('search')}
          </Button>
        </Row>
      </Stack>
    ))}
    <Heading level={3} look={4}>
      {showcaseText('sizes')}
    </Heading>
    <Row>
      {buttonSizes.map((size) => (
        <Button key={size} size={size}>
          {size}
        </Button>
      ))}
      <IconButton icon={Heart} label={showcaseText('emptyWatchlist')} pressed={false} floating />
      <IconButton icon={Heart} label={showcaseText('emptyWatchlistMore')} pressed floating />
    </Row>
  </Chapter>
);
