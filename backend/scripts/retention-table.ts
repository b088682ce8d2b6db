// Writes docs/retention.csv, the register of retention that the domains declare; a test compares the file with them.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { domains } from '../src/app/domains';
import { retentionTable } from '../src/domains/privacy/retention';

writeFileSync(path.resolve(import.meta.dirname, '../../docs/retention.csv'), retentionTable(domains));
