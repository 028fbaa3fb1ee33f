import type { ReactNode } from 'react';
import { notifyRef } from '../../host/refs.ts';
import type { Contributed } from '../core/contribution-types.ts';
import { describeCause } from '../problems/problem.ts';
import type { Action, ActionDescription, ActionPoint } from '../points/actions.ts';
import { ContributionBoundary } from './ContributionBoundary.tsx';
import type { ContributionOwner } from '../react/owner-context.ts';
import { useRuntime } from '../react/runtime-context.ts';
import { useAllowedActions } from '../react/use-allowed-actions.ts';
import { useText } from '../react/use-text.ts';
import { useSettledDescription } from './use-settled-description.ts';

/** An action as the host draws it. */
export interface ReadyAction extends Omit<ActionDescription, 'run'> {
  readonly id: string;
  readonly pluginId: string;
  /** Runs it and says how it went. Never rejects: a failure is reported, and the user told which action failed. */
  readonly run: () => Promise<'done' | 'failed'>;
}

interface ActionOutletProps<I> {
  readonly point: ActionPoint<I>;
  /** What the actions act on. */
  readonly input: I;
  /** Draws one action. */
  readonly children: (action: ReadyAction) => ReactNode;
}

/** What the user reads when an action failed. */
export const actionFailed = {
  id: 'extension.action.failed',
  defaultMessage: '“{action}” did not work. You can try again.',
} as const;

/** Wraps an action so that its failure stays its own. */
function useReadyAction(
  description: ActionDescription | null,
  { pluginId, contributionId }: ContributionOwner,
): ReadyAction | null {
  const { problems, services } = useRuntime();
  const text = useText();
  if (!description) return null;
  return {
    ...description,
    id: contributionId,
    pluginId,
    async run() {
      try {
        await description.run();
        return 'done';
      } catch (cause) {
        const message = `The action '${contributionId}' failed: ${describeCause(cause)}`;
        problems.report({ code: 'ACTION_FAILED', pluginId, message, context: { contributionId, cause } });
        const values = { action: text(description.label) };
        services.find(notifyRef)?.({ tone: 'danger', title: { ...actionFailed, values } });
        return 'failed';
      }
    },
  };
}

/** Runs an action that was confirmed: rejects when it failed, so that the question stays open for another try. */
export async function confirmed(action: ReadyAction): Promise<void> {
  if ((await action.run()) === 'failed') throw new Error(`The action '${action.id}' failed.`);
}

function ActionSlot<I>({
  action,
  input,
  children,
}: {
  readonly action: Contributed<Action<I>>;
  readonly input: I;
  readonly children: (action: ReadyAction) => ReactNode;
}) {
  // Each action has a component of its own, so the hooks of one never shift those of another.
  const { useAction } = action;
  const ready = useReadyAction(useSettledDescription(useAction(input)), action);
  return ready && children(ready);
}

/**
 * Draws the actions of a point, one after the other. The actions say what they are; `children` says how
 * they look. An action whose hook throws is left out and reported; one whose `requires` the user does not meet
 * is not even asked.
 */
export function ActionOutlet<I>({ point, input, children }: ActionOutletProps<I>) {
  return useAllowedActions(point, input).map((action) => (
    <ContributionBoundary
      key={`${action.pluginId}/${action.contributionId}`}
      contribution={action}
      pointId={point.id}
      shape="hidden"
    >
      <ActionSlot action={action} input={input}>
        {children}
      </ActionSlot>
    </ContributionBoundary>
  ));
}
