import type { FastifyInstance, FastifyRequest } from 'fastify';
import { asRefusal, requireForm } from './form-parts.ts';

/** A form may have a handful of files, each of the size that every body may have, and short texts. */
const limits = { files: 4, fields: 20, parts: 24, fieldSize: 65_536, headerPairs: 50 };

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

/** Lets the routes of this scope take forms whose parts their handlers read as they arrive. */
export async function takeForms(scope: FastifyInstance): Promise<void> {
  const { default: multipart } = await import('@fastify/multipart');
  await scope.register(multipart);
}
