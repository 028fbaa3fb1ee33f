// `npm run types -- --to content-schema.ts`: writes the TypeScript types of the content types of the blog example.
import { runCommand } from './workspace/run-command.mjs';

await runCommand('types');
