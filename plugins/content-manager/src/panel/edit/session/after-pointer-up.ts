const releases = ['pointerup', 'pointercancel'] as const;

/** Defers work while a pointer is down. */
export interface PointerGate {
  /** Runs immediately, or after the pointer is up and its click was dispatched. */
  readonly run: (work: () => void) => void;
  /** Starts to observe the pointer; returns the function that stops it. */
  readonly observe: () => () => void;
}

/**
 * Creates the gate. An error that appears on blur moves the content below it. Between press and release, that would
 * move the click target away from the pointer.
 */
export function createPointerGate(): PointerGate {
  let isPressed = false;
  let deferred: (() => void)[] = [];

  const handlePress = () => {
    isPressed = true;
  };
  const handleRelease = () => {
    isPressed = false;
    const works = deferred;
    deferred = [];
    // Browsers dispatch the click after the release, in the same task.
    for (const work of works) setTimeout(work, 0);
  };

  return {
    run: (work) => (isPressed ? deferred.push(work) : work()),
    observe() {
      window.addEventListener('pointerdown', handlePress, true);
      for (const type of releases) window.addEventListener(type, handleRelease, true);
      return () => {
        window.removeEventListener('pointerdown', handlePress, true);
        for (const type of releases) window.removeEventListener(type, handleRelease, true);
      };
    },
  };
}
