#!/usr/bin/env node
// The platform's command. Its source and the slices' definitions are TypeScript, which Node alone does not read.
import { register } from 'tsx/esm/api';

register();
await import('../src/cli/main.ts');
