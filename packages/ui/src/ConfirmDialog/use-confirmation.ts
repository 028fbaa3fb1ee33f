import { useState } from 'react';

/** What an answer does; while a returned promise runs, the question stays. */
export type ConfirmAction = () => void | Promise<void>;

/** Where the answer to a question stands. */
type Progress =
  | { readonly state: 'idle' }
  | { readonly state: 'running'; readonly choice: 'confirm' | 'alternative' }
  | { readonly state: 'failed'; readonly error: unknown };

interface Confirmation {
  readonly progress: Progress;
  /** Runs an answer; the dialog closes when it succeeds and stays, with the error, when it fails. */
  readonly run: (choice: 'confirm' | 'alternative', action: ConfirmAction) => Promise<void>;
  /** Opens or closes the dialog, unless the action is running. */
  readonly changeOpen: (open: boolean) => void;
}

/**
 * The life of one question: idle, an answer running, then closed or failed.
 * A failure of an answer ends here; it is for the dialog to show.
 */
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
