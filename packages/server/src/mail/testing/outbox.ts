import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { TestServer } from '../../testing/test-server.ts';
import type { MailMessage } from '../mailer.ts';

function outboxOf({ dataDir }: TestServer): string {
  return path.join(dataDir, 'outbox.jsonl');
}

/** Every message that a server without SMTP has sent, the waiting ones included, oldest first. */
export async function readOutbox(server: TestServer): Promise<readonly MailMessage[]> {
  await server.services.mail.flush();
  const file = outboxOf(server);
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  return lines.map((line) => JSON.parse(line) as MailMessage);
}

/** The first address in a message's text. */
export function linkIn({ text }: Pick<MailMessage, 'text'>): URL {
  return new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? '');
}

/** Returns the newest message to an address. Throws when there is none. */
export async function newestMailTo(server: TestServer, address: string): Promise<MailMessage> {
  const message = (await readOutbox(server)).findLast(({ to }) => to === address);
  if (message === undefined) throw new Error(`no mail to ${address}`);
  return message;
}

/** Sends what is waiting and forgets all that was sent. */
export async function clearMail(server: TestServer): Promise<void> {
  await server.services.mail.flush();
  rmSync(outboxOf(server), { force: true });
}
