// npm run admin.
import { runCommand } from '../command';
import { administer } from './administer';

await runCommand(async (command) => console.log(await administer(command)));
