import { media } from './media';
import textRegular from '../../assets/fonts/atkinson-hyperlegible-next-latin-wght-normal.woff2';
import textExtended from '../../assets/fonts/atkinson-hyperlegible-next-latin-ext-wght-normal.woff2';
import textItalic from '../../assets/fonts/atkinson-hyperlegible-next-latin-wght-italic.woff2';
import headRegular from '../../assets/fonts/vollkorn-latin-600-normal.woff2';
import headExtended from '../../assets/fonts/vollkorn-latin-ext-600-normal.woff2';

/**
 * The declarations of `:root`, made from tokens.json by `customProperties`. Components use these roles, never raw
 * values.
 */
export const ROOT_PROPERTIES =
  "--ink:#16263A;--ink-soft:#46566B;--paper:#FBFAF6;--surface:#FFFFFF;--line:#D9DDE2;--line-strong:#6A788A;--gray-50:#F3F4F2;--gray-100:#E8EAE9;--gray-200:#D9DDDD;--blue-700:#234B78;--blue-800:#1A3A5F;--blue-900:#122A47;--blue-100:#E0EAF4;--blue-200:#CBDCEC;--blue-50:#F0F5FA;--blue-300:#9DBBD8;--green-700:#22624A;--green-800:#194C39;--green-900:#11382A;--green-100:#DDEEE4;--green-200:#C6E1D2;--green-50:#EFF7F2;--green-300:#93C2A9;--lamp-400:#FFCE6B;--lamp-200:#FFE3A6;--lamp-100:#FFF3D9;--star:#BD7000;--lamp-text:#6F4300;--red-700:#A52A22;--red-800:#83201A;--red-50:#FDF0EE;--night:#14253D;--night-text:#E4ECF5;--night-soft:#AFC3DA;--font-text:'Atkinson Hyperlegible Next Variable', 'Text Fallback', system-ui, -apple-system, 'Segoe UI', sans-serif;--font-head:'Vollkorn Variable', 'Head Fallback', Georgia, 'Times New Roman', serif;--t-meta:1rem;--l-meta:1.45;--t-body:clamp(1.0625rem, 1.045rem + 0.09vw, 1.125rem);--l-body:1.6;--t-lead:clamp(1.1875rem, 1.14rem + 0.22vw, 1.375rem);--l-lead:1.5;--t-h4:clamp(1.1875rem, 1.15rem + 0.18vw, 1.3125rem);--l-h4:1.35;--t-h3:min(clamp(1.3125rem, 1.25rem + 0.3vw, 1.5625rem), 9vw);--l-h3:1.25;--t-h2:min(clamp(1.625rem, 1.48rem + 0.7vw, 2.125rem), 10vw);--l-h2:1.2;--t-h1:min(clamp(1.9375rem, 1.66rem + 1.35vw, 3rem), 11vw);--l-h1:1.12;--t-figure:clamp(2.25rem, 1.9rem + 1.7vw, 3.25rem);--l-figure:1;--s-1:0.25rem;--s-2:0.5rem;--s-3:min(0.75rem, 3.75vw);--s-4:min(1rem, 5vw);--s-5:min(1.5rem, 7.5vw);--s-6:min(2rem, 10vw);--s-7:min(3rem, 15vw);--s-8:4rem;--s-9:6rem;--s-gutter:clamp(min(1rem, 5vw), 4vw, 2.5rem);--s-section:clamp(3rem, 2.2rem + 3.5vw, 5.5rem);--size-container:75rem;--size-measure:40rem;--size-touch:2.75rem;--size-button-small:2.75rem;--size-button-normal:3.125rem;--size-button-large:3.625rem;--size-field:3.25rem;--size-header:4.5rem;--size-header-phone:4rem;--size-star:1.375rem;--size-icon:1.375rem;--size-icon-small:1.125rem;--size-map:515px;--size-card-picture:13rem;--r-small:0.375rem;--r-field:0.625rem;--r-button:0.75rem;--r-card:1rem;--r-panel:1.5rem;--r-pill:999px;--r-window:50% 50% 0.75rem 0.75rem / 16% 16% 0.75rem 0.75rem;--shadow-card:0 1px 2px rgb(22 38 58 / .06), 0 4px 14px rgb(22 38 58 / .05);--shadow-raised:0 2px 4px rgb(22 38 58 / .08), 0 12px 32px rgb(22 38 58 / .12);--shadow-overlay:0 8px 16px rgb(22 38 58 / .12), 0 24px 64px rgb(22 38 58 / .22);--fast:120ms;--normal:200ms;--slow:320ms;--ease:cubic-bezier(.2,.7,.3,1);--z-base:0;--z-raised:10;--z-sticky:100;--z-header:200;--z-bottom-bar:300;--z-overlay:400;--z-dialog:500;--z-consent:600;--z-skip-link:700";

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
export const fontFaces = `
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
export const globalStyles = `${fontFaces}:root{${ROOT_PROPERTIES}}${base}${focus}${modes}`.replaceAll('\n', '');
