import type { CallChain, Database, Logger, Outbox, PluginContext } from '@admin/server';

/** The addresses that may be called: any, or public addresses only. */
export type WebhookReach = 'anywhere' | 'public';

/** The context of calls to webhooks. */
export interface CallContext {
  readonly logger: Logger;
  readonly callChain: CallChain;
  readonly reach: WebhookReach;
  /** The response timeout, in milliseconds. */
  readonly timeout: number;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** The context of every operation on webhooks. */
export interface WebhookContext extends CallContext {
  readonly database: Database;
  /** Records changes of webhooks. */
  readonly events: Pick<PluginContext['events'], 'isRecording' | 'recordChange'>;
  /** The outbox of deliveries, by webhook id. */
  readonly outbox: Outbox;
}

/** Returns the current time as it is stored and sent, plus the given milliseconds. */
export function timestamp(context: Pick<WebhookContext, 'now'>, later = 0): string {
  return new Date(context.now() + later).toISOString();
}
