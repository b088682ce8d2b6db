import { escapeMarkup } from '@care/contracts/markup';
import { renderToString } from 'react-dom/server';
import { queryOf, type ProfileOptions } from '../options';
import { Profile } from '../view/Profile';
import type { ProfileView } from '../view/profile-view';
import { texts } from '../view/texts';

interface FragmentOptions {
  profile: ProfileView;
  options: ProfileOptions;
  /** Version of the embed files that this server has. */
  version: string;
  /** Address of the style sheet, for pages without script. */
  stylesheet: string;
}

const inertJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * The profile as HTML for the page of an integrator: `<pflege-profil>` with a declarative shadow root, structured data, and a link
 * for browsers without either. It needs no script (EM-05).
 */
export function fragmentHtml({ profile, options, version, stylesheet }: FragmentOptions): string {
  const { slug, view, parts, theme, headingLevel, height, key } = options;
  const attributes = {
    slug,
    view,
    parts: parts.join(' '),
    theme,
    'heading-level': String(headingLevel),
    height,
    ...(key && { key }),
  };
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeMarkup(value)}"`);
  return [
    `<pflege-profil${written.join('')}>`,
    `<template shadowrootmode="open"><link rel="stylesheet" href="${escapeMarkup(stylesheet)}">`,
    `<div class="pp" lang="de" dir="ltr" data-theme="${theme}" data-height="${height}">`,
    `<div class="pp-root" data-version="${escapeMarkup(version)}" data-query="${escapeMarkup(queryOf(options))}">`,
    renderToString(<Profile profile={profile} options={options} />),
    '</div></div>',
    `<script type="application/json">${inertJson(profile)}</script></template>`,
    `<a href="${escapeMarkup(profile.links.profile)}">${escapeMarkup(profile.name)}, ${escapeMarkup(texts.profileOn(profile.site))}</a>`,
    `<script type="application/ld+json">${inertJson(structuredData(profile))}</script>`,
    '</pflege-profil>',
  ].join('');
}

/** Data for search engines; the rating only with enough ratings (RV-10). */
const structuredData = ({ name, links, address, phone, website, pictures, ratings }: ProfileView): object => ({
  '@context': 'https://schema.org',
  '@type': 'LocalBusiness',
  '@id': links.profile,
  url: links.profile,
  name,
  address,
  ...(phone && { telephone: phone.text }),
  ...(website && { sameAs: website.href }),
  ...(pictures[0] && { image: pictures[0].src }),
  ...(ratings.average && {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: Math.round(ratings.average.value * 10) / 10,
      reviewCount: ratings.count,
      bestRating: 5,
      worstRating: 1,
    },
  }),
});
