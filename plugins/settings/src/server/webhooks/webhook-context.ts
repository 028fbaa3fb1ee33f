import type { Database, CallChain, Logger } from '@admin/server';

/** Which addresses may be called: any, or those that everybody on the internet can reach. */
export type WebhookReach = 'anywhere' | 'public';

/** What every operation on webhooks works with. */
export interface WebhookContext {
  readonly database: Database;
  readonly logger: Logger;
  readonly callChain: CallChain;
  readonly reach: WebhookReach;
  /** How long a receiver has for its answer, in milliseconds. */
  readonly timeout: number;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** The current time as it is stored and sent, or one so many milliseconds later. */
export function timestamp(context: Pick<WebhookContext, 'now'>, later = 0): string {
  return new Date(context.now() + later).toISOString();
}
