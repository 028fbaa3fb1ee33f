// The compiler writes modules, types and texts; styles are copied next to the modules that import them.
import { cpSync, statSync } from 'node:fs';

cpSync('src', 'lib', {
  recursive: true,
  filter: (path) => statSync(path).isDirectory() || path.endsWith('.css'),
});
