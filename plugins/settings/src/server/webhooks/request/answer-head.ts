import type { IncomingMessage } from 'node:http';

/** At most so much of an answer is read, in bytes. */
const mostRead = 64 * 1024;

/** So much of it is kept, in characters. */
const mostKept = 1000;

const readable = /^(?:text\/|application\/(?:[\w.-]+\+)?(?:json|xml)|application\/x-www-form-urlencoded)/i;

/** The beginning of what a receiver answered, where it is text. The connection is closed then. */
export async function readAnswerHead(answer: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let read = 0;
  if (!readable.test(answer.headers['content-type'] ?? '')) {
    answer.destroy();
    return '';
  }
  try {
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      read += chunk.length;
      if (read >= mostRead) break;
    }
  } catch {
    // The status is there: a body that breaks off changes nothing about it.
  }
  answer.destroy();
  const text = Buffer.concat(chunks).subarray(0, mostRead).toString('utf8');
  // Not every database can store a NUL.
  return text.replaceAll('\u0000', '').slice(0, mostKept);
}
