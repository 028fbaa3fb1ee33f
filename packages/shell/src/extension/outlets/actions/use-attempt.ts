import { useCallback } from 'react';
import { notifyRef } from '../../../service-refs.ts';
import type { ActionOutcome } from '../../points/actions.ts';
import { describeCause } from '../../problems/problem.ts';
import type { ContributionOwner } from '../../core/contribution-types.ts';
import { useRuntime } from '../../react/runtime-context.ts';
import { actionMessages } from './messages.ts';

/** Does work of an action. Never rejects: a failure is reported, and the user told which action failed. */
export type Attempt = (work: () => void | Promise<void>) => Promise<ActionOutcome>;

/**
 * Does the work of one action, so that its failure stays its own.
 * @param label what the user knows the action as
 */
export function useAttempt({ pluginId, contributionId }: ContributionOwner, label: string): Attempt {
  const { problems, services } = useRuntime();
  return useCallback(
    async (work) => {
      try {
        await work();
        return 'done';
      } catch (cause) {
        const message = `The action '${contributionId}' failed: ${describeCause(cause)}`;
        problems.report({ code: 'ACTION_FAILED', pluginId, message, context: { contributionId, cause } });
        const title = { ...actionMessages.failed, values: { action: label } };
        services.find(notifyRef)?.({ tone: 'danger', title });
        return 'failed';
      }
    },
    [problems, services, pluginId, contributionId, label],
  );
}
