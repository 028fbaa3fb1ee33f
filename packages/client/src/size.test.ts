import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'vite';
import { expect, it } from 'vitest';

/** The maximum size of an entry in bytes, minified and compressed. */
const limit = 3000;

/** Returns the minified code of an entry with everything that it imports. */
async function bundled(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      lib: { entry: join(import.meta.dirname, entry), formats: ['es'] },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (output === undefined || !('output' in output)) throw new Error('Nothing was built');
  return output.output.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('');
}

it.each(['index.ts', 'preview.ts'])('%s has at most 3 kB compressed, and imports nothing', async (entry) => {
  const code = await bundled(entry);
  expect(code).not.toMatch(/\bimport\b/);
  expect(gzipSync(code).length).toBeLessThanOrEqual(limit);
  expect(brotliCompressSync(code).length).toBeLessThanOrEqual(limit);
});
