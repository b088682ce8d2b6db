import { addressLines, streetLineOf, hasFullAddress, openStreetMapUrl, townSearchPath } from './company-address';

describe('the address of a provider', () => {
  it('PP-05 is shown without the country', () => {
    expect(addressLines('Gartenweg 2, 50733 Köln, Deutschland')).toEqual(['Gartenweg 2', '50733 Köln']);
  });

  it('PP-05 is shown unchanged if it does not have three parts', () => {
    expect(addressLines('Haus am See')).toEqual(['Haus am See']);
  });

  it('OP-03 is shown without a street if that is unknown, and is incomplete', () => {
    const noStreet = { street: '52428 Jülich, Deutschland', zip_code: '52428' };
    expect(addressLines(noStreet.street)).toEqual(['52428 Jülich']);
    expect([streetLineOf(noStreet), hasFullAddress(noStreet)]).toEqual([undefined, false]);
    expect(hasFullAddress({ street: 'Waldweg 3, Düren, Deutschland', zip_code: '' })).toBe(false);
    expect(hasFullAddress({ street: 'Waldweg 3, 52349 Düren, Deutschland', zip_code: '52349' })).toBe(true);
  });

  it('PP-05 links to OpenStreetMap with its coordinates', () => {
    expect(openStreetMapUrl({ lat: 50.964231, lng: 6.950612 })).toBe(
      'https://www.openstreetmap.org/?mlat=50.96423&mlon=6.95061#map=16/50.96423/6.95061',
    );
  });

  it('SH-12 links to the search of its town', () => {
    expect(townSearchPath({ city: 'Köln', city_slug: 'köln' })).toBe('/suche/pflegeanbieter/k%C3%B6ln');
  });
});
