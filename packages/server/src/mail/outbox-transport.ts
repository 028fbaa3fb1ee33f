import { appendFile } from 'node:fs/promises';
import type { MailTransport } from './mailer.ts';

/** Keeps mail in a file, one JSON object a line, readable by its owner only: it can hold links that sign in. */
export function createOutboxTransport(spec: { readonly file: string }): MailTransport {
  let last: Promise<void> = Promise.resolve();
  return {
    send({ to, subject, text, html }) {
      const line = `${JSON.stringify({ to, subject, text, html })}\n`;
      const written = last.then(() => appendFile(spec.file, line, { mode: 0o600 }));
      last = written.catch(() => {});
      return written;
    },
    close: () => last,
  };
}
