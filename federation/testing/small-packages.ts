import { writeFiles } from '@care/contracts/testing/folder';

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
    const description = JSON.stringify({ name, exports: { '.': './index.ts' } });
    writeFiles(root, {
      [`node_modules/${name}/package.json`]: description,
      [`node_modules/${name}/index.ts`]: source,
    });
  }
}
