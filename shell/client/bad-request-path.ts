/** What the server renders for an address that cannot be read. */
export const BAD_REQUEST_PATH = '/ungueltige-adresse';
