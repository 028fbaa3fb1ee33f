import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { makePrivate } from '../config/private-files.ts';
import type { ServerConfig } from '../config/server-config.ts';
import { notFound } from '../errors/request-errors.ts';
import { uploadHeaders } from './response/security-headers.ts';
import { serveStaticFiles } from './response/static-files.ts';
import { isShownInline, incomingFolder, uploadsFolder } from '../files/uploads-folder.ts';
import type { FileStorage } from '../files/storage/file-storage.ts';

/** The format of stored file names: one segment, not hidden, without path traversal. */
const generatedName = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,199}$/;

function prepareFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  makePrivate(folder);
}

const day = 24 * 60 * 60 * 1000;

/** Creates the folder of incoming files, and removes files that a killed server left there. */
function prepareIncoming(folder: string): void {
  prepareFolder(folder);
  for (const name of readdirSync(folder)) {
    const left = path.join(folder, name);
    // Another server may share the folder, so recent files may still be in use.
    const age = Date.now() - (statSync(left, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > day) rmSync(left, { recursive: true, force: true });
  }
}

/** Returns the response headers for a file of that name. */
function headersOf(name: string, corsOrigins: readonly string[]): Readonly<Record<string, string>> {
  return {
    ...uploadHeaders,
    // The header cannot list sites. Uploaded files are public to anyone with their URL anyway.
    ...(corsOrigins.length > 0 && { 'cross-origin-resource-policy': 'cross-origin' }),
    ...(!isShownInline(name) && { 'content-disposition': 'attachment' }),
  };
}

/**
 * Serves uploaded files in a sandbox, so that none can act as a page or script of this origin. Files that are not in the
 * data folder are read from the storage, so that an installation can switch to a bucket.
 * @param corsOrigins other sites that may call the API; with any, all sites may embed the files
 */
export async function serveUploads(
  server: FastifyInstance,
  { dataDir, corsOrigins }: Pick<ServerConfig, 'dataDir' | 'corsOrigins'>,
  files: FileStorage,
): Promise<void> {
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
    serveStaticFiles(scope, {
      root,
      prefix: '/',
      names: generatedName,
      headersOf: (name) => headersOf(name, corsOrigins),
    });
  };
  await server.register(passOn, { prefix: '/uploads' });
}
