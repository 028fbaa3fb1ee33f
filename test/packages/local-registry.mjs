import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { basename } from 'node:path';

/** Returns the package.json of a tarball. */
const manifestOf = (tarball) =>
  JSON.parse(execFileSync('tar', ['-xzOf', tarball, 'package/package.json'], { encoding: 'utf8' }));

/** Returns what npm reads about a package. */
function documentOf(origin, { manifest, file, bytes }) {
  const { name, version } = manifest;
  const integrity = `sha512-${createHash('sha512').update(bytes).digest('base64')}`;
  const dist = { tarball: `${origin}/${name}/-/${file}`, integrity };
  return { name, 'dist-tags': { latest: version }, versions: { [version]: { ...manifest, dist } } };
}

/**
 * A registry in memory for `npm install`. It contains one version of each added package; npm requests others from the registry
 * of its configuration.
 *
 * @returns {Promise<{ origin: string, add: (tarball: string) => void, close: () => Promise<void> }>}
 */
export async function startLocalRegistry() {
  const packages = new Map();
  const server = createServer((request, response) => {
    const send = (status, body) => {
      // A later registry on this port has other packages of the same version.
      const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' };
      response.writeHead(status, headers).end(JSON.stringify(body));
    };
    const [name, file] = decodeURIComponent(request.url.slice(1)).split('/-/');
    const found = packages.get(name);
    if (found === undefined) send(404, { error: 'Not found' });
    else if (file !== undefined) response.end(found.bytes);
    else send(200, documentOf(origin, found));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${server.address().port}`;
  return {
    origin,
    add(tarball) {
      const manifest = manifestOf(tarball);
      packages.set(manifest.name, { manifest, file: basename(tarball), bytes: readFileSync(tarball) });
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
