export type ToastTone = 'success' | 'warning' | 'info' | 'danger';

/** One thing that happened, told in passing. */
export interface ToastMessage {
  readonly id: string;
  /** `warning` and `danger` interrupt a screen reader, the others wait for it. */
  readonly tone: ToastTone;
  readonly title: string;
  readonly body?: string | undefined;
  /** The one thing that can be done about it, such as "Undo". */
  readonly action?: ToastAction | undefined;
  /** Milliseconds until it goes; `Infinity` stays until dismissed. @defaultValue 5000 */
  readonly timeout?: number | undefined;
}

export interface ToastAction {
  readonly label: string;
  /** How to do the same without the toast, for those who cannot reach it in time. */
  readonly description: string;
  readonly onSelect: () => void;
}
