/** @jest-environment node */
import { readSettings } from './settings';

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
  it('name every variable that is wrong', () => {
    const read = readSettings({ PORT: 'achtzig', API_URL: 'hier' });
    expect(read).toEqual({
      success: false,
      problems: [expect.stringContaining('PORT'), expect.stringContaining('API_URL')],
    });
  });
});
