/** Media queries for styled templates: `${media.desktop} { … }`. */
export const media = {
  phone: '@media (max-width: 767px)',
  tablet: '@media (min-width: 768px)',
  belowDesktop: '@media (max-width: 1023px)',
  desktop: '@media (min-width: 1024px)',
  wide: '@media (min-width: 1280px)',
  hover: '@media (hover: hover)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  forcedColors: '@media (forced-colors: active)',
  print: '@media print',
} as const;

/** The border of a control without one, where the visitor has set colors of their own. */
export const forcedBorder = `${media.forcedColors} { border: 2px solid ButtonText; }`;

/** The colors of what is chosen, where the visitor has set colors of their own. */
export const chosenForced = `${media.forcedColors} { forced-color-adjust: none; background: Highlight; color: HighlightText; }`;
