import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { product } from '../../scripts/workspace/paths.mjs';
import { progress } from '../progress.mjs';
import { rounded, summary } from '../statistics.mjs';
import { createApiClient } from './api-client.mjs';
import { startProduct } from './product-server.mjs';
import { articles } from './sample-entries.mjs';
import { timeOthers } from './time-others.mjs';

const authors = '/content-manager/collection-types/api::author.author';
const library = { folders: 5000, moved: 1000 };

/** The maximum number of items in a list. */
const items = 5000;

/** The size of a public file, larger than the socket buffers of the kernel. */
const fileSize = 80_000_000;

/** The network of the slow clients, different from that of other users. */
const slowNetwork = '127.0.0.2';

/** The duration of requests of another user while slow clients hold their connections, milliseconds. */
const watched = 8000;

const maxOf = (durations) => rounded(Math.max(...durations));

/** Runs calls and returns their duration, and the longest response time for another user during the calls. */
async function timeWithOthers({ origin }, start) {
  const { durations, result } = await timeOthers(origin, start);
  return { ...summary(result), others: { max: maxOf(durations) } };
}

/** Moves a fifth of all folders into one, and deletes them there. */
async function measureFolders(server, api, repetitions) {
  progress('Measuring folders …');
  const create = (name, parent) => api.call('POST', '/upload/folders', { name, parent });
  const [here, there] = [await create('Here', null), await create('There', null)].map(({ data }) => data.id);
  const folderIds = [];
  for (let index = 0; index < library.folders - 2; index += 1) {
    const { data } = await create(`Folder ${index}`, index < library.moved ? here : null);
    if (index < library.moved) folderIds.push(data.id);
  }
  const moved = await timeWithOthers(server, async () => {
    const durations = [];
    for (let run = 0; run < repetitions; run += 1) {
      const destinationFolderId = run % 2 === 0 ? there : here;
      durations.push(await api.time('POST', '/upload/actions/bulk-move', { folderIds, destinationFolderId }));
    }
    return durations;
  });
  const deleted = await timeWithOthers(server, async () => [
    await api.time('POST', '/upload/actions/bulk-delete', { folderIds }),
  ]);
  return { ...library, moved, deleted };
}

/** Duplicates an entry with the maximum number of items in a list. */
async function measureCopy(server, api, repetitions) {
  progress('Measuring copies of a long list …');
  const links = Array.from({ length: items }, (_, index) => ({ label: `Link ${index}`, url: `/${index}` }));
  const { id } = await api.call('POST', authors, { name: 'Writer of 5,000 links', links });
  return {
    items,
    ...(await timeWithOthers(server, async () => {
      const durations = [];
      for (let run = 0; run < repetitions; run += 1) {
        durations.push(await api.time('POST', `${authors}/clone/${id}`, { name: `Copy ${run}` }));
      }
      return durations;
    })),
  };
}

/** Uploads a public file of a size, and returns its path. */
async function storeFile(origin, token) {
  const form = new FormData();
  form.append(
    'files',
    new File([new Uint8Array(fileSize)], 'film.bin', { type: 'application/octet-stream' }),
  );
  const response = await fetch(`${origin}/upload`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  if (!response.ok) throw new Error(`POST /upload returned ${response.status}: ${await response.text()}`);
  const [{ url }] = await response.json();
  return new URL(url, origin).pathname;
}

/** The initial data of slow clients, the data they add every second, and their number. */
const slowClients = (file, token) => ({
  bodies: {
    count: 450,
    head: 'POST /admin/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
  },
  downloads: { count: 430, head: `GET ${file} HTTP/1.1\r\nHost: localhost\r\n\r\n`, isDeaf: true },
  uploads: {
    count: 600,
    head:
      `POST /upload HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\n` +
      'Content-Type: multipart/form-data; boundary=b\r\nContent-Length: 1000000\r\n\r\n' +
      '--b\r\nContent-Disposition: form-data; name="files"; filename="a.bin"\r\n\r\n',
    drip: 'x',
  },
});

/** Requests a list several times per second and returns the durations and the number of refusals. */
async function askForLists(origin, token) {
  const agent = new Agent({ keepAlive: true });
  const statuses = [];
  const durations = [];
  const ask = () =>
    new Promise((resolve, reject) => {
      const started = performance.now();
      const headers = { authorization: `Bearer ${token}` };
      get(`${origin}${articles}?page=1&pageSize=10`, { agent, headers }, (response) => {
        statuses.push(response.statusCode);
        response.resume().once('end', () => resolve(durations.push(performance.now() - started)));
      }).once('error', reject);
    });
  const end = performance.now() + watched;
  while (performance.now() < end) {
    await ask();
    await wait(50);
  }
  agent.destroy();
  return {
    ...summary(durations),
    max: maxOf(durations),
    refused: statuses.filter((status) => status !== 200).length,
  };
}

/** Measures a list for another user while one network holds the maximum of slow connections. */
async function measureSlowClients({ origin }, api) {
  const { hostname: host, port } = new URL(origin);
  const token = await api.freshToken();
  const kinds = slowClients(await storeFile(origin, token), token);
  const figures = {};
  for (const [name, { count, head, drip = '', isDeaf = false }] of Object.entries(kinds)) {
    progress(`Measuring lists beside ${count} slow ${name} …`);
    const sockets = Array.from({ length: count }, () => {
      const socket = connect({ host, port: Number(port), localAddress: slowNetwork });
      socket.on('error', () => undefined);
      if (isDeaf) socket.pause();
      else socket.resume();
      socket.write(head);
      return socket;
    });
    const dripping = setInterval(
      () => sockets.forEach((socket) => socket.writable && socket.write(drip)),
      1000,
    );
    await wait(1000);
    figures[name] = { connections: count, others: await askForLists(origin, token) };
    clearInterval(dripping);
    sockets.forEach((socket) => socket.destroy());
    await wait(500);
  }
  return figures;
}

/** Writes the content types of the product with the maximum list length for the links of authors. */
function writeContent(folder) {
  for (const part of ['content-types', 'components']) {
    cpSync(join(product, part), join(folder, part), { recursive: true });
  }
  const file = join(folder, 'content-types', 'author.json');
  const author = JSON.parse(readFileSync(file, 'utf8'));
  author.attributes.links.max = items;
  writeFileSync(file, JSON.stringify(author));
}

/**
 * Measures the load that one user or one network can cause: large changes of folders, copies of a long list, and slow
 * connections from another network address of this machine. Needs Linux, where all of 127.0.0.0/8 is local.
 *
 * @param {string} folder the folder of a separate server
 * @param {{ repetitions: number }} effort
 * @param {string | null} [url] of an empty PostgreSQL database; the embedded database without it
 */
export async function measureShares(folder, { repetitions }, url = null) {
  const contentDir = join(folder, 'content');
  writeContent(contentDir);
  const server = await startProduct(join(folder, 'data'), {
    CONTENT_DIR: contentDir,
    ...(url && { DATABASE_URL: url }),
  });
  const api = await createApiClient(server.origin);
  try {
    return {
      folders: await measureFolders(server, api, repetitions),
      copyOfLongList: await measureCopy(server, api, repetitions),
      slowClients: await measureSlowClients(server, api),
    };
  } finally {
    api.close();
    await server.stop();
  }
}
