/** How often a property test runs: `all` times with npm run test:full, otherwise `usual` times. */
export const runs = (usual: number, all: number): number => (process.env['TEST_FULL'] === 'on' ? all : usual);
