import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { makePrivate } from '../config/private-files.ts';
import type { ServerConfig } from '../config/server-config.ts';
import { notFound } from '../errors/request-errors.ts';
import { uploadHeaders } from './response/security-headers.ts';
import { isShownInline, incomingFolder, uploadsFolder } from '../files/uploads-folder.ts';
import type { FileStorage } from '../files/storage/file-storage.ts';

/** Names that the server itself gives to files: one segment, nothing hidden, nothing to resolve. */
const generatedName = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,199}$/;

function prepareFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  makePrivate(folder);
}

const day = 24 * 60 * 60 * 1000;

/** Makes the folder of files that arrive, and removes what a server that was killed has left in it. */
function prepareIncoming(folder: string): void {
  prepareFolder(folder);
  for (const name of readdirSync(folder)) {
    const left = path.join(folder, name);
    // Another server may share the folder: what is young may be on its way still.
    const age = Date.now() - (statSync(left, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > day) rmSync(left, { recursive: true, force: true });
  }
}

/** Returns the response headers for a file of that name. */
function headersOf(name: string, corsOrigins: readonly string[]): Readonly<Record<string, string>> {
  return {
    ...uploadHeaders,
    // The header can name no site. What it opens are files that whoever knows their address may fetch anyway.
    ...(corsOrigins.length > 0 && { 'cross-origin-resource-policy': 'cross-origin' }),
    ...(!isShownInline(name) && { 'content-disposition': 'attachment' }),
  };
}

/**
 * Serves uploaded files read-only, each in a sandbox of its own: none can act as a page or script of ours. What is not
 * in the data folder is asked of the storage, so that an installation can change to another one.
 * @param corsOrigins other sites that may call the API; where there are any, pages elsewhere may show the files
 */
export async function serveUploads(
  server: FastifyInstance,
  { dataDir, corsOrigins }: Pick<ServerConfig, 'dataDir' | 'corsOrigins'>,
  files: FileStorage,
): Promise<void> {
  const { default: fastifyStatic } = await import('@fastify/static');
  const root = uploadsFolder(dataDir);
  prepareFolder(root);
  prepareIncoming(incomingFolder(dataDir));
  const passOn = async (scope: FastifyInstance): Promise<void> => {
    scope.setNotFoundHandler(async ({ method, url, headers }, reply) => {
      const name = (url.split('?', 1)[0] ?? '').replace(/^\/uploads\//, '');
      const isFile = ['GET', 'HEAD'].includes(method) && generatedName.test(name);
      const range = /^bytes=\d*-\d*$/.exec(headers.range ?? '')?.[0];
      const found = isFile ? await files.open(name, range) : null;
      if (found === null) throw notFound();
      void reply.headers(headersOf(name, corsOrigins)).type(found.mime);
      void reply.header('cache-control', 'public, max-age=31536000, immutable');
      void reply.header('accept-ranges', 'bytes').header('content-length', found.length);
      if (found.range !== null) void reply.code(206).header('content-range', found.range);
      else void reply.code(200);
      if (method !== 'HEAD') return reply.send(found.stream);
      found.stream.destroy();
      return reply.send();
    });
    await scope.register(fastifyStatic, {
      root,
      prefix: '/',
      decorateReply: false,
      index: false,
      dotfiles: 'ignore',
      maxAge: '1y',
      immutable: true,
      allowedPath: (pathName) => generatedName.test(pathName.replace(/^\//, '')),
      setHeaders: (reply, file) => {
        void reply.headers(headersOf(file, corsOrigins));
      },
    });
  };
  await server.register(passOn, { prefix: '/uploads' });
}
