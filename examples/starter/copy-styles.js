// The compiler writes modules, types and texts; styles belong beside the modules that import them.
import { cpSync, statSync } from 'node:fs';

cpSync('src', 'dist', {
  recursive: true,
  filter: (path) => statSync(path).isDirectory() || path.endsWith('.css'),
});
