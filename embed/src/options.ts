/** How much of a profile is shown: a card, all of it, or one widget. */
const VIEWS = ['compact', 'full', 'rating', 'jobs'] as const;
type View = (typeof VIEWS)[number];

/** The parts of the full view, in the order in which they are shown. Name, address and contact are always there. */
const PARTS = ['gallery', 'about', 'features', 'rating', 'jobs'] as const;
export type Part = (typeof PARTS)[number];

const THEMES = ['light', 'dark', 'auto'] as const;
type Theme = (typeof THEMES)[number];

const HEADING_LEVELS = [2, 3, 4, 5] as const;
export type HeadingLevel = (typeof HEADING_LEVELS)[number];

/** Choices of an integrator. The names are a contract: they change only with a new major version (EM-05). */
export interface ProfileOptions {
  /** Last part of the profile's address. `beispiel` is for trying. */
  slug: string;
  view: View;
  /** Parts of the full view. */
  parts: readonly Part[];
  theme: Theme;
  /** Level of the first heading, so that it fits the outline of the page. */
  headingLevel: HeadingLevel;
  /** `fixed`: as high as the element, with a scrollbar inside. */
  height: 'auto' | 'fixed';
  /** Public key for rating badge and job list; also as `widget-key`, because React keeps `key` of JSX for itself. */
  key: string;
}

/** The option of `mount` and of the component that an attribute stands for: "heading-level" is `headingLevel`. */
export const optionOf = (attribute: string) =>
  attribute.replace(/-(\w)/, (_dash, letter: string) => letter.toUpperCase()) as keyof ProfileOptions | 'widgetKey';

const oneOf = <Value extends string>(values: readonly Value[], text: string | null | undefined, otherwise: Value) =>
  values.find((value) => value === text?.trim()) ?? otherwise;

/** Reads the options from attributes or query parameters. An unknown value counts as absent. */
export function readOptions(read: (name: string) => string | null | undefined): ProfileOptions {
  const wanted = read('parts')?.split(/[\s,]+/) ?? [];
  const parts = PARTS.filter((part) => wanted.includes(part));
  const level = Number(read('heading-level'));
  return {
    slug: read('slug')?.trim() ?? '',
    view: oneOf(VIEWS, read('view'), 'compact'),
    parts: parts.length ? parts : PARTS,
    theme: oneOf(THEMES, read('theme'), 'light'),
    headingLevel: HEADING_LEVELS.find((one) => one === level) ?? 3,
    height: oneOf(['auto', 'fixed'], read('height'), 'auto'),
    key: (read('key') ?? read('widget-key'))?.trim() ?? '',
  };
}

/** The options that change the HTML of a profile, as a query without defaults, so that equal addresses are cached once. */
export function queryOf({ view, parts, headingLevel, key }: ProfileOptions): string {
  const query = new URLSearchParams();
  if (view !== 'compact') query.set('view', view);
  if (parts.length < PARTS.length) query.set('parts', parts.join(' '));
  if (headingLevel !== 3) query.set('heading-level', String(headingLevel));
  if (key) query.set('key', key);
  const text = query.toString();
  return text && `?${text}`;
}
