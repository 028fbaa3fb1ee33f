import type { ReactNode, RefObject } from 'react';

export interface DialogLabels {
  readonly close: string;
}

export interface DialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: ReactNode;
  /** One or two lines below the title. Screen readers announce them with the title. */
  readonly description?: ReactNode;
  /** Width: 400, 560 or 800 px, 90 % of the window (`most`), or the window minus a margin (`full`). @defaultValue 'medium' */
  readonly size?: 'small' | 'medium' | 'large' | 'extra-large' | 'full' | undefined;
  /**
   * `side` places the dialog at the inline end of the window, at full height. Do not combine it with `size`.
   * Phones show a sheet in both cases. @defaultValue 'center'
   */
  readonly placement?: 'center' | 'side' | undefined;
  /** Actions below the scrollable content, the primary action last. */
  readonly footer?: ReactNode;
  readonly children?: ReactNode;
  /** `block` ignores clicks outside the dialog. Use it for forms, so that no input is lost. @defaultValue 'close' */
  readonly outsideClick?: 'close' | 'block' | undefined;
  /** `none` removes the close button and ignores Escape, so that only the actions close the dialog. @defaultValue 'free' */
  readonly dismissal?: 'free' | 'none' | undefined;
  /** Element that receives the initial focus. @defaultValue the first control of the dialog */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Called after closing if the element to restore the focus to no longer exists. */
  readonly onFocusLost?: (() => void) | undefined;
  readonly labels?: Partial<DialogLabels> | undefined;
}
