import type { FastifyInstance } from 'fastify';
import { AppError } from '../../errors/app-error.ts';

/** Nesting beyond this is no content but an attack on whoever walks the value recursively. */
const maxDepth = 200;

const quote = 0x22;
const backslash = 0x5c;

/** Whether JSON text nests deeper than allowed; looks at brackets outside strings only. */
export function isTooDeep(text: string, limit: number = maxDepth): boolean {
  let depth = 0;
  let inString = false;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (inString) {
      if (code === backslash) index += 1;
      else if (code === quote) inString = false;
    } else if (code === quote) inString = true;
    else if (code === 0x7b || code === 0x5b) {
      depth += 1;
      if (depth > limit) return true;
    } else if (code === 0x7d || code === 0x5d) depth -= 1;
  }
  return false;
}

function syntaxError(message: string): AppError {
  return new AppError({ name: 'SyntaxError', status: 400, code: 'BODY_UNREADABLE', message });
}

/**
 * Reads JSON bodies: an empty one counts as absent, and text that is no JSON, that nests without end or
 * that carries keys meant for an object's prototype is refused as a SyntaxError.
 */
export function readJsonBodies(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('error', 'error');
  server.removeAllContentTypeParsers();
  server.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text.trim() === '') {
      done(null, undefined);
      return;
    }
    if (isTooDeep(text)) {
      done(syntaxError('The body is nested too deeply'));
      return;
    }
    void parse(request, text, (error, body: unknown) => {
      if (error === null) done(null, body);
      else done(syntaxError('The body is not valid JSON'));
    });
  });
}
