import { problemsOf } from './inquiry-values';

const PICKED = 'Domstraße 1, 50668 Köln, Deutschland';

it.each([
  ['Domstraße 1', undefined, true],
  ['Unter den Linden 3', undefined, false],
  ['Neusser Straße', undefined, false],
  ['50733 Köln, Neusser Straße 118', undefined, false],
  [PICKED, PICKED, true],
  ['Domstraße 1', PICKED, false],
  ['Domstraße 3, 50668 Köln, Deutschland', PICKED, false],
])('PD-04 "%s" after the pick "%s" is accepted: %s', (text, pickedAddress, isAccepted) => {
  const { address } = problemsOf({ address: { text }, pickedAddress });
  expect(address).toBe(isAccepted ? undefined : 'Falsche Straße und Hausnummer');
});
