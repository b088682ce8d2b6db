import { plannedPictures } from './catalogue';

const plans = plannedPictures();

describe('demo pictures', () => {
  it('are at least two hundred, each with a unique key', () => {
    expect(plans.length).toBeGreaterThanOrEqual(200);
    expect(new Set(plans.map(({ key }) => key)).size).toBe(plans.length);
  });

  it('differ from each other', () => {
    expect(new Set(plans.map(({ svg }) => svg())).size).toBe(plans.length);
  });

  it('are the same every time', () => {
    expect(plannedPictures().map(({ svg }) => svg())).toEqual(plans.map(({ svg }) => svg()));
  });

  it('contain shapes only: no text, no script, no external resources', () => {
    for (const { svg } of plans)
      expect(svg().replace('http://www.w3.org/2000/svg', '')).not.toMatch(
        /<text|<script|<image|href|http|NaN|undefined/,
      );
  });
});
