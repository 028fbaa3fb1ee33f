import send from '@fastify/send';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ContentCoding } from '../../responses/serialized-response.ts';
import { chooseCoding } from './send-response.ts';
import { varyBy } from './security-headers.ts';

/** A folder whose files never change under their names. */
export interface StaticFiles {
  readonly root: string;
  /** The address of the folder, with a slash at its end: `/admin/assets/`. */
  readonly prefix: string;
  /** The names that are served, relative to the folder. */
  readonly names: RegExp;
  /** True if the folder may contain `.br` and `.gz` versions of its files. */
  readonly preCompressed?: boolean;
  readonly headersOf: (name: string) => Readonly<Record<string, string>>;
}

const yearInMilliseconds = 31_536_000_000;
const endings: Readonly<Record<ContentCoding, string>> = { br: '.br', gzip: '.gz' };

/** Matches names below a folder without hidden segments and without path traversal. */
export const nestedNames = /^(?:[^./\\\0][^/\\\0]*\/)*[^./\\\0][^/\\\0]*$/;

/** Returns the content type of a file by its name. */
function typeOf(name: string): string {
  const type = send.mime.getType(name) ?? 'application/octet-stream';
  return send.isUtf8MimeType(type) ? `${type}; charset=utf-8` : type;
}

/**
 * Serves the files of a folder with a cache lifetime of a year, with ranges and conditional requests. Other names, folders
 * and missing files reach the handler for unknown addresses.
 */
export function serveStaticFiles(
  server: FastifyInstance,
  { root, prefix, names, preCompressed = false, headersOf }: StaticFiles,
): void {
  const find = (request: FastifyRequest, name: string) =>
    send(request.raw, `/${encodeURIComponent(name).replaceAll('%2F', '/')}`, {
      root,
      index: false,
      dotfiles: 'deny',
      maxAge: yearInMilliseconds,
      immutable: true,
      contentType: false,
    });

  /** Opens a compressed version of the file if the client accepts it and it exists, otherwise the file. */
  async function open(request: FastifyRequest, name: string) {
    const coding = preCompressed ? chooseCoding(request.headers['accept-encoding']) : null;
    const packed = coding === null ? null : await find(request, name + endings[coding]);
    if (packed === null || packed.type !== 'file') return { found: await find(request, name), coding: null };
    return { found: packed, coding };
  }

  type NamedFile = { readonly Params: { readonly '*': string } };
  const handler = async (request: FastifyRequest<NamedFile>, reply: FastifyReply): Promise<FastifyReply> => {
    const name = request.params['*'];
    if (!names.test(name)) {
      reply.callNotFound();
      return reply;
    }
    const { found, coding } = await open(request, name);
    if (found.type === 'error' && found.statusCode !== 404) throw found.metadata.error;
    if (found.type !== 'file') {
      reply.callNotFound();
      return reply;
    }
    void reply.code(found.statusCode).headers(found.headers).headers(headersOf(name)).type(typeOf(name));
    if (preCompressed) varyBy(reply, 'Accept-Encoding');
    if (coding !== null) void reply.header('content-encoding', coding);
    return reply.send(found.stream);
  };
  // A HEAD route that Fastify adds would set the length of responses without a body to 0.
  server.route<NamedFile>({ method: ['GET', 'HEAD'], url: `${prefix}*`, handler });
}
