import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../errors/app-error.ts';

/** A form may have a handful of files, each of the size that every body may have, and short texts. */
const limits = { files: 4, fields: 20, parts: 24, fieldSize: 65_536, headerPairs: 50 };

function notAForm(): AppError {
  return new AppError({
    name: 'UnsupportedMediaTypeError',
    status: 415,
    code: 'BODY_TYPE_UNKNOWN',
    message: 'The body must be multipart/form-data',
  });
}

/** What the parser says about too much is known to the error handler; all else means that it is no form. */
function asRefusal(error: unknown): unknown {
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

async function readForm(request: FastifyRequest): Promise<FormData> {
  if (!request.isMultipart()) throw notAForm();
  if (!hasBody(request)) throw asRefusal(new Error('The request has no body'));
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
    throw asRefusal(error);
  }
  return form;
}

/**
 * Lets the routes of this scope, and no others, take forms with files: their handlers find a `FormData` in
 * the place of the body. It is read after the guard has let the caller in.
 */
export async function readFormBodies(scope: FastifyInstance): Promise<void> {
  const { default: multipart } = await import('@fastify/multipart');
  await scope.register(multipart, { limits });
  scope.addHook('preValidation', async (request) => {
    request.body = await readForm(request);
  });
}
