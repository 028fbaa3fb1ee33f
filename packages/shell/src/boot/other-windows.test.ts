import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const listening = /addEventListener\(\s*['"`]message['"`]|\bonmessage\b|\bpostMessage\(/;

const exceptions = [
  // Uses a broadcast channel, which only documents of the same origin can open.
  'packages/shell/src/session/shared-session.ts',
  // Exchanges messages with the frame of the previewed page only, whose origin the content type declares.
  'plugins/content-api/src/panel/preview/use-page-messages.ts',
];

it('no other page of the panel exchanges messages with windows and frames', () => {
  const sources = ['packages/shell', 'packages/ui', 'plugins', 'examples'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /(^|\/)src\/.*\.tsx?$/.test(name) && !/node_modules|\.test\./.test(name))
      .map((name) => path.join(root, folder, name)),
  );
  expect(sources.length).toBeGreaterThan(400);
  const listeners = sources.filter((file) => listening.test(readFileSync(file, 'utf8')));
  expect(listeners.map((file) => path.relative(root, file))).toEqual(exceptions);
});
