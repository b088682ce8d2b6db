import { fontFaces } from './fonts';
import { media } from './media';
import { ROOT_PROPERTIES } from './tokens';

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

// On phones and with enlarged text long German words are hyphenated in all texts; e-mail addresses and code are not. An em
// of a media query is the text size that the browser is set to. Forced colours do not replace the colour of an svg
// element, so icons take that of their text there.
const modes = `
@media (max-width:48em){body{hyphens:auto;hyphenate-limit-chars:12 5 5}h1,h2,h3{hyphenate-limit-chars:auto}[href^=mailto],code{hyphens:manual}}
${media.reducedMotion}{*,*::before,*::after{animation-duration:.01ms!important;animation-iteration-count:1!important;transition:none!important;scroll-behavior:auto!important}}
${media.forcedColors}{:focus-visible{outline-color:Highlight!important}svg{color:inherit!important}}
${media.print}{body{background:#fff}[data-print=hide]{display:none!important}}
`;

/**
 * The global styles: tokens, fonts, base elements, focus outline, forced colours, reduced motion, print. The shell's
 * server writes them into the head of every document; they are not part of the script.
 */
export const globalStyles = `${fontFaces}:root{${ROOT_PROPERTIES}}${base}${focus}${modes}`.replaceAll('\n', '');
