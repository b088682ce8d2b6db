import { allows, isPaidTier, leastTier, TIER_TABLE, TIERS } from '../tiers';
import { addTexts } from './i18n';
import { listNames, tierNames, tierWords } from './tier-words';

it('PK-05 lists names in German: with commas, with "und" or "oder", and as parts of a compound', () => {
  const names = ['Plus', 'Komfort', 'Premium'];
  expect(listNames(names)).toBe('Plus, Komfort, Premium');
  expect(listNames(names, 'und')).toBe('Plus, Komfort und Premium');
  expect(listNames(names, 'oder')).toBe('Plus, Komfort oder Premium');
  expect(`${listNames(['Plus', 'Premium'], 'oder-')}Paket`).toBe('Plus- oder Premium-Paket');
  expect(`${listNames(['Plus', 'Premium'], 'klein und-')}stufe`).toBe('plus- und premium-stufe');
});

it('PK-05 gives every text the names of the tiers that include something', () => {
  const text = addTexts('tier-words', {
    least: 'ab dem {{tierWith.jobOffers}}-Paket bis zu {{leastJobOffers, Wort}}, oben {{max, Wort}}',
    all: '{{tiersWith.widgets, oder}}',
    paid: '{{paidTiers, und}}',
  });
  const least = TIER_TABLE[leastTier('jobOffers')];
  expect(text('least', { max: 40 })).toMatch(new RegExp(`^ab dem ${least.label}-Paket bis zu \\p{L}+, oben 40$`, 'u'));
  const labels = TIERS.filter((tier) => allows(tier, 'widgets')).map((tier) => TIER_TABLE[tier].label);
  expect([text('all'), tierNames('widgets')]).toEqual([listNames(labels, 'oder'), listNames(labels, 'oder')]);
  expect(text('paid').split(/, | und /)).toEqual(TIERS.filter(isPaidTier).map((tier) => TIER_TABLE[tier].label));
});

it('PK-05 names at least one tier for every part that some tier includes', () => {
  for (const [what, label] of Object.entries(tierWords.tierWith))
    expect([what, label]).toEqual([what, expect.stringMatching(/./)]);
});
