import type { CallChain, Database, Logger, Outbox } from '@admin/server';

/** Which addresses may be called: any, or those that everybody on the internet can reach. */
export type WebhookReach = 'anywhere' | 'public';

/** What calls to webhooks are made with. */
export interface CallContext {
  readonly logger: Logger;
  readonly callChain: CallChain;
  readonly reach: WebhookReach;
  /** How long a receiver has for its answer, in milliseconds. */
  readonly timeout: number;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** What every operation on webhooks works with. */
export interface WebhookContext extends CallContext {
  readonly database: Database;
  /** What is owed to webhooks, each by its id. */
  readonly outbox: Outbox;
}

/** The current time as it is stored and sent, or one so many milliseconds later. */
export function timestamp(context: Pick<WebhookContext, 'now'>, later = 0): string {
  return new Date(context.now() + later).toISOString();
}
