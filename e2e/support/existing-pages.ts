/** A page of every kind that the slices and the shell have. */
export const existingPages = {
  home: '/',
  'search form': '/suche/pflegeanbieter',
  results: '/suche/pflegeanbieter/köln',
  'narrowed results':
    '/suche/pflegeanbieter/betreutes-wohnen?city_slug=köln&radius=50&features=1&sort=radiusAsc&page=2',
  'no results': '/suche/pflegeanbieter/köln?features=1,2,3,4,5,6,7,8,9,10',
  'refused search': '/suche/pflegeanbieter?cityField=Xqwvz',
  profile: '/pflegeanbieter/profiles/beispiel',
  employer: '/pflegeanbieter/profiles/beispiel/stellenangebote',
  'job offer': '/pflegeanbieter/profiles/beispiel/pflegefachkraft-m-w-d-mit-wunschdienstplan',
  packages: '/pakete',
  'product categories': '/pflegeprodukte',
  category: '/pflegeprodukte/pflegebetten',
  product: '/pflegeprodukte/pflegebetten/pflegebett-komfort',
  'sign-in': '/login',
  'not offered yet': '/datenschutz',
  'not found': '/gibt-es-nicht',
} as const;

/** Browsers write to the console when a document has status 404. */
export const isAboutStatus = (complaint: string) => complaint.includes('the server responded with a status of 404');

/** Further public pages, with the same code as above and other content. */
export const furtherPages = {
  'staff home': '/pflegeanbieter',
  'jobs home': '/pflegepersonal',
  'staff results': '/suche/pflegepersonal/köln',
  'no staff': '/suche/pflegepersonal/köln?qualifications=8&open_for_offers=1&radius=20&page=1',
  'job results': '/suche/pflegejobs/köln?employment=Teilzeit',
  'refused job search': '/suche/pflegejobs?cityField=Xqwvz',
  'free profile': '/pflegeanbieter/profiles/beispiel-free',
  magazine: '/pflegemagazin',
  article: '/pflegemagazin/das-erste-gespraech-im-pflegeheim',
  advisor: '/pflegeratgeber',
  'advisor guide': '/pflegeratgeber/pflegegrad-beantragen',
  guide: '/pflegeleitfaden',
  imprint: '/impressum',
  terms: '/agb',
  'accessibility statement': '/barrierefreiheit',
  ranking: '/so-sortieren-wir',
  'check of ratings': '/so-pruefen-wir-bewertungen',
  registration: '/registration',
  embedding: '/einbinden',
  'care costs': '/kosten',
  enquiry: '/anfrage?an=1&an=2',
} as const;
