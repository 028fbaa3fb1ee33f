// The compiler writes modules, types and texts; styles stand beside what imports them.
import { cpSync, statSync } from 'node:fs';

cpSync('src', 'dist', {
  recursive: true,
  filter: (path) => statSync(path).isDirectory() || path.endsWith('.css'),
});
