import { describe, expect, it } from 'vitest';
import { startReceiver } from '../fixtures/receiver.ts';
import { postToWebhook } from './post-to-webhook.ts';

describe('a request to public addresses only', () => {
  it.each(['127.0.0.1', 'localhost', '[::1]'])('never arrives at %s', async (host) => {
    const receiver = await startReceiver();
    const { port } = new URL(receiver.url);
    const result = await postToWebhook(
      { url: `http://${host}:${port}/in`, headers: {} },
      { body: '{}', headers: {} },
      { reach: 'public', timeout: 2000 },
    );
    expect(result).toEqual({ failure: 'the address is not reachable over the public internet' });
    expect(receiver.calls).toEqual([]);
    await receiver.close();
  });

  it('fails when no response arrives in time', async () => {
    const receiver = await startReceiver();
    receiver.respondWith(() => undefined);
    const result = await postToWebhook(
      { url: receiver.url, headers: {} },
      { body: '{}', headers: {} },
      { reach: 'anywhere', timeout: 50 },
    );
    expect(result).toEqual({ failure: 'no response within 50 ms' });
    await receiver.close();
  });
});
