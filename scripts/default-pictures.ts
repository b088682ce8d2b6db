// Draws the pictures of providers and people without a photo into `shared-ui/assets/illustrations`, from the same
// scenes as those of the demo data. Run it after a drawing has changed; a test of the backend checks that the files are
// current.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { defaultPictureFiles } from '../backend/src/tools/demo/pictures/default-pictures';

const folder = path.resolve(import.meta.dirname, '../shared-ui/assets/illustrations');

for (const [name, content] of defaultPictureFiles()) writeFileSync(path.join(folder, name), content);
