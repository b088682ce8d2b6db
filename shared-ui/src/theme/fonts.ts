import textRegular from '../../assets/fonts/atkinson-hyperlegible-next-latin-wght-normal.woff2';
import textExtended from '../../assets/fonts/atkinson-hyperlegible-next-latin-ext-wght-normal.woff2';
import textItalic from '../../assets/fonts/atkinson-hyperlegible-next-latin-wght-italic.woff2';
import headRegular from '../../assets/fonts/vollkorn-latin-600-normal.woff2';
import headExtended from '../../assets/fonts/vollkorn-latin-ext-600-normal.woff2';

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
