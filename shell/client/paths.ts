/** The path that the server renders for an address that cannot be parsed. */
export const BAD_REQUEST_PATH = '/ungueltige-adresse';
/** Id of its route. */
export const BAD_REQUEST_ROUTE = `shell:${BAD_REQUEST_PATH}`;

/** The shell's address that sets and deletes overrides; the server has it from @care/federation/store. */
export const OVERRIDE_PATH = '/platform-override';

/** The part of an address that opens the developers' panel, after a link without overrides. */
export const PANEL_HASH = '#entwicklerleiste';
