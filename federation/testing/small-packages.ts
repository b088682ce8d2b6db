import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The packages that slices are compiled against, of a few lines. */
const small = {
  '@care/contracts': `
    export interface PageModule { default: () => unknown }
    export interface SlotModule<P> { default: (props: P) => unknown }
    export interface SlotProps { 'nav.inbox': { label: string }; 'company.package': { companyId: number }; 'company.reviews': { companyId: number } }
    export type SlotName = keyof SlotProps;
    export const throttledText = (count: number) => String(count);`,
  '@care/ui': `
    export type Level = 1 | 2;
    export const Heading = (props: { level: Level; children: string }) => props.children;`,
};

/** Installs packages of a few lines below a folder, because the compiler needs seconds for the real ones. */
export function installSmallPackages(root: string): void {
  for (const [name, source] of Object.entries(small)) {
    const folder = path.join(root, 'node_modules', name);
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ name, exports: { '.': './index.ts' } }));
    writeFileSync(path.join(folder, 'index.ts'), source);
  }
}
