import { defineStore } from '@admin/shell';
import type { RequestValues } from './request/request-values.ts';

/** As whom requests are sent: as the user, as everyone, or with another token. */
export type CallerKind = 'user' | 'public' | 'token';

/** A request that was sent. */
export interface PastRequest {
  readonly key: string;
  /** The user who sent it. Another user of the tab does not see it. */
  readonly userId: number | null;
  readonly operationId: string;
  readonly values: RequestValues;
  readonly caller: CallerKind;
  readonly method: string;
  readonly address: string;
  /** The status of the response; null for none. */
  readonly status: number | null;
  readonly milliseconds: number;
}

/** The maximum number of remembered requests, and of characters of a remembered body. */
const limits = { requests: 20, body: 100_000 } as const;

/** The last requests, until the panel is closed. They contain no tokens. */
export const explorerRef = defineStore({
  id: 'content-api.explorer',
  state: { requests: [] as readonly PastRequest[] },
  actions: (update, read) => ({
    remember: (request: PastRequest) => {
      const { values } = request;
      const body = values.body.length > limits.body ? '' : values.body;
      const remembered = [{ ...request, values: { ...values, body } }, ...read().requests];
      update(() => ({ requests: remembered.slice(0, limits.requests) }));
    },
    forget: () => update(() => ({ requests: [] })),
  }),
});
