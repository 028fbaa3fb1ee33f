import { afterEach, describe, expect, it } from 'vitest';
import type { MailMessage, MailTransport } from './mailer.ts';
import { createMailQueue } from './mail-queue.ts';
import { createSmtpTransport } from './create-mailer.ts';
import { startSmtpInbox, type SmtpInbox } from './testing/smtp-inbox.ts';

const message = { to: 'ada@example.com', subject: 'Hello', text: 'Line one', html: '<p>Line one</p>' };
const compose = async () => message;
const soon = { spread: 0, retries: [1, 1, 1] };
const never = { spread: 0, retries: [3_600_000] };

/** A transport that keeps what it is given. */
function keeping(): MailTransport & { readonly sent: MailMessage[] } {
  const sent: MailMessage[] = [];
  return {
    sent,
    send: async (given) => {
      sent.push(given);
    },
    close: async () => undefined,
  };
}

describe('a queued message', () => {
  let inbox: SmtpInbox | null = null;

  afterEach(async () => {
    await inbox?.close();
    inbox = null;
  });

  const refusals = async (times: number, responseCode: number) => {
    inbox = await startSmtpInbox((attempt) =>
      attempt <= times ? Object.assign(new Error('not now'), { responseCode }) : null,
    );
    return { inbox, transport: createSmtpTransport({ url: inbox.url, from: 'cms@example.com' }) };
  };

  it('is composed and sent only after the caller has continued', async () => {
    const transport = keeping();
    const mailer = createMailQueue(transport, soon);
    let composed = 0;
    mailer.queue({
      compose: async () => {
        composed += 1;
        return message;
      },
      onFailure: () => undefined,
    });
    expect([composed, transport.sent.length]).toEqual([0, 0]);
    await mailer.flush();
    expect([composed, transport.sent.length]).toEqual([1, 1]);
  });

  it('without a recipient is not sent', async () => {
    const transport = keeping();
    const mailer = createMailQueue(transport, soon);
    mailer.queue({ compose: async () => null, onFailure: () => undefined });
    await mailer.flush();
    expect(transport.sent).toEqual([]);
  });

  it('is retried while the mail server is busy', async () => {
    const { inbox: busy, transport } = await refusals(2, 451);
    const mailer = createMailQueue(transport, soon);
    const failures: unknown[] = [];
    mailer.queue({ compose, onFailure: (error) => failures.push(error) });
    await mailer.close();
    expect(busy.received).toHaveLength(1);
    expect(failures).toEqual([]);
  });

  it('is abandoned after the last attempt, and its sender is notified', async () => {
    const { inbox: busy, transport } = await refusals(99, 451);
    const mailer = createMailQueue(transport, soon);
    const failures: unknown[] = [];
    mailer.queue({ compose, onFailure: (error) => failures.push(error) });
    await mailer.close();
    expect(busy.received).toEqual([]);
    expect(failures).toHaveLength(1);
  });

  it('is abandoned immediately when the mail server refuses it permanently', async () => {
    let attempts = 0;
    inbox = await startSmtpInbox(() => {
      attempts += 1;
      return Object.assign(new Error('no such person'), { responseCode: 550 });
    });
    const mailer = createMailQueue(createSmtpTransport({ url: inbox.url, from: 'cms@example.com' }), soon);
    const failures: unknown[] = [];
    mailer.queue({ compose, onFailure: (error) => failures.push(error) });
    await mailer.close();
    expect([attempts, failures.length]).toEqual([1, 1]);
  });

  it('that cannot be composed does not affect others', async () => {
    const transport = keeping();
    const mailer = createMailQueue(transport, soon);
    const failures: unknown[] = [];
    mailer.queue({
      compose: () => Promise.reject(new Error('no database')),
      onFailure: (error) => failures.push(error),
    });
    mailer.queue({ compose, onFailure: (error) => failures.push(error) });
    await mailer.flush();
    expect([transport.sent.length, failures.length]).toEqual([1, 1]);
  });

  it('is not retried once the server is closed', async () => {
    const { inbox: busy, transport } = await refusals(1, 451);
    const mailer = createMailQueue(transport, never);
    mailer.queue({ compose, onFailure: () => undefined });
    await mailer.close();
    expect(busy.received).toHaveLength(1);
  });

  it('can be added after a flush', async () => {
    const transport = keeping();
    const mailer = createMailQueue(transport, soon);
    for (const round of [1, 2]) {
      mailer.queue({ compose, onFailure: () => undefined });
      await mailer.flush();
      expect(transport.sent).toHaveLength(round);
    }
  });

  it('is refused while a thousand are pending', async () => {
    const transport = keeping();
    const mailer = createMailQueue(transport, soon);
    const failures: unknown[] = [];
    for (let count = 0; count < 1001; count += 1) {
      mailer.queue({ compose, onFailure: (error) => failures.push(error) });
    }
    await mailer.flush();
    expect([transport.sent.length, failures.length]).toEqual([1000, 1]);
  });
});
