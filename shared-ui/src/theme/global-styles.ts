import { media } from './media';
import tokens from './tokens.json';
import textRegular from '../../assets/fonts/atkinson-hyperlegible-next-latin-wght-normal.woff2';
import textExtended from '../../assets/fonts/atkinson-hyperlegible-next-latin-ext-wght-normal.woff2';
import textItalic from '../../assets/fonts/atkinson-hyperlegible-next-latin-wght-italic.woff2';
import headRegular from '../../assets/fonts/vollkorn-latin-600-normal.woff2';
import headExtended from '../../assets/fonts/vollkorn-latin-ext-600-normal.woff2';

const kebab = (name: string): string =>
  name
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .replace(/([a-z])(\d)/g, '$1-$2')
    .toLowerCase();

const withPrefix = (prefix: string, values: Record<string, string | number>): string[] =>
  Object.entries(values).map(([name, value]) => `--${prefix}${kebab(name)}:${value}`);

/** The design tokens as declarations of `:root`. Components use these roles, never raw values. */
function customProperties({ color, font, type, space, size, radius, shadow, motion, z }: typeof tokens): string {
  const colors = Object.entries(color).map(([role, { value }]) => `--${kebab(role)}:${value}`);
  const sizes = Object.entries(type).flatMap(([name, step]) => [
    `--t-${name}:${step.size}`,
    `--l-${name}:${step.line}`,
  ]);
  const { fast, normal, slow, ease } = motion;
  return [
    ...colors,
    `--font-text:${font.text.family}`,
    `--font-head:${font.head.family}`,
    ...sizes,
    ...withPrefix('s-', space),
    ...withPrefix('size-', size),
    ...withPrefix('r-', radius),
    ...withPrefix('shadow-', shadow),
    ...withPrefix('', { fast, normal, slow, ease }),
    ...withPrefix('z-', z),
  ].join(';');
}

const text = `font-family:'Atkinson Hyperlegible Next Variable';font-weight:400 700;font-display:swap;`;
const head = `font-family:'Vollkorn Variable';font-weight:600;font-display:swap;`;
const file = (url: string) => `src:url(${url}) format('woff2');`;
const latin = `unicode-range:U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD`;
const LATIN_EXTENDED = 'unicode-range:U+0100-02BA,U+1E00-1E9F,U+20A0-20AB,U+20AD-20C0';

/**
 * The faces of the two font families, and local fallback fonts scaled to the same metrics (measured over German
 * sentences in the weights we use), so that the layout does not shift when a web font is loaded. The files hold only
 * the weights and features that the site uses: see assets/fonts/README.md.
 */
const fontFaces = `
@font-face{${text}${file(textRegular)}${latin}}
@font-face{${text}${file(textExtended)}${LATIN_EXTENDED}}
@font-face{${text}${file(textItalic)}font-style:italic}
@font-face{${head}${file(headRegular)}${latin}}
@font-face{${head}${file(headExtended)}${LATIN_EXTENDED}}
@font-face{font-family:'Text Fallback';font-weight:100 549;src:local('Arial'),local('Liberation Sans'),local('Roboto');size-adjust:98.9%;ascent-override:99.5%;descent-override:32%;line-gap-override:0%}
@font-face{font-family:'Text Fallback';font-weight:550 900;src:local('Arial Bold'),local('Liberation Sans Bold'),local('Roboto Bold');size-adjust:97.2%;ascent-override:101.2%;descent-override:32.5%;line-gap-override:0%}
@font-face{font-family:'Head Fallback';src:local('Times New Roman Bold'),local('Liberation Serif Bold');font-weight:400 900;size-adjust:107%;ascent-override:89%;descent-override:41.2%;line-gap-override:0%}
`;

const base = `
*,*::before,*::after{box-sizing:border-box}
html{scroll-padding-top:6rem;-webkit-text-size-adjust:100%;text-size-adjust:100%}
body{margin:0;background:var(--paper);color:var(--ink);font:400 var(--t-body)/var(--l-body) var(--font-text);overflow-wrap:anywhere}
h1,h2,h3,h4,p,ul,ol,dl,dd,figure,fieldset,legend{margin:0;padding:0}
ul[class],ol[class],ul[role=list]{list-style:none}
h1,h2,h3{font-family:var(--font-head);font-weight:600;letter-spacing:-.008em;text-wrap:balance;hyphens:auto;font-variant-numeric:lining-nums}
h1{font-size:var(--t-h1);line-height:var(--l-h1)}
h2{font-size:var(--t-h2);line-height:var(--l-h2)}
h3{font-size:var(--t-h3);line-height:var(--l-h3)}
h4{font-size:var(--t-h4);line-height:var(--l-h4);font-weight:600}
p{text-wrap:pretty}
img,svg{display:block;max-width:100%}img{height:auto}
@media (scripting:none){noscript{display:contents}}
fieldset{border:0;min-width:0}
table{overflow-wrap:break-word}
button,input,select,textarea{font:inherit;color:inherit}
a{color:var(--blue-700);text-decoration-thickness:1.5px;text-underline-offset:.22em}
a:hover{color:var(--blue-900);text-decoration-thickness:3px}
hr{border:0;border-top:1px solid var(--line);margin:0}
[tabindex="-1"]:focus{outline:none}
@media screen{#root{display:flex;flex-direction:column;min-height:100vh}#root>main{flex:1 0 auto}}
`;

// A dark outline with a yellow ring inside; forced colours keep only the outline.
const focus = `
:focus-visible{outline:3px solid var(--ink)!important;outline-offset:3px!important;box-shadow:0 0 0 3px var(--lamp-400)!important;border-radius:var(--r-small)}
[tabindex="-1"]:focus-visible{outline:none!important;box-shadow:none!important}
a:not([class]):focus-visible{background:var(--lamp-400);color:var(--ink);text-decoration:none;box-shadow:none!important;outline-offset:1px!important}
[data-ground=night] :focus-visible{outline-color:#fff!important}
`;

// On phones and with enlarged text long German words are hyphenated in all texts; e-mail addresses and code are not. Where
// a line holds few letters, shorter words are hyphenated too: otherwise they would break without a hyphen. An em of a media
// query is the text size that the browser is set to. Forced colours do not replace the colour of an svg
// element, so icons take that of their text there.
const modes = `
@media (max-width:48em){body{hyphens:auto;hyphenate-limit-chars:12 5 5}h1,h2,h3{hyphenate-limit-chars:auto}[href^=mailto],code{hyphens:manual}}
@media (max-width:19em){body{hyphenate-limit-chars:auto}}
${media.reducedMotion}{*,*::before,*::after{animation-duration:.01ms!important;animation-iteration-count:1!important;transition:none!important;scroll-behavior:auto!important}}
${media.forcedColors}{:focus-visible{outline-color:Highlight!important}svg{color:inherit!important}}
${media.print}{body{background:#fff}[data-print=hide]{display:none!important}}
`;

/**
 * The global styles: tokens, fonts, base elements, focus outline, forced colours, reduced motion, print. The shell's
 * server writes them into the head of every document; they are not part of the script.
 */
export const globalStyles = `${fontFaces}:root{${customProperties(tokens)}}${base}${focus}${modes}`.replaceAll(
  '\n',
  '',
);
