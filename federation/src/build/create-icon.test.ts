import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { icons } from 'lucide-react';
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import createIcon from './create-icon';
import leanIcon from './lean-icon.cjs';

const folder = path.join(path.dirname(require.resolve('lucide-react')), '../esm/icons');

/** The icon as the builds make it from lucide-react's file. */
function builtIcon(file: string): { source: string; Icon: ComponentType } {
  const source: string = leanIcon(readFileSync(path.join(folder, `${file}.mjs`), 'utf8'));
  const data = /const __iconData = ([\s\S]*?);\n/.exec(source)?.[1];
  return { source, Icon: createIcon(runInNewContext(`(${data})`) as Parameters<typeof createIcon>[0]) };
}

const markup = (Icon: ComponentType<Record<string, unknown>>) =>
  renderToStaticMarkup(createElement(Icon, { 'aria-hidden': true, focusable: 'false' }));

describe('an icon in the builds', () => {
  it.each([
    ['baby', icons.Baby],
    ['badge-check', icons.BadgeCheck],
    ['utensils', icons.Utensils],
    ['ticket', icons.Ticket],
  ] as const)('SH-12 is drawn as lucide-react draws it, without its class names: %s', (file, original) => {
    const attributes = (svg: string) =>
      svg
        .replace(/ (class|xmlns)="[^"]*"/g, '')
        .match(/[\w-]+="[^"]*"/g)
        ?.sort();
    expect(attributes(markup(builtIcon(file).Icon))).toEqual(attributes(markup(original)));
  });

  it('SH-12 contains only drawn elements', () => {
    expect(builtIcon('baby').source).not.toMatch(/key:|name:|size:/);
  });
});
