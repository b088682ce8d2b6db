// Addresses of the embedded profile, which pages of others name (EM-05). They stay valid for years.

/** The files and fragments of the first version of the contract. */
export const EMBED_PATH = '/einbinden/1/';
/** Below it stand the HTML and the first picture of each profile. */
export const EMBED_COMPANY_PATH = `${EMBED_PATH}company/`;
/** Every version that was ever served, unchanged, for pages that name it with its hash. */
export const EMBED_VERSIONS_PATH = '/einbinden/v/';
/** The list of these versions. */
export const EMBED_VERSION_LIST_PATH = '/einbinden/versionen.json';
