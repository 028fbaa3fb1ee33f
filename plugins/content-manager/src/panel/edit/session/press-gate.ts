const releases = ['pointerup', 'pointercancel'] as const;

/** Holds work back while a pointer is down. */
export interface PressGate {
  /** Runs at once, or after the pointer is up and its click was delivered. */
  readonly after: (run: () => void) => void;
  /** Starts to follow the pointer; returns the function that stops it. */
  readonly follow: () => () => void;
}

/**
 * Creates the gate. An error that appears on blur moves what is below it; if that happened between press
 * and release, the click that took the focus away would land on nothing.
 */
export function createPressGate(): PressGate {
  let isPressed = false;
  let waiting: (() => void)[] = [];

  const press = () => {
    isPressed = true;
  };
  const release = () => {
    isPressed = false;
    const runs = waiting;
    waiting = [];
    // The click comes right behind the release.
    for (const run of runs) setTimeout(run, 0);
  };

  return {
    after: (run) => (isPressed ? waiting.push(run) : run()),
    follow() {
      window.addEventListener('pointerdown', press, true);
      for (const type of releases) window.addEventListener(type, release, true);
      return () => {
        window.removeEventListener('pointerdown', press, true);
        for (const type of releases) window.removeEventListener(type, release, true);
      };
    },
  };
}
