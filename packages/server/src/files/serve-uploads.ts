import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { makePrivate } from '../config/private-files.ts';
import type { ServerConfig } from '../config/server-config.ts';
import { uploadHeaders } from '../http/response/security-headers.ts';

/** Names that the server itself gives to files: one segment, nothing hidden, nothing to resolve. */
const generatedName = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,199}$/;

/**
 * Types that a browser may show in place; everything else is offered as a download. A drawing can hold scripts: pages
 * show it in an image, where they are dead, and opened by itself it is saved.
 */
const shownInPlace = /\.(?:png|jpe?g|gif|webp|avif|mp4|webm|mp3|ogg|wav|pdf)$/i;

/** Where uploaded files live inside the data folder. */
export function uploadsFolder(dataDir: string): string {
  return path.join(dataDir, 'uploads');
}

/**
 * Serves uploaded files read-only, each in a sandbox of its own: none can act as a page or script of ours.
 * @param corsOrigins other sites that may call the API; where there are any, pages elsewhere may show the files
 */
export async function serveUploads(
  server: FastifyInstance,
  { dataDir, corsOrigins }: Pick<ServerConfig, 'dataDir' | 'corsOrigins'>,
): Promise<void> {
  const { default: fastifyStatic } = await import('@fastify/static');
  const root = uploadsFolder(dataDir);
  mkdirSync(root, { recursive: true, mode: 0o700 });
  makePrivate(root);
  await server.register(fastifyStatic, {
    root,
    prefix: '/uploads/',
    decorateReply: false,
    index: false,
    dotfiles: 'ignore',
    maxAge: '1y',
    immutable: true,
    allowedPath: (pathName) => generatedName.test(pathName.replace(/^\//, '')),
    setHeaders: (reply, file) => {
      void reply.headers(uploadHeaders);
      // The header can name no site. What it opens are files that whoever knows their address may fetch anyway.
      if (corsOrigins.length > 0) void reply.header('cross-origin-resource-policy', 'cross-origin');
      if (!shownInPlace.test(file)) void reply.header('content-disposition', 'attachment');
    },
  });
}
