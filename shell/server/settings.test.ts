/** @jest-environment node */
import { mapOriginsOf, readSettings } from './settings';

describe('the settings of the shell', () => {
  it('have a default each', () => {
    expect(readSettings({})).toMatchObject({
      success: true,
      settings: { PORT: 3000, HOST: '127.0.0.1', RENDER_DEADLINE_MS: 500 },
    });
  });
  it('take an empty variable for one that is not set', () => {
    expect(readSettings({ PORT: '' })).toMatchObject({ success: true, settings: { PORT: 3000 } });
  });
  it.each([
    [{}, []],
    [{ GEO_PROVIDER: 'photon', GEO_URL: 'https://photon.example' }, []],
    [{ GEO_PROVIDER: 'mapbox' }, ['https://api.mapbox.com', 'https://events.mapbox.com']],
    [{ GEO_PROVIDER: 'mapbox', GEO_URL: 'http://127.0.0.1:9/maps' }, ['http://127.0.0.1:9']],
    [
      {
        MAP_STYLE_URL: 'https://tiles.example/style.json',
        MAP_ORIGINS: 'https://fonts.example, https://tiles.example',
      },
      ['https://tiles.example', 'https://fonts.example'],
    ],
    [{ MAP_STYLE_URL: '/style.json' }, []],
  ])('PP-13 %j opens the policy for %j and nobody else', (environment, origins) => {
    const read = readSettings(environment);
    expect(read.success && mapOriginsOf(read.settings)).toEqual(origins);
  });
  it('name every variable that is wrong', () => {
    const read = readSettings({ PORT: 'achtzig', API_URL: 'hier' });
    expect(read).toEqual({
      success: false,
      problems: [expect.stringContaining('PORT'), expect.stringContaining('API_URL')],
    });
  });
});
