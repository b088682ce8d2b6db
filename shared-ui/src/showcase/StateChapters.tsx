import { t } from '@care/contracts';
import { GENDERS } from '@care/contracts/vocabulary';
import {
  Button,
  ButtonLink,
  Card,
  EmptyState,
  ErrorPanel,
  Grid,
  Heading,
  IconButton,
  Loading,
  Meta,
  Panel,
  Picture,
  RatingSummary,
  Row,
  SkeletonCard,
  SliceUnavailable,
  Stack,
  StretchedLink,
  WithIcon,
} from '@care/ui';
import { Avatar, Banner } from '@care/ui/more';
import { Dialog, type DialogVariant } from '@care/ui/dialog';
import { Gallery, type GalleryItem } from '@care/ui/gallery';
import * as drawn from '@care/ui/illustrations';
import { Heart, MapPin } from 'lucide-react';
import { useState } from 'react';
import { Chapter, Specimen, Specimens } from './Specimen';
import { showcaseText } from './texts';

const retry = () => undefined;
const careForms = [
  'stationare-pflege',
  'ambulante-pflege',
  'kurzzeitpflege',
  'teilstationare-pflege',
  'senioren-wg',
  'betreutes-wohnen',
  'weitere-pflegeformen',
] as const;

export const CardChapter = () => (
  <Chapter title={showcaseText('cards')}>
    <Grid min="20rem">
      <Card interactive padded>
        <Stack gap="small">
          <Row between>
            <Heading level={3}>
              <StretchedLink to="/bausteine">{showcaseText('company')}</StretchedLink>
            </Heading>
            <IconButton icon={Heart} label={t('nav.followed')} pressed={false} floating />
          </Row>
          <Meta as="div">
            <WithIcon icon={MapPin} size="small">
              {showcaseText('address')}
            </WithIcon>
          </Meta>
          <RatingSummary average={4.2} count={27} />
        </Stack>
      </Card>
      <Loading>
        <SkeletonCard />
      </Loading>
    </Grid>
    <Banner tone="green" title={t('badges.openForOffers')} picture={drawn.article1}>
      <ButtonLink to="/bausteine" variant="secondaryGreen">
        {t('errors.retry')}
      </ButtonLink>
    </Banner>
    <Banner tone="night" title={t('badges.personalWanted')} picture={drawn.article2}>
      <ButtonLink to="/bausteine" variant="secondaryGreenRevert">
        {t('errors.retry')}
      </ButtonLink>
    </Banner>
  </Chapter>
);

export const StateChapter = () => (
  <Chapter title={showcaseText('states')}>
    <SliceUnavailable onRetry={retry} level={3} />
    <ErrorPanel error={{ kind: 'network', message: 'Network Error' }} onRetry={retry} />
    <Grid min="18rem">
      <Panel>
        <EmptyState picture={drawn.emptyWatchlist} title={showcaseText('emptyWatchlist')} level={3}>
          {showcaseText('emptyWatchlistMore')}
        </EmptyState>
      </Panel>
      <Panel>
        <EmptyState picture={drawn.emptyInbox} title={showcaseText('emptyInbox')} level={3}>
          {showcaseText('emptyInboxMore')}
        </EmptyState>
      </Panel>
      <Panel>
        <EmptyState picture={drawn.emptySuccess} title={showcaseText('success')} level={3}>
          {showcaseText('successMore')}
        </EmptyState>
      </Panel>
    </Grid>
  </Chapter>
);

function LayerButton({ variant, label }: { variant: DialogVariant; label: string }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="secondaryGray" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title={t('search.filters')}
        variant={variant}
        footer={<Button onClick={close}>{t('actions.save')}</Button>}
      >
        <p>{showcaseText('messageHint')}</p>
      </Dialog>
    </>
  );
}

export const LayerChapter = () => (
  <Chapter title={showcaseText('layers')}>
    <Row>
      <LayerButton variant="center" label={showcaseText('openFilter')} />
      <LayerButton variant="sheet" label={showcaseText('openSheet')} />
    </Row>
  </Chapter>
);

const galleryItems: GalleryItem[] = careForms.map((careForm, id) => ({
  id,
  kind: 'image',
  url: drawn.defaultPicture(careForm, id),
  alt: t(`careForms.${careForm}`),
  ...drawn.defaultPictureSize,
}));

export const PictureChapter = () => (
  <Chapter title={showcaseText('pictures')}>
    <Gallery items={galleryItems} label={showcaseText('pictures')} />
    <Row>
      {GENDERS.map((gender) => (
        <Avatar key={gender} src={drawn.avatarPicture('a', gender)} />
      ))}
    </Row>
  </Chapter>
);

const scenes = Object.entries(drawn).filter(
  (entry): entry is [keyof typeof drawn, string] => typeof entry[1] === 'string',
);

export const IllustrationChapter = () => (
  <Chapter title={showcaseText('illustrations')}>
    <Specimens>
      {scenes.map(([name, url]) => (
        <Specimen key={name} name={name}>
          <Picture src={url} alt="" width={640} height={400} />
        </Specimen>
      ))}
    </Specimens>
  </Chapter>
);
