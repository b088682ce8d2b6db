import { choiceOf, initialChoice } from './choice-values';

describe('the choice of the configurator', () => {
  it('EM-05 is a full profile in the colours of the site at first', () => {
    expect(choiceOf(initialChoice('lindenhof'))).toMatchObject({ slug: 'lindenhof', view: 'full', accent: '' });
  });

  it.each([
    ['#123abc', '#123abc'],
    ['#ABCDEF', '#ABCDEF'],
    ['#123', ''],
    ['red', ''],
    [undefined, ''],
  ])('EM-05 takes the own colour %s as %j', (ownAccent, accent) => {
    expect(choiceOf({ accent: 'own', ownAccent }).accent).toBe(accent);
  });

  it.each([
    ['700', 700],
    ['99999', 5000],
    ['-5', 0],
    ['hoch', 0],
  ])('EM-05 takes the height %s as %i', (minHeight, height) => {
    expect(choiceOf({ minHeight }).minHeight).toBe(height);
  });

  it('EM-05 shows the profile for trying as long as no slug is entered', () => {
    expect(choiceOf({ slug: ' ' })).toMatchObject({ slug: 'beispiel' });
  });
});
