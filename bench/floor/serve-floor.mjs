import { readFileSync, readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { compressFolder } from '../../packages/cli/src/bundle/compress.js';

const folder = fileURLToPath(new URL('.', import.meta.url));

const row = (id) => ({
  id,
  title: `The article with the number ${id}`,
  slug: `the-article-with-the-number-${id}`,
  code: `ATR-${100_000 + id}`,
  format: 'report',
  summary: 'What it is about, in a sentence of ordinary length.',
  issueDate: '2024-05-17',
  readingMinutes: 7,
});

/** The numbers of the records; as many as in the list of a quick run. */
const numbers = Array.from({ length: 2000 }, (_, index) => index + 1);

/** Returns ten rows of a page whose titles contain the words. */
function rowsOf(query) {
  const words = query.get('q') ?? '';
  const order = query.get('descending') === 'true' ? numbers.toReversed() : numbers;
  const found = order.map(row).filter(({ title }) => title.includes(words));
  const first = (Number(query.get('page')) - 1) * 10;
  return found.slice(first, first + 10);
}

async function buildPage() {
  await build({
    root: folder,
    configFile: false,
    plugins: [react()],
    logLevel: 'error',
    build: { outDir: 'dist', emptyOutDir: true, modulePreload: { polyfill: false } },
  });
  await compressFolder(`${folder}dist`);
}

/** Returns all built scripts in compressed form, by URL. */
function readAssets() {
  const assets = readdirSync(`${folder}dist/assets`).filter((name) => name.endsWith('.js'));
  return new Map(assets.map((name) => [`/assets/${name}`, readFileSync(`${folder}dist/assets/${name}.br`)]));
}

/** @returns {Promise<string>} */
async function bodyOf(request) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

/**
 * Builds the bare page and serves it from memory.
 *
 * @param {ReadonlyMap<string, object>} [records] the records at `/records/<id>`
 */
export async function serveFloor(records = new Map()) {
  const saved = new Map(records);
  await buildPage();
  const assets = readAssets();
  const page = readFileSync(`${folder}dist/index.html`);
  const handleRequest = async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://floor');
    const json = (body) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(body));
    };
    const asset = assets.get(pathname);
    const [, kind, id] = /^\/(rows|values)\/(\d+)$/.exec(pathname) ?? [];
    if (asset) {
      response.setHeader('content-type', 'text/javascript');
      response.setHeader('content-encoding', 'br');
      response.end(asset);
    } else if (pathname === '/rows') {
      json(rowsOf(searchParams));
    } else if (kind === 'rows') {
      json(row(Number(id)));
    } else if (kind === 'values') {
      if (request.method === 'PUT') saved.set(id, JSON.parse(await bodyOf(request)));
      json(saved.get(id));
    } else {
      response.setHeader('content-type', 'text/html');
      response.end(page);
    }
  };
  const server = createServer((request, response) => void handleRequest(request, response));
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
