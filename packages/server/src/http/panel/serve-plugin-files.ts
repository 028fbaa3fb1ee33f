import send from '@fastify/send';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pluginFilesPath, type RunningExternalPlugins } from '../../plugin-api/external-plugins.ts';
import { commonHeaders, varyBy } from '../response/security-headers.ts';
import { chooseCoding, pack, sendInPieces } from '../response/send-response.ts';

/** Quality of Brotli: each file is compressed once. */
const quality = 6;

/** Bytes; smaller files fit one packet with their headers. */
const minCompressedLength = 512;

const compressible = /\.(?:m?js|css|svg|json)$/;

/** Returns the content type of a file by its name. */
function typeOf(name: string): string {
  const type = send.mime.getType(name) ?? 'application/octet-stream';
  return send.isUtf8MimeType(type) ? `${type}; charset=utf-8` : type;
}

/**
 * Serves the panel files of built plugins. Their URL contains a hash of all files, so browsers cache them for a year; a file
 * of another build is not found. Files may only be loaded by pages, never opened as one.
 * @param corsOrigins other sites that may call the API, such as the host of a panel elsewhere
 */
export function servePluginFiles(
  server: FastifyInstance,
  plugins: Pick<RunningExternalPlugins, 'findFile'>,
  corsOrigins: readonly string[],
): void {
  const headers = {
    ...commonHeaders,
    'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
    'cache-control': 'public, max-age=31536000, immutable',
    ...(corsOrigins.length > 0 && { 'cross-origin-resource-policy': 'cross-origin' }),
  };
  // Compressed once: the number and the size of the files are limited.
  const compressed = new WeakMap<Buffer, Promise<Buffer>>();
  const compressOnce = (content: Buffer): Promise<Buffer> => {
    const known = compressed.get(content);
    if (known !== undefined) return known;
    const made = pack(content, 'br', quality);
    compressed.set(content, made);
    return made;
  };

  type PluginFile = { readonly Params: { readonly id: string; readonly hash: string; readonly '*': string } };
  const handler = async (request: FastifyRequest<PluginFile>, reply: FastifyReply): Promise<FastifyReply> => {
    const { id, hash, '*': name } = request.params;
    const content = plugins.findFile(id, hash, name);
    if (content === undefined) {
      reply.callNotFound();
      return reply;
    }
    void reply.headers(headers).type(typeOf(name));
    if (!compressible.test(name) || content.length < minCompressedLength) return sendInPieces(reply, content);
    varyBy(reply, 'Accept-Encoding');
    if (chooseCoding(request.headers['accept-encoding']) !== 'br') return sendInPieces(reply, content);
    void reply.header('content-encoding', 'br');
    return sendInPieces(reply, await compressOnce(content));
  };
  server.get<PluginFile>(`${pluginFilesPath}/:id/:hash/*`, handler);
}
