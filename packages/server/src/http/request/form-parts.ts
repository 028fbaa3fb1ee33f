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

/** What the parser says about too much is known to the error handler; all else means that it is no form. */
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
 * Makes sure that a request brings a form.
 * @throws AppError BODY_TYPE_UNKNOWN (415), REQUEST_UNREADABLE (400)
 */
export function requireForm(request: FastifyRequest): void {
  if (!request.isMultipart()) throw notAForm();
  if (!hasBody(request)) throw asFormError(new Error('The request has no body'));
}

/** Files of one call, its texts, and the characters of each. */
const streamLimits = { files: 20, fields: 20, parts: 40, fieldSize: 65_536, headerPairs: 50 };

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

async function write(file: MultipartFile['file'], path: string): Promise<number> {
  try {
    await pipeline(file, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
    return file.bytesRead;
  } catch (error) {
    await rm(path, { force: true });
    throw isStorageFault(error) ? error : asFormError(error);
  }
}

/** A full disk is our fault, a connection that breaks is not. */
function isStorageFault(error: unknown): boolean {
  const codes = ['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'ENOENT', 'EMFILE', 'EEXIST', 'EIO'];
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}

/**
 * Reads the rest of a body that nobody wants, so that the next request on the connection can be read. The parser stopped
 * in the middle of it, which leaves the stream paused.
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
 * The parts of a request's form as they arrive; nothing of a file is held in memory.
 * @param maxBytes that all files may have together
 */
export async function* formParts(request: FastifyRequest, maxBytes: number): AsyncIterable<FormPart> {
  requireForm(request);
  // What says itself that it is too large need not be waited for; the rest of a form is small.
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
      if (part.type === 'field') yield { kind: 'text', name: part.fieldname, value: String(part.value) };
      else {
        const fileName = part.filename;
        yield { kind: 'file', name: part.fieldname, fileName, writeTo: writeTo(part.file) };
      }
    }
  } finally {
    if (!isRead) drain(request, maxBytes + mebibyte);
  }
}

/** A form may have a handful of files, each of the size that every body may have, and short texts. */
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
 * Lets the routes of this scope, and no others, take forms with files: their handlers find a `FormData` in
 * the place of the body. It is read after the guard has let the caller in.
 */
export async function readFormBodies(scope: FastifyInstance): Promise<void> {
  const { default: multipart } = await import('@fastify/multipart');
  await scope.register(multipart, { limits: bodyLimits });
  scope.addHook('preValidation', async (request) => {
    request.body = await readForm(request);
  });
}

/** Lets the routes of this scope take forms whose parts their handlers read as they arrive. */
export async function takeForms(scope: FastifyInstance): Promise<void> {
  const { default: multipart } = await import('@fastify/multipart');
  await scope.register(multipart);
}
