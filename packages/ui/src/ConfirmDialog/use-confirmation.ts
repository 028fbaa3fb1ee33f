import { useState } from 'react';

/** Callback of a button. The dialog remains open until a returned promise resolves. */
export type ConfirmAction = () => void | Promise<void>;

/** State of the action. */
type Progress =
  | { readonly state: 'idle' }
  | { readonly state: 'running'; readonly choice: 'confirm' | 'alternative' }
  | { readonly state: 'failed'; readonly error: unknown };

interface Confirmation {
  readonly progress: Progress;
  /** Runs an action. Closes the dialog on success; keeps it open with the error on failure. */
  readonly run: (choice: 'confirm' | 'alternative', action: ConfirmAction) => Promise<void>;
  /** Opens or closes the dialog. Ignored while an action is running. */
  readonly changeOpen: (open: boolean) => void;
}

/** Tracks the action of a confirmation. Errors are stored for the dialog, never rethrown. */
export function useConfirmation(onOpenChange: (open: boolean) => void): Confirmation {
  const [progress, setProgress] = useState<Progress>({ state: 'idle' });

  const run: Confirmation['run'] = async (choice, action) => {
    setProgress({ state: 'running', choice });
    try {
      await action();
    } catch (error) {
      setProgress({ state: 'failed', error });
      return;
    }
    setProgress({ state: 'idle' });
    onOpenChange(false);
  };

  const changeOpen = (open: boolean) => {
    if (progress.state === 'running') return;
    setProgress({ state: 'idle' });
    onOpenChange(open);
  };

  return { progress, run, changeOpen };
}
