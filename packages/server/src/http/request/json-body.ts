import { isAscii } from 'node:buffer';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../errors/app-error.ts';
import { letOthersRun } from '../../event-loop.ts';

/** Deeper values are attacks on recursive code. */
const maxDepth = 200;

/**
 * The maximum weight of a body: ten for each object, list and key, which take longest to parse, and one for each other
 * value. One megabyte of the smallest blocks, the maximum of an attribute, weighs about half of it.
 */
const maxWeight = 2_000_000;
const heavy = 10;

/** Bodies of fewer bytes are parsed in one step. */
const longBody = 256 * 1024;

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

/** Returns why JSON text is refused before it is parsed; null when it is accepted. Strings are skipped. */
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

/** Decodes a body. ASCII is decoded as Latin-1, which is ten times as fast. */
function textOf(bytes: Buffer): string {
  return bytes.toString(isAscii(bytes) ? 'latin1' : 'utf8');
}

/** Runs steps in sequence, and lets other requests run in between. */
class Turns {
  #last: Promise<unknown> = Promise.resolve();

  run<Result>(step: () => Result | Promise<Result>): Promise<Result> {
    const result = this.#last.then(letOthersRun).then(step);
    // Drops the result, so that it can be collected.
    this.#last = result.then(
      () => undefined,
      () => undefined,
    );
    return result;
  }
}

/**
 * Parses JSON bodies; an empty one counts as absent. Invalid JSON, deep nesting and prototype keys give a SyntaxError, too
 * many values a PayloadTooLargeError. Long bodies are parsed one after the other, in steps, and the handler starts in
 * another turn of the event loop.
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
    if (bytes.length < longBody) {
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
