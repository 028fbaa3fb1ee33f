// Starts the application with an empty database.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'atrium-template-'));
await import(new URL('../dist/server/main.js', import.meta.url).href);
