import path from 'node:path';
import { PassThrough, type Readable } from 'node:stream';
import { brotliCompressSync, constants, createBrotliCompress, createGzip, gzipSync } from 'node:zlib';
import type { ContentCoding } from '../../responses/serialized-response.ts';
import { chooseCoding } from '../response/send-response.ts';
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Init, ProjectType } from '@admin/contract';
import type { PanelOrigins } from '../../config/server-config.ts';
import type { RunningExternalPlugins } from '../../plugin-api/external-plugins.ts';
import type { PanelResponder } from '../response/not-found.ts';
import { commonHeaders, panelPolicy, varyBy } from '../response/security-headers.ts';
import { nestedNames, serveStaticFiles } from '../response/static-files.ts';
import { createDocumentVisits, type DocumentVisitSpec } from './document-visit.ts';
import { createPanelDocument, divideForVisit } from './panel-document.ts';

const quickBrotli = { [constants.BROTLI_PARAM_QUALITY]: 4 };

/** Compresses a small document. It runs synchronously, since a few kilobytes take less time than a switch to another thread. */
function encodeDocument(text: string, encoding: ContentCoding | null): Buffer {
  const body = Buffer.from(text);
  if (encoding === null) return body;
  if (encoding === 'gzip') return gzipSync(body, { level: 6 });
  const params = { ...quickBrotli, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  return brotliCompressSync(body, { params });
}

/** Returns a stream that first sends the start of a document, and then determines its end. */
function encodeStream(
  start: string,
  encoding: ContentCoding | null,
  readEnd: () => Promise<string>,
): Readable {
  const encoder =
    encoding === null
      ? new PassThrough()
      : encoding === 'gzip'
        ? createGzip({ level: 6 })
        : createBrotliCompress({ params: quickBrotli });
  // The work for the end would delay a start that is not sent yet: the browser prepares the page meanwhile.
  const sendEnd = (): void => void setImmediate(() => void readEnd().then((end) => encoder.end(end)));
  if ('flush' in encoder) {
    encoder.write(start);
    encoder.flush(sendEnd);
  } else encoder.write(start, sendEnd);
  return encoder;
}

/** The options for serving the panel. */
export interface PanelSpec extends Omit<DocumentVisitSpec, 'panelDir'> {
  readonly readInit: () => Promise<Init>;
  readonly projectType: ProjectType;
  readonly externalPlugins: RunningExternalPlugins;
  readonly panelDir: string | null;
  readonly productName: string;
  /** The origins of other sites that the panel may use. */
  readonly panelOrigins: PanelOrigins;
}

/**
 * Serves a built panel: its hashed assets with a cache lifetime of a year, its document with a new nonce and the
 * public responses included, so that the sign-in page needs no request. For a user whose session the browser remembers, it
 * ends with the response to the visit.
 * @returns the responder to navigations; null when the folder contains no built panel
 */
export function servePanel(server: FastifyInstance, spec: PanelSpec): PanelResponder | null {
  const { config, readInit, externalPlugins, panelDir, productName, panelOrigins } = spec;
  const { basePath, analyticsUrl } = config;
  const indexFile = panelDir === null ? null : path.join(panelDir, 'index.html');
  if (panelDir === null || indexFile === null || !existsSync(indexFile)) return null;
  const render = createPanelDocument(readFileSync(indexFile, 'utf8'), basePath);
  const visitOf = createDocumentVisits({ ...spec, panelDir });
  serveStaticFiles(server, {
    root: path.join(panelDir, 'assets'),
    prefix: `${basePath}/assets/`,
    names: nestedNames,
    preCompressed: true,
    headersOf: () => commonHeaders,
  });

  async function respond(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const nonce = randomBytes(16).toString('base64');
    const [init, projectType, visit] = await Promise.all([
      readInit(),
      externalPlugins.describe(spec.projectType),
      visitOf(request, reply),
    ]);
    const boot = { basePath, apiUrl: '', productName, analyticsUrl, init, projectType };
    void reply.headers({
      'content-security-policy': panelPolicy(nonce, analyticsUrl, panelOrigins),
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
    });
    varyBy(reply, 'Accept-Encoding');
    const encoding = chooseCoding(request.headers['accept-encoding']);
    if (encoding !== null) void reply.header('content-encoding', encoding);
    if (visit === null) return reply.send(encodeDocument(render({ nonce, boot }), encoding));
    const { start, endWith } = divideForVisit(render({ nonce, boot: { ...boot, visit: visit.key } }));
    return reply.send(encodeStream(start, encoding, async () => endWith(await visit.respond())));
  }

  server.get(basePath, respond);
  return respond;
}
