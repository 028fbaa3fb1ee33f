import { type ReactNode, useCallback, useState } from 'react';
import type { MessageValue } from '../../../messages/message.ts';
import { notifyRef } from '../../../service-refs.ts';
import type { Contributed, ContributionOwner } from '../../core/contribution-types.ts';
import type { Action, ActionDescription, ActionDialog, ActionOutcome } from '../../points/actions.ts';
import { describeCause } from '../../problems/problem.ts';
import { useContributionArea } from '../../react/inspection.ts';
import { useRuntime } from '../../react/runtime-context.ts';
import { useLockedReason } from '../../react/use-guard.ts';
import { useText } from '../../react/use-text.ts';
import { ActionDialogLayer, ActionQuestion } from './ActionDialogLayer.tsx';
import { actionMessages } from './messages.ts';
import type { ReadyAction } from './ready-action.ts';
import { useSettledDescription } from './use-settled-description.ts';

export interface ActionSlotProps<I> {
  readonly action: Contributed<Action<I>>;
  readonly input: I;
  readonly pointId: string;
  readonly renderQuestion: ((action: ReadyAction, words: string | undefined) => ReactNode) | undefined;
  readonly children: (action: ReadyAction) => ReactNode;
}

/** An open confirmation or dialog, with the input at the moment when it opened. */
interface Layer<I> {
  readonly description: ActionDescription<I>;
  /** The dialog to show; undefined for a confirmation. */
  readonly dialog: ActionDialog<I> | undefined;
  readonly input: I;
  readonly isOpen: boolean;
}

/** @throws Error that names the action, for its boundary to report: an action needs a label. */
function labelOf({ label }: { readonly label?: MessageValue }, contributionId: string): MessageValue {
  if (label === undefined) throw new Error(`The action '${contributionId}' returned no label.`);
  return label;
}

/**
 * One action with its confirmation and dialog. It has its own component, so that the hooks of one action never shift
 * those of another. An open confirmation or dialog stays unchanged, even if the action hides itself.
 */
export function ActionSlot<I>({ action, input, pointId, renderQuestion, children }: ActionSlotProps<I>) {
  const { useAction, pluginId, contributionId, readOnly } = action;
  const locked = useLockedReason();
  const text = useText();
  const { drawn, now } = useSettledDescription(useAction(input));
  const [layer, setLayer] = useState<Layer<I> | null>(null);
  const [isRunning, setIsRunning] = useState(false);
  const shown = drawn ?? layer?.description;
  const label = shown ? text(labelOf(shown, contributionId)) : '';
  const attempt = useAttempt(action, pointId, label);
  const areaRef = useContributionArea({ id: pointId })(action);
  if (!shown) return null;

  const close = () => setLayer((last) => last && { ...last, isOpen: false });
  // A confirmation whose action opened a dialog has been replaced by it.
  const closeQuestion = () => setLayer((last) => (last?.dialog ? last : last && { ...last, isOpen: false }));
  const run = async (): Promise<ActionOutcome> => {
    const description = now();
    let more: ActionDialog<I> | undefined;
    const outcome = await attempt(async () => {
      const result = await description?.run?.();
      if (typeof result === 'object') more = result;
    });
    if (description && more) setLayer({ description, dialog: more, input, isOpen: true });
    return outcome;
  };
  const runAtOnce = async () => {
    // Rendered in a task of its own: the work begins before, and short work shows no progress.
    const rendering = setTimeout(() => setIsRunning(true));
    await run();
    clearTimeout(rendering);
    setIsRunning(false);
  };
  const isLocked = locked !== undefined && !(readOnly ?? shown.href !== undefined);
  const start = () => {
    const description = now();
    if (!description || description.href !== undefined || isLocked) return;
    if (!description.dialog && !description.confirm) {
      void runAtOnce();
      return;
    }
    setLayer({ description, dialog: description.dialog, input, isOpen: true });
  };
  const { tone = 'default', disabled = false, disabledReason, icon, href } = shown;
  const ownReason = disabled && disabledReason !== undefined ? text(disabledReason) : undefined;
  const ready: ReadyAction = {
    id: contributionId,
    pluginId,
    label,
    icon,
    tone,
    disabled: disabled || isLocked,
    reason: isLocked ? locked : ownReason,
    href,
    isRunning: isRunning || shown.loading === true,
    start,
    areaRef,
  };
  const dialog = layer?.dialog;
  return (
    <>
      {drawn && children(ready)}
      {layer && dialog && (
        <ActionDialogLayer
          action={action}
          close={close}
          dialog={dialog}
          input={layer.input}
          isOpen={layer.isOpen}
          pointId={pointId}
          run={attempt}
        />
      )}
      {layer && !dialog && (
        <ActionQuestion
          body={renderQuestion && ((words) => renderQuestion(ready, words))}
          description={layer.description}
          isOpen={layer.isOpen}
          onConfirm={run}
          onOpenChange={(isOpen) => isOpen || closeQuestion()}
        />
      )}
    </>
  );
}

/** Runs an action. Never rejects: a failure is reported, and the user is notified which action failed. */
export type Attempt = (work: () => void | Promise<void>) => Promise<ActionOutcome>;

/**
 * Returns the function that runs one action and isolates its failure.
 * @param label the name of the action for the user
 */
export function useAttempt(
  { pluginId, contributionId }: ContributionOwner,
  pointId: string,
  label: string,
): Attempt {
  const { problems, services } = useRuntime();
  return useCallback(
    async (work) => {
      try {
        await work();
        return 'done';
      } catch (cause) {
        const message = `The action '${contributionId}' failed: ${describeCause(cause)}`;
        const context = { pointId, contributionId, cause };
        problems.report({ code: 'ACTION_FAILED', pluginId, message, context });
        const title = { ...actionMessages.failed, values: { action: label } };
        services.find(notifyRef)?.({ tone: 'danger', title });
        return 'failed';
      }
    },
    [problems, services, pluginId, contributionId, pointId, label],
  );
}
