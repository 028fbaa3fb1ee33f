import { useState } from 'react';

/** Where the answer to a question stands. */
type Progress =
  { readonly state: 'idle' | 'running' } | { readonly state: 'failed'; readonly error: unknown };

interface Confirmation {
  readonly progress: Progress;
  /** Runs the action; the dialog closes when it succeeds and stays, with the error, when it fails. */
  readonly confirm: () => Promise<void>;
  /** Opens or closes the dialog, unless the action is running. */
  readonly changeOpen: (open: boolean) => void;
}

/**
 * The life of one confirmed action: idle, running, then closed or failed.
 * A failure of `onConfirm` ends here; it is for the dialog to show.
 */
export function useConfirmation(
  onConfirm: () => void | Promise<void>,
  onOpenChange: (open: boolean) => void,
): Confirmation {
  const [progress, setProgress] = useState<Progress>({ state: 'idle' });

  const confirm = async () => {
    setProgress({ state: 'running' });
    try {
      await onConfirm();
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

  return { progress, confirm, changeOpen };
}
