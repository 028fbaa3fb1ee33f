import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { run } from '../../scripts/workspace/run.mjs';

async function readJson(request) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  return JSON.parse(Buffer.concat(chunks).toString('utf8'));
}

/** Stores a package as `npm publish` sends it: manifests by version, and the tarballs as attachments. */
function store(published, { name, versions, _attachments: attachments }) {
  const known = published.get(name) ?? { versions: {}, tarballs: new Map() };
  for (const [file, { data }] of Object.entries(attachments)) {
    known.tarballs.set(file.split('/').at(-1), Buffer.from(data, 'base64'));
  }
  published.set(name, { ...known, versions: { ...known.versions, ...versions } });
}

/** Returns what npm reads about a package. */
function documentOf(origin, name, { versions, tarballs }) {
  const withTarballs = Object.entries(versions).map(([version, manifest]) => {
    const file = `${name.split('/').at(-1)}-${version}.tgz`;
    const bytes = tarballs.get(file);
    const integrity = `sha512-${createHash('sha512').update(bytes).digest('base64')}`;
    return [version, { ...manifest, dist: { tarball: `${origin}/${name}/-/${file}`, integrity } }];
  });
  const latest = withTarballs.at(-1)[0];
  return { name, 'dist-tags': { latest }, versions: Object.fromEntries(withTarballs) };
}

/**
 * A registry in memory for `npm publish` and `npm install`. It knows published packages only; npm requests others from the
 * registry of its configuration.
 *
 * @returns {Promise<{ origin: string, publish: (tarball: string) => Promise<void>, close: () => Promise<void> }>}
 */
export async function startLocalRegistry() {
  const published = new Map();
  const server = createServer((request, response) => {
    const send = (status, body) => {
      // A later registry on this port has other packages of the same version.
      const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' };
      response.writeHead(status, headers).end(JSON.stringify(body));
    };
    const [path, file] = decodeURIComponent(request.url.slice(1)).split('/-/');
    if (request.method === 'PUT') {
      readJson(request).then(
        (body) => {
          store(published, body);
          send(201, { ok: true });
        },
        () => send(400, { error: 'The body is not JSON.' }),
      );
      return;
    }
    const found = published.get(path);
    if (found === undefined) send(404, { error: 'Not found' });
    else if (file !== undefined) response.end(found.tarballs.get(file));
    else send(200, documentOf(origin, path, found));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${server.address().port}`;
  const origin = `http://${host}`;
  return {
    origin,
    async publish(tarball) {
      const { code, output } = await run(
        'npm',
        ['publish', tarball, `--registry=${origin}`, `--//${host}/:_authToken=test`, '--ignore-scripts'],
        { quiet: true },
      );
      if (code !== 0) throw new Error(`npm cannot publish ${tarball}:\n${output}`);
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
