/** A valid registration of a provider, for a database with `insertCologne`. */
export const companyEntry = {
  name: 'Haus am Dom',
  operator: 'Dom Pflege gGmbH',
  street: 'Domstraße 1, 50668 Köln, Deutschland',
  zip_code: '50668',
  coordinates: { type: 'Point', coordinates: [6.96, 50.95] },
  email: 'haus@beispiel.example',
  phone: '0221 5550123',
  website: 'https://www.haus-am-dom.example',
  services: ['stationare-pflege'],
};
