/** @jest-environment node */
import { toHtml } from './to-html';

const render = (characters: number) =>
  toHtml(<p>{'x'.repeat(characters)}</p>, new Promise(() => undefined), () => undefined);

it('SH-18 is complete up to a size that no page reaches', async () =>
  expect(await render(2_000_000)).toHaveLength(2_000_000 + '<p></p>'.length));
it('SH-18 is refused beyond it', () => expect(render(10_000_000)).rejects.toThrow('more than 3000000 characters'));
