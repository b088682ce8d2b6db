/** The path of all releases and of the shared assets. */
export const RELEASES_PATH = '/releases/';

/** The path of pictures and fonts, which releases and the shell share. */
export const ASSETS_PATH = `${RELEASES_PATH}assets/`;

/** The path of the shell's own scripts. */
export const SHELL_PATH = '/shell/';

/** Whether an address belongs to scripts, styles, fonts or pictures of the site, and not to a page. */
export const isServedFile = (url: string): boolean => url.startsWith(RELEASES_PATH) || url.startsWith(SHELL_PATH);
