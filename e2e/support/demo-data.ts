// tsx e2e/support/demo-data.ts <folder>: fills an empty folder with the data of the demonstration. npm test does so while
// the unit tests run, so that the browser tests (E2E_DATA_DIR) need not wait for it.
import { startApi } from './site';

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Name the folder.');
const api = await startApi(folder);
await api.stop();
