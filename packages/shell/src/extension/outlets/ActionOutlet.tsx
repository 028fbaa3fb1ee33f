import type { ReactNode } from 'react';
import type { Contributed } from '../core/contribution-types.ts';
import { describeCause } from '../problems/problem.ts';
import type { Action, ActionDescription, ActionPoint } from '../points/actions.ts';
import { ContributionBoundary } from './ContributionBoundary.tsx';
import type { ContributionOwner } from '../react/owner-context.ts';
import { useRuntime } from '../react/runtime-context.ts';
import { useContributions } from '../react/use-registry.ts';
import { useSettledDescription } from './use-settled-description.ts';

/** An action as the host draws it. */
export interface ReadyAction extends Omit<ActionDescription, 'run'> {
  readonly id: string;
  readonly pluginId: string;
  /** Runs it and says how it went. Never rejects: a failure is reported with the plugin's name. */
  readonly run: () => Promise<'done' | 'failed'>;
}

interface ActionOutletProps<I> {
  readonly point: ActionPoint<I>;
  /** What the actions act on. */
  readonly input: I;
  /** Whether the user may see an action at all; the caller knows the user's permissions. @default always */
  readonly isAllowed?: (action: Contributed<Action<I>>) => boolean;
  /** Draws one action. */
  readonly children: (action: ReadyAction) => ReactNode;
}

/** Wraps an action so that its failure stays its own. */
function useReadyAction(
  description: ActionDescription | null,
  { pluginId, contributionId }: ContributionOwner,
): ReadyAction | null {
  const { problems } = useRuntime();
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
        problems.report({ code: 'EVENT_FAILED', pluginId, message, context: { contributionId, cause } });
        return 'failed';
      }
    },
  };
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
 * they look. An action whose hook throws is left out and reported.
 */
export function ActionOutlet<I>({ point, input, isAllowed, children }: ActionOutletProps<I>) {
  const actions = useContributions(point);
  return actions
    .filter((action) => isAllowed?.(action) ?? true)
    .map((action) => (
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
