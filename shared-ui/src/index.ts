/// <reference types="@care/ui/asset-modules" />
// Components that nearly every page needs, shared as a singleton. Larger parts have sub-paths of their own.
export { Logo, Roofline } from './brand/Logo';
export { Button, type ButtonProps, ButtonLink, type ButtonLinkProps } from './button/Button';
export { buttonSizes, buttonVariants, type ButtonSize, type ButtonVariant } from './button/button-styles';
export { IconButton, type IconButtonProps } from './button/IconButton';
export { Alert, AlertTitle, type AlertKind, type AlertProps } from './feedback/Alert';
export { EmptyState } from './feedback/EmptyState';
export { apiErrorMessage, errorBody } from './feedback/api-error-message';
export { ErrorPanel } from './feedback/ErrorPanel';
export { ProgressBar } from './feedback/ProgressBar';
export { Loading, Skeleton, SkeletonCard, PageSkeleton } from './feedback/Skeleton';
export { SliceUnavailable } from './feedback/SliceUnavailable';
export { Icon, WithIcon } from './icon/Icon';
export { Section, SectionHead, Container } from './layout/Section';
export { SkipLink } from './layout/SkipLink';
export { Grid, Row, Stack, type Gap } from './layout/Stack';
export { Heading, Lead, Measure, Meta } from './layout/Text';
export { VisuallyHidden, LiveRegion } from './layout/VisuallyHidden';
export { Link, StandaloneLink, StretchedLink } from './link/Link';
export { Breadcrumbs, type Crumb } from './navigation/Breadcrumbs';
export { Pagination } from './navigation/Pagination';
export { Badge, type BadgeKind } from './parts/Badge';
export { Card, Panel } from './parts/Card';
export { Chip, ChipLink, CHIP_ON_STYLE, chipStyle } from './parts/Chip';
export { Fact, FactList, Feature, FeatureList } from './parts/Facts';
export { Tag, TagList, Count } from './parts/Tag';
export {
  Picture,
  type PictureProps,
  srcSetOf,
  type PictureVariant,
  whenNear,
  useRenderedInBrowser,
} from './picture/Picture';
export { RatingStars } from './rating/RatingStars';
export { MIN_RATINGS_FOR_AVERAGE, RatingSummary } from './rating/RatingSummary';
export { ownProps } from './theme/forward-prop';
export { media } from './theme/media';
