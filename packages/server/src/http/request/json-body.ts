import { isAscii } from 'node:buffer';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../errors/app-error.ts';

/** Nesting beyond this is no content but an attack on whoever walks the value recursively. */
const maxDepth = 200;

/**
 * What a body may weigh: objects, lists and keys ten each, since they are what takes parsing longest, all other
 * values one. A megabyte of the smallest blocks, as much as one attribute may have, weighs about half of it.
 */
const maxWeight = 2_000_000;
const heavy = 10;

/** Bodies of fewer bytes are read at once; what they take is not noticed. */
const long = 256 * 1024;

const quote = 0x22;
const comma = 0x2c;
const colon = 0x3a;
const backslash = 0x5c;

/** Returns the index of the quote that closes the string at `start`; the text length without one. */
function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (end !== -1) {
    let before = end - 1;
    while (text.charCodeAt(before) === backslash) before -= 1;
    if ((end - before) % 2 === 1) return end;
    end = text.indexOf('"', end + 1);
  }
  return text.length;
}

/** Why JSON text is not worth parsing; looks at what is outside of strings only. */
function checkStructure(text: string): 'deep' | 'heavy' | null {
  let depth = 0;
  let weight = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code === quote) index = endOfString(text, index);
    else if (code === 0x7b || code === 0x5b) {
      depth += 1;
      weight += heavy;
      if (depth > maxDepth) return 'deep';
    } else if (code === 0x7d || code === 0x5d) depth -= 1;
    else if (code === colon) weight += heavy;
    else if (code === comma) weight += 1;
    if (weight > maxWeight) return 'heavy';
  }
  return null;
}

function syntaxError(message: string): AppError {
  return new AppError({ name: 'SyntaxError', status: 400, code: 'BODY_UNREADABLE', message });
}

function requireStructure(text: string): void {
  const fault = checkStructure(text);
  if (fault === 'deep') throw syntaxError('The body is nested too deeply');
  if (fault === 'heavy') {
    throw new AppError({
      name: 'PayloadTooLargeError',
      status: 413,
      code: 'BODY_TOO_LARGE',
      message: 'The body has too many values',
    });
  }
}

/** The text of a body. What has a byte for each character is taken as it is, which is ten times as fast. */
function textOf(bytes: Buffer): string {
  return bytes.toString(isAscii(bytes) ? 'latin1' : 'utf8');
}

/** Runs one step after another, each in a turn of its own, so that everybody else has theirs in between. */
class Turns {
  #last: Promise<unknown> = Promise.resolve();

  run<Result>(step: () => Result | Promise<Result>): Promise<Result> {
    const result = this.#last.then(() => nextTurn()).then(step);
    // What came of it is not kept.
    this.#last = result.then(
      () => undefined,
      () => undefined,
    );
    return result;
  }
}

/**
 * Reads JSON bodies: an empty one counts as absent, and text that is no JSON, that nests without end or
 * that carries keys meant for an object's prototype is refused as a SyntaxError, that has too many values as a
 * PayloadTooLargeError. Of several long ones that arrive together, one is read after the other, and whoever gets what
 * was read has a turn of their own as well.
 */
export function readJsonBodies(server: FastifyInstance): void {
  const parseDefault = server.getDefaultJsonParser('error', 'error');
  const turns = new Turns();
  server.removeAllContentTypeParsers();
  const parse = (request: FastifyRequest, text: string) =>
    new Promise<unknown>((resolve, reject) => {
      if (text.trim() === '') {
        resolve(undefined);
        return;
      }
      void parseDefault(request, text, (error, body: unknown) => {
        if (error === null) resolve(body);
        else reject(syntaxError('The body is not valid JSON'));
      });
    });
  const read = async (request: FastifyRequest, bytes: Buffer): Promise<unknown> => {
    if (bytes.length < long) {
      const text = textOf(bytes);
      requireStructure(text);
      return parse(request, text);
    }
    const text = await turns.run(() => textOf(bytes));
    await turns.run(() => requireStructure(text));
    const body = await turns.run(() => parse(request, text));
    return turns.run(() => body);
  };
  server.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, read);
}
