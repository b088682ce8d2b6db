/** The path that the server renders for an address that cannot be parsed. */
export const BAD_REQUEST_PATH = '/ungueltige-adresse';
