import { useCallback, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useAllowedActions } from '../../react/use-allowed-actions.ts';
import { ActionOutlet, type ActionOutletProps } from './ActionOutlet.tsx';
import type { ReadyAction } from './ready-action.ts';

export interface ActionListProps<I> extends Omit<ActionOutletProps<I>, 'children'> {
  /** Whether the actions are asked what they look like; until then nothing of them runs. @default true */
  readonly isAsked?: boolean;
  /** Draws all of them. Null until they were asked, which takes no paint. */
  readonly children: (actions: readonly ReadyAction[] | null) => ReactNode;
}

type Put = (key: string, action: ReadyAction) => () => void;

const keyOf = (pluginId: string, id: string): string => `${pluginId}/${id}`;

/** Hands one action over for as long as it is shown. */
function Offer({ action, put }: { readonly action: ReadyAction; readonly put: Put }) {
  const { id, pluginId, label, icon, tone, disabled, reason, href, isRunning, start } = action;
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
      }),
    [put, id, pluginId, label, icon, tone, disabled, reason, href, isRunning],
  );
  return null;
}

interface OffersProps<I> extends Omit<ActionOutletProps<I>, 'children'> {
  readonly onChange: (actions: readonly ReadyAction[]) => void;
}

/** Asks the actions, and tells all that are shown in their order. */
function Offers<I>({ onChange, ...outlet }: OffersProps<I>) {
  const allowed = useAllowedActions(outlet.point, outlet.input);
  const offered = useRef(new Map<string, ReadyAction>());
  const tell = useCallback(
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
      tell();
      return () => {
        offered.current.delete(key);
        tell();
      };
    },
    [tell],
  );
  useLayoutEffect(tell, [tell]);
  return <ActionOutlet {...outlet}>{(action) => <Offer action={action} put={put} />}</ActionOutlet>;
}

/**
 * The actions of a point all together, for what is drawn from data, such as a menu; the questions and dialogs that they
 * open stay when the menu closes. Otherwise as `ActionOutlet`.
 */
export function ActionList<I>({ isAsked = true, children, ...outlet }: ActionListProps<I>) {
  const [actions, setActions] = useState<readonly ReadyAction[] | null>(null);
  return (
    <>
      {children(actions)}
      {isAsked && <Offers {...outlet} onChange={setActions} />}
    </>
  );
}
