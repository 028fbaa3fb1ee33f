import { Fragment, type ReactNode, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ActionPoint } from '../../points/actions.ts';
import { usePointArea } from '../../react/inspection.ts';
import { useAllowedActions } from '../../react/use-guard.ts';
import { ContributionBoundary } from '../ContributionBoundary.tsx';
import { ActionSlot } from './ActionSlot.tsx';
import type { ReadyAction } from './ready-action.ts';

export interface ActionOutletProps<I> {
  readonly point: ActionPoint<I>;
  /** The input of the actions. */
  readonly input: I;
  /** Renders the text before an action with `confirm` runs. @default the text of the action */
  readonly renderQuestion?: (action: ReadyAction, words: string | undefined) => ReactNode;
  /** Renders one action. */
  readonly children: (action: ReadyAction) => ReactNode;
}

/**
 * Renders the actions of a point in order, with the confirmations and dialogs that they open. The actions describe
 * themselves; `children` renders them. An action whose hook throws is left out and reported; the hook of an action
 * whose `requires` the user does not meet is not called.
 */
export function ActionOutlet<I>({ point, input, renderQuestion, children }: ActionOutletProps<I>) {
  const area = usePointArea(point);
  const actions = useAllowedActions(point, input);
  return (
    <Fragment key={point.id} ref={area}>
      {actions.map((action) => (
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
      ))}
    </Fragment>
  );
}

export interface ActionListProps<I> extends Omit<ActionOutletProps<I>, 'children'> {
  /** Calls the hooks of the actions; until then none of them runs. @default true */
  readonly isActive?: boolean;
  /** True if the caller renders the area of the point elsewhere, with `usePointArea`. @default false */
  readonly hasOwnArea?: boolean;
  /** Renders all of them. Null until their hooks have run, which is before the next paint. */
  readonly children: (actions: readonly ReadyAction[] | null) => ReactNode;
}

type Put = (key: string, action: ReadyAction) => () => void;

const keyOf = (pluginId: string, id: string): string => `${pluginId}/${id}`;

/** Registers one action for as long as it is shown. */
function Offer({ action, put }: { readonly action: ReadyAction; readonly put: Put }) {
  const { id, pluginId, label, icon, tone, disabled, reason, href, isRunning, start, areaRef } = action;
  const latest = useRef(start);
  useLayoutEffect(() => {
    latest.current = start;
  });
  useLayoutEffect(
    () =>
      put(keyOf(pluginId, id), {
        id,
        pluginId,
        label,
        icon,
        tone,
        disabled,
        reason,
        href,
        isRunning,
        start: () => latest.current(),
        areaRef,
      }),
    [put, id, pluginId, label, icon, tone, disabled, reason, href, isRunning, areaRef],
  );
  return null;
}

interface OffersProps<I> extends Omit<ActionOutletProps<I>, 'children'> {
  readonly onChange: (actions: readonly ReadyAction[]) => void;
}

/** Calls the hooks of the actions, and reports all visible ones in order. */
function Offers<I>({ onChange, ...outlet }: OffersProps<I>) {
  const allowed = useAllowedActions(outlet.point, outlet.input);
  const offered = useRef(new Map<string, ReadyAction>());
  const report = useCallback(
    () =>
      onChange(
        allowed.flatMap(
          ({ pluginId, contributionId }) => offered.current.get(keyOf(pluginId, contributionId)) ?? [],
        ),
      ),
    [allowed, onChange],
  );
  const put = useMemo<Put>(
    () => (key, action) => {
      offered.current.set(key, action);
      report();
      return () => {
        offered.current.delete(key);
        report();
      };
    },
    [report],
  );
  useLayoutEffect(report, [report]);
  return <ActionOutlet {...outlet}>{(action) => <Offer action={action} put={put} />}</ActionOutlet>;
}

/**
 * The actions of a point as a list, for components rendered from data, such as a menu; their confirmations and dialogs
 * stay open when the menu closes. Otherwise like `ActionOutlet`.
 */
export function ActionList<I>({
  isActive = true,
  hasOwnArea = false,
  children,
  ...outlet
}: ActionListProps<I>) {
  const [actions, setActions] = useState<readonly ReadyAction[] | null>(null);
  const area = usePointArea(outlet.point);
  return (
    <>
      <Fragment key={outlet.point.id} ref={hasOwnArea ? undefined : area}>
        {children(actions)}
      </Fragment>
      {isActive && <Offers {...outlet} onChange={setActions} />}
    </>
  );
}
