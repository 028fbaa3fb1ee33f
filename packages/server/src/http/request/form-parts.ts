import type { FastifyRequest, FastifyInstance } from 'fastify';
import { AppError } from '../../errors/app-error.ts';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FormPart } from '../../plugin-api/route.ts';

function notAForm(): AppError {
  return new AppError({
    name: 'UnsupportedMediaTypeError',
    status: 415,
    code: 'BODY_TYPE_UNKNOWN',
    message: 'The body must be multipart/form-data',
  });
}

/** Converts an error of the parser: the error handler knows the 413, any other means that the body is not a form. */
export function asFormError(error: unknown): unknown {
  const isTooMuch = error instanceof Error && 'statusCode' in error && error.statusCode === 413;
  if (isTooMuch) return error;
  return new AppError({
    name: 'BadRequestError',
    status: 400,
    code: 'REQUEST_UNREADABLE',
    message: 'The form cannot be read',
    cause: error,
  });
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/**
 * Throws unless a request contains a form.
 * @throws AppError BODY_TYPE_UNKNOWN (415), REQUEST_UNREADABLE (400)
 */
export function requireForm(request: FastifyRequest): void {
  if (!request.isMultipart()) throw notAForm();
  if (!hasBody(request)) throw asFormError(new Error('The request has no body'));
}

/** Limits of forms whose parts are read as they arrive. A text can be the JSON of an entry. */
const streamLimits = { files: 20, fields: 20, parts: 40, fieldSize: 1_048_576, headerPairs: 50 };

const mebibyte = 1024 * 1024;

function tooLarge(maxBytes: number): AppError {
  return new AppError({
    name: 'PayloadTooLargeError',
    status: 413,
    code: 'UPLOAD_TOO_LARGE',
    message: `Files may have ${Math.floor(maxBytes / mebibyte)} MB together`,
    details: { maxBytes },
  });
}

function textTooLarge(name: string): AppError {
  const maxBytes = streamLimits.fieldSize;
  return new AppError({
    name: 'PayloadTooLargeError',
    status: 413,
    code: 'UPLOAD_TOO_LARGE',
    message: `${name.slice(0, 100)} may have ${Math.floor(maxBytes / mebibyte)} MB`,
    details: { maxBytes },
  });
}

async function write(file: MultipartFile['file'], path: string): Promise<number> {
  try {
    await pipeline(file, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
    return file.bytesRead;
  } catch (error) {
    await rm(path, { force: true });
    throw isStorageFault(error) ? error : asFormError(error);
  }
}

/** Returns whether the server failed to store a file, as opposed to a connection that broke. */
function isStorageFault(error: unknown): boolean {
  const codes = ['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'ENOENT', 'EMFILE', 'EEXIST', 'EIO'];
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}

/**
 * Discards the rest of a body, so that the next request on the connection can be read. The parser stopped inside the body
 * and left the stream paused.
 */
function drain({ raw }: FastifyRequest, maxBytes: number): void {
  if (raw.complete && raw.readableLength === 0) return;
  let left = maxBytes;
  raw.unpipe();
  raw.on('data', (chunk: Uint8Array) => {
    left -= chunk.byteLength;
    if (left < 0) raw.destroy();
  });
  raw.resume();
}

/**
 * Yields the parts of a form as they arrive, without buffering files in memory.
 * @param maxBytes the maximum bytes of all files together
 */
export async function* formParts(request: FastifyRequest, maxBytes: number): AsyncIterable<FormPart> {
  requireForm(request);
  // A declared length above the limit is refused early; everything except the files is small.
  if (Number(request.headers['content-length'] ?? 0) > maxBytes + mebibyte) throw tooLarge(maxBytes);
  let left = maxBytes;
  const writeTo = (file: MultipartFile['file']) => async (path: string) => {
    const bytes = await write(file, path);
    left -= bytes;
    if (!file.truncated && left >= 0) return bytes;
    await rm(path, { force: true });
    throw tooLarge(maxBytes);
  };
  const parts = request.parts({ limits: { ...streamLimits, fileSize: maxBytes } });
  let isRead = false;
  try {
    for (;;) {
      const next = await parts.next().catch((error: unknown) => {
        throw asFormError(error);
      });
      if (next.done === true) {
        isRead = true;
        return;
      }
      const part = next.value;
      if (part.type === 'field') {
        if (part.valueTruncated) throw textTooLarge(part.fieldname);
        yield { kind: 'text', name: part.fieldname, value: String(part.value) };
      } else {
        const fileName = part.filename;
        yield { kind: 'file', name: part.fieldname, fileName, writeTo: writeTo(part.file) };
      }
    }
  } finally {
    if (!isRead) drain(request, maxBytes + mebibyte);
  }
}

/** Limits of forms that are buffered: a few files, each of the size of any body, and short texts. */
const bodyLimits = { files: 4, fields: 20, parts: 24, fieldSize: 65_536, headerPairs: 50 };

async function readForm(request: FastifyRequest): Promise<FormData> {
  requireForm(request);
  const form = new FormData();
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') form.append(part.fieldname, String(part.value));
      else {
        const content = Uint8Array.from(await part.toBuffer());
        form.append(part.fieldname, new File([content], part.filename, { type: part.mimetype }));
      }
    }
  } catch (error) {
    throw asFormError(error);
  }
  return form;
}

/**
 * Makes the routes of this scope accept forms: their body is a `FormData`, which is read after authentication.
 */
export async function readFormBodies(scope: FastifyInstance): Promise<void> {
  const { default: multipart } = await import('@fastify/multipart');
  await scope.register(multipart, { limits: bodyLimits });
  scope.addHook('preValidation', async (request) => {
    request.body = await readForm(request);
  });
}

/** Makes the routes of this scope accept forms whose parts the handlers read as they arrive. */
export async function takeForms(scope: FastifyInstance): Promise<void> {
  const { default: multipart } = await import('@fastify/multipart');
  await scope.register(multipart);
}

/** Makes the routes of this scope accept plain forms. Of several fields with one name, the last counts. */
export function readUrlencodedBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, text, done) => done(null, Object.fromEntries(new URLSearchParams(text))),
  );
}
