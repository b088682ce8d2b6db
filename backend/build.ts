import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { buildNodePrograms } from '@care/federation/node-programs';

const context = import.meta.dirname;
const dist = path.join(context, 'dist');

await rm(dist, { recursive: true, force: true });
await buildNodePrograms({
  context,
  output: dist,
  entries: {
    main: './src/app/main.ts',
    'picture-process': './src/platform/files/picture-process.ts',
    'video-process': './src/platform/files/video-process.ts',
    demo: '../demo/src/main.ts',
  },
});
// The programs read these folders at run time.
await cp(path.join(context, 'migrations'), path.join(dist, 'migrations'), { recursive: true });
await cp(path.join(context, 'data'), path.join(dist, 'data'), { recursive: true });
for (const name of ['content', 'pictures', 'words'])
  await cp(path.join(context, '../demo', name), path.join(dist, 'demo', name), { recursive: true });
