/** The save button of a form. Ctrl+S presses it, so that the shortcut does what plugins make of the button. */
export interface SaveButton {
  /** Declares that the form shows its actions, with or without the button. */
  readonly showActions: () => () => void;
  /** Declares that the button is shown. */
  readonly show: (press: () => void) => () => void;
  /** Presses the button, unless it is hidden; calls `save` where the form shows no actions. */
  readonly press: (save: () => void) => void;
}

/** Creates the save button of a form, not yet shown. */
export function createSaveButton(): SaveButton {
  let hasActions = false;
  let shown: (() => void) | undefined;
  return {
    showActions() {
      hasActions = true;
      return () => void (hasActions = false);
    },
    show(press) {
      shown = press;
      return () => void (shown = undefined);
    },
    press(save) {
      if (hasActions) shown?.();
      else save();
    },
  };
}
