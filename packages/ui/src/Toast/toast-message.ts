export type ToastTone = 'success' | 'warning' | 'info' | 'danger';

/** A short notification. */
export interface ToastMessage {
  readonly id: string;
  /** Screen readers announce `warning` and `danger` immediately, and other tones politely. */
  readonly tone: ToastTone;
  readonly title: string;
  readonly body?: string | undefined;
  /** Optional action, such as "Undo". */
  readonly action?: ToastAction | undefined;
  /** Duration in milliseconds. `Infinity` keeps the toast until it is dismissed. @defaultValue 5000 */
  readonly timeout?: number | undefined;
}

export interface ToastAction {
  readonly label: string;
  /** Describes how to do the same without the toast, for users who cannot reach it in time. */
  readonly description: string;
  readonly onSelect: () => void;
}
