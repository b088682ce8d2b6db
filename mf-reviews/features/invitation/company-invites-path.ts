/** The page on which an owner asks for reviews; only this slice links to it. */
export const COMPANY_INVITES_PATH = '/profile/company/bewertungen-einladen';
