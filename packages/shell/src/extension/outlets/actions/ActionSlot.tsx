import { useState, type ReactNode } from 'react';
import type { Contributed } from '../../core/contribution-types.ts';
import type { Action, ActionDescription } from '../../points/actions.ts';
import { useText } from '../../react/use-text.ts';
import { ActionDialogLayer } from './ActionDialogLayer.tsx';
import { ActionQuestion } from './ActionQuestion.tsx';
import type { ReadyAction } from './ready-action.ts';
import { useAttempt } from './use-attempt.ts';
import { useSettledDescription } from './use-settled-description.ts';

export interface ActionSlotProps<I> {
  readonly action: Contributed<Action<I>>;
  readonly input: I;
  readonly pointId: string;
  readonly renderQuestion: ((action: ReadyAction, words: string | undefined) => ReactNode) | undefined;
  readonly children: (action: ReadyAction) => ReactNode;
}

/** What an action has opened, with all that it was about at that moment. */
interface Layer<I> {
  readonly description: ActionDescription<I>;
  readonly input: I;
}

/**
 * One action with what it opens. It has a component of its own, so that the hooks of one action never shift those of
 * another. An open layer stays, as it was opened, even if the action hides itself meanwhile.
 */
export function ActionSlot<I>({ action, input, pointId, renderQuestion, children }: ActionSlotProps<I>) {
  const { useAction, pluginId, contributionId } = action;
  const text = useText();
  const { drawn, now } = useSettledDescription(useAction(input));
  const [layer, setLayer] = useState<Layer<I> | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isRunning, setIsRunning] = useState(false);
  const shown = drawn ?? layer?.description;
  const label = shown ? text(shown.label) : '';
  const attempt = useAttempt(action, label);
  if (!shown) return null;

  const run = () => attempt(() => now()?.run?.());
  const runAtOnce = async () => {
    setIsRunning(true);
    await run();
    setIsRunning(false);
  };
  const start = () => {
    const description = now();
    if (!description || description.href !== undefined) return;
    if (!description.dialog && !description.confirm) {
      void runAtOnce();
      return;
    }
    setLayer({ description, input });
    setIsOpen(true);
  };
  const { tone = 'default', disabled = false, icon, href } = shown;
  const ready: ReadyAction = {
    id: contributionId,
    pluginId,
    label,
    icon,
    tone,
    disabled,
    href,
    isRunning,
    start,
  };
  const dialog = layer?.description.dialog;
  return (
    <>
      {drawn && children(ready)}
      {layer && dialog && (
        <ActionDialogLayer
          action={action}
          close={() => setIsOpen(false)}
          dialog={dialog}
          input={layer.input}
          isOpen={isOpen}
          pointId={pointId}
          run={attempt}
        />
      )}
      {layer && !dialog && (
        <ActionQuestion
          body={renderQuestion && ((words) => renderQuestion(ready, words))}
          description={layer.description}
          isOpen={isOpen}
          onConfirm={run}
          onOpenChange={setIsOpen}
        />
      )}
    </>
  );
}
