import type { ReactNode } from 'react';
import type { ConfirmAction } from './use-confirmation.ts';

export interface ConfirmDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** The question: "Delete 3 articles?" */
  readonly title: ReactNode;
  /** Consequences of the action, and which data is lost. */
  readonly body: ReactNode;
  /** Label of the confirm button, a verb. @defaultValue 'Confirm' */
  readonly confirmLabel?: string | undefined;
  /** @defaultValue 'Cancel' */
  readonly cancelLabel?: string | undefined;
  /** `danger` for actions that cannot be undone. @defaultValue 'default' */
  readonly tone?: 'default' | 'danger' | undefined;
  /** A second action next to the main one, with the same handling of progress and errors. */
  readonly alternative?: { readonly label: string; readonly onChoose: ConfirmAction } | undefined;
  /** Called when the user confirms. While a returned promise is pending, the button shows a spinner and the dialog cannot be closed. If it rejects, the dialog remains open. */
  readonly onConfirm: ConfirmAction;
  /** Returns the message for a rejected action. @defaultValue a general message that suggests trying again */
  readonly errorMessage?: ((error: unknown) => ReactNode) | undefined;
}
