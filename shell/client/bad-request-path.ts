/** What the server renders for an address that cannot be read. */
export const badRequestPath = '/ungueltige-adresse';
