import type { ReactNode } from 'react';
import type { ActionPoint } from '../../points/actions.ts';
import { useAllowedActions } from '../../react/use-allowed-actions.ts';
import { ContributionBoundary } from '../ContributionBoundary.tsx';
import { ActionSlot } from './ActionSlot.tsx';
import type { ReadyAction } from './ready-action.ts';

export interface ActionOutletProps<I> {
  readonly point: ActionPoint<I>;
  /** What the actions act on. */
  readonly input: I;
  /** Draws what is said before an action with `confirm` runs. @default the words of the action */
  readonly renderQuestion?: (action: ReadyAction, words: string | undefined) => ReactNode;
  /** Draws one action. */
  readonly children: (action: ReadyAction) => ReactNode;
}

/**
 * Draws the actions of a point, one after the other, and the questions and dialogs that they open. The actions say
 * what they are; `children` says how they look. An action whose hook throws is left out and reported; one whose
 * `requires` the user does not meet is not even asked.
 */
export function ActionOutlet<I>({ point, input, renderQuestion, children }: ActionOutletProps<I>) {
  return useAllowedActions(point, input).map((action) => (
    <ContributionBoundary
      key={`${action.pluginId}/${action.contributionId}`}
      contribution={action}
      pointId={point.id}
      shape="hidden"
    >
      <ActionSlot action={action} input={input} pointId={point.id} renderQuestion={renderQuestion}>
        {children}
      </ActionSlot>
    </ContributionBoundary>
  ));
}
