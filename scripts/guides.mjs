// `npm run guides`: copies the files that the plugin guides quote into the guides.
import { writeFileSync } from 'node:fs';
import { guidePages, withQuotedFiles } from './workspace/guides.mjs';

for (const { path, text } of guidePages()) {
  const updated = withQuotedFiles(text);
  if (updated !== text) writeFileSync(path, updated);
}
