import { t } from '@care/contracts';
import {
  Alert,
  Badge,
  Breadcrumbs,
  Chip,
  Count,
  Feature,
  FeatureList,
  Link,
  Pagination,
  RatingSummary,
  Row,
  StandaloneLink,
  Stack,
  Tag,
  TagList,
  VisuallyHidden,
} from '@care/ui';
import { AverageBars, OpenState, Toast } from '@care/ui/more';
import { Accordion } from '@care/ui/accordion';
import { Steps, TabLinks, Tabs } from '@care/ui/tabs';
import { Bike, ChevronDown, House, X } from 'lucide-react';
import { Chapter } from './Specimen';
import { showcaseText } from './texts';

const HERE = '/bausteine';

export const NavigationChapter = () => (
  <Chapter title={showcaseText('navigation')}>
    <Breadcrumbs
      items={[
        { label: t('nav.home'), to: '/' },
        { label: showcaseText('cologne'), to: HERE },
        { label: showcaseText('company') },
      ]}
    />
    <Pagination page={4} pageCount={9} hrefFor={(page) => `${HERE}?page=${page}`} />
    <TabLinks
      label={showcaseText('company')}
      items={[
        { to: HERE, label: showcaseText('tabProfile'), active: true },
        { to: `${HERE}?tab=jobs`, label: showcaseText('tabJobs'), active: false },
      ]}
    />
    <Tabs
      look="segment"
      label={t('nav.packages')}
      items={(['FREE_TIER', 'PLUS_TIER', 'PREMIUM_TIER'] as const).map((tier) => ({
        id: tier,
        label: t(`tiers.${tier}`),
        content: t(`tiers.${tier}`),
      }))}
    />
    <Steps
      labels={[showcaseText('stepAddress'), showcaseText('stepPackage'), showcaseText('stepPayment')]}
      current={1}
    />
    <p>
      <Link to={HERE}>{showcaseText('cologne')}</Link>
    </p>
    <StandaloneLink to={HERE}>{t('search.rankingNote')}</StandaloneLink>
  </Chapter>
);

export const SmallPartsChapter = () => (
  <Chapter title={showcaseText('parts')}>
    <Row>
      <Badge kind="hire" to={HERE}>
        {t('badges.weHire')}
      </Badge>
      <Badge kind="wanted">{t('badges.personalWanted')}</Badge>
      <Badge kind="confirmed">{t('badges.confirmed')}</Badge>
      <Badge kind="ad">{t('search.ad')}</Badge>
      <Badge kind="new">{showcaseText('newBadge')}</Badge>
      <OpenState isOpen>{t('badges.openForOffers')}</OpenState>
      <OpenState isOpen={false}>{t('badges.pleaseNoOffers')}</OpenState>
      <span>
        <Count aria-hidden="true">3</Count>
        <VisuallyHidden>{showcaseText('unread')}</VisuallyHidden>
      </span>
    </Row>
    <Row>
      <Chip icon={ChevronDown} aria-expanded={false}>
        {t('search.place')}
      </Chip>
      <Chip icon={X} on aria-label={t('search.removeFilter', { label: t('companyFeatures.dementia') })}>
        {t('companyFeatures.dementia')}
      </Chip>
      <TagList>
        <Tag as="li">{t('companyFeatures.quietLocation')}</Tag>
        <Tag as="li">{t('companyFeatures.christian')}</Tag>
      </TagList>
    </Row>
  </Chapter>
);

export const AlertChapter = () => (
  <Chapter title={showcaseText('alerts')}>
    <Alert kind="info" title={showcaseText('pending')} announce="none">
      <p>{showcaseText('pendingMore')}</p>
    </Alert>
    <Alert kind="success" title={t('status.saved')} announce="none" />
    <Alert kind="warn" title={t('errors.jobOfferLimitPlusTier')} announce="none" />
    <Alert kind="error" title={t('errors.completeAllFields')} announce="none" />
    <Toast>{t('search.linkCopied')}</Toast>
  </Chapter>
);

export const RatingChapter = () => (
  <Chapter title={showcaseText('ratings')}>
    <Stack gap="small">
      {[
        { average: 4.6, count: 38 },
        { average: 4.5, count: 2 },
        { average: null, count: 0 },
      ].map((rating) => (
        <div key={rating.count}>
          <RatingSummary {...rating} />
        </div>
      ))}
    </Stack>
    <AverageBars
      items={[
        { label: t('ratingCategories.housing'), value: 4.5 },
        { label: t('ratingCategories.food'), value: 4.1 },
        { label: t('ratingCategories.friendliness'), value: 4.9 },
      ]}
    />
  </Chapter>
);

export const FeatureChapter = () => (
  <Chapter title={showcaseText('features')}>
    <FeatureList>
      <Feature icon={House}>{t('careForms.stationare-pflege')}</Feature>
    </FeatureList>
    <FeatureList tone="green">
      <Feature icon={Bike}>{t('benefits.jobBike')}</Feature>
    </FeatureList>
    <Accordion
      items={[
        { id: 'open', title: showcaseText('question'), content: showcaseText('answer'), open: true },
        { id: 'closed', title: showcaseText('questions'), content: showcaseText('answer') },
      ]}
    />
  </Chapter>
);
