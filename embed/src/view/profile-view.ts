import { CARE_FORMS, RATING_CATEGORIES } from '@care/contracts/vocabulary';
import { careFormLabel } from '@care/contracts/enumerations';
import { COMPANY_FIELDS } from '@care/contracts/company-fields';
import { IMAGE_WIDTHS, MIN_RATINGS_FOR_AVERAGE } from '@care/contracts/constants';
import { EMBED_COMPANY_PATH } from '@care/contracts/embed-addresses';
import { formatDate, formatRating } from '@care/contracts/format';
import { phoneHref, phoneText } from '@care/contracts/phone';
import { ratingsPath, routes } from '@care/contracts/routes';
import type { EmbeddedCompany, Picture as StoredPicture } from '@care/contracts/schemas';
import { t } from '@care/contracts/texts';

export type Picture = ReturnType<typeof pictureOf>;

/** An embedded profile, ready to be shown: every text is German, every address is absolute. */
export type ProfileView = ReturnType<typeof profileView>;

const WITHOUT_COUNTRY = /, Deutschland$/;

/** Prepares the public data of a provider for the page of an integrator (PP-21). `origin` is that of the site. */
export function profileView(company: EmbeddedCompany, origin: string) {
  const absolute = (path: string) => new URL(path, origin).href;
  const { name, slug, phone, website, coords, ratings_count, average_rating } = company;
  const profile = absolute(company.path);
  const isWeb = website && /^https?:\/\/[^\s/]/i.test(website);
  const [first, ...pictures] = picturesOf(company).map((image) => pictureOf(image, absolute));
  return {
    /** Name of the site that the profile comes from. */
    site: t('brand.name'),
    slug,
    name,
    initials: name
      .split(/[\s-]+/)
      .filter((word) => /^\p{Lu}/u.test(word))
      .slice(0, 2)
      .map((word) => word.charAt(0))
      .join(''),
    logo: company.logo ? pictureOf(company.logo, absolute) : undefined,
    pictures: first ? [{ ...first, sources: firstPictureSources(slug, origin) }, ...pictures] : [],
    services: company.services.map(serviceLabel).join(' · '),
    address: company.street.replace(WITHOUT_COUNTRY, ''),
    /** Paragraphs. */
    about: company.description.split(/\n+/).filter((paragraph) => paragraph.trim() !== ''),
    /** Further texts with their titles. */
    notes: company.opening_hours ? [{ label: COMPANY_FIELDS.opening_hours.label, text: company.opening_hours }] : [],
    features: [...company.features.map((feature) => feature.name), ...company.additional_features],
    ratings: {
      count: ratings_count,
      average:
        average_rating !== null && ratings_count >= MIN_RATINGS_FOR_AVERAGE
          ? { value: average_rating, text: formatRating(average_rating) }
          : undefined,
      bars: ratings_count >= MIN_RATINGS_FOR_AVERAGE ? barsOf(company) : [],
    },
    phone: phone ? { text: phoneText(phone), href: phoneHref(phone) } : undefined,
    website: isWeb
      ? { text: website.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/.*$/, ''), href: website }
      : undefined,
    jobs: company.job_offers.map(({ title, path, employment_type }) => ({
      title,
      href: absolute(path),
      employment: employment_type,
    })),
    widgets: company.widgets,
    updated: formatDate(company.updated_at),
    canContact: company.can_contact,
    links: {
      profile,
      contact: `${profile}#nachricht`,
      ratings: absolute(ratingsPath(slug)),
      jobs: absolute(routes.companyJobOffers.build({ slug })),
      map: `https://www.openstreetmap.org/?mlat=${coords.lat.toFixed(5)}&mlon=${coords.lng.toFixed(5)}#map=16/${coords.lat.toFixed(5)}/${coords.lng.toFixed(5)}`,
    },
  };
}

/** The pictures of a provider, the main one first. */
export const picturesOf = ({ main_image, gallery }: EmbeddedCompany): StoredPicture[] => [
  ...(main_image ? [main_image] : []),
  ...gallery.filter(({ file_type }) => file_type === 'IMAGE'),
];

/**
 * Candidates of the first picture for `srcset`, at addresses that stay when the picture changes. So a page can have its
 * browser load the picture before it has the HTML of the profile.
 */
const firstPictureSources = (slug: string, origin: string): string =>
  IMAGE_WIDTHS.map((width) => `${origin}${EMBED_COMPANY_PATH}${encodeURIComponent(slug)}/bild/${width} ${width}w`).join(
    ', ',
  );

function serviceLabel(service: string): string {
  const form = CARE_FORMS.find((one) => one === service);
  return form ? careFormLabel(form) : service;
}

const pictureOf = ({ url, alt, width, height, variants }: StoredPicture, absolute: (path: string) => string) => ({
  src: absolute(url),
  /** The candidates of the same picture, for `srcset`. */
  sources: variants.map((variant) => `${absolute(variant.url)} ${variant.w}w`).join(', '),
  alt,
  width: width ?? undefined,
  height: height ?? undefined,
});

const barsOf = (company: EmbeddedCompany) =>
  RATING_CATEGORIES.flatMap((category) => {
    const value = company[`average_${category}_rating`];
    return value === null ? [] : [{ label: t(`ratingCategories.${category}`), value, text: formatRating(value) }];
  });
