/** Whether what is drawn here is painted at all: where it is not, as in tests of components, there is no frame to keep. */
export function isPainted(): boolean {
  return 'PerformancePaintTiming' in globalThis;
}

/**
 * Calls back once what is in the document now has been painted; in a window that is not seen, at its next turn.
 * @returns the function that takes the call back
 */
export function afterPaint(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const inTurn = (): void => {
    timer = setTimeout(work);
  };
  const frame = document.hidden ? undefined : requestAnimationFrame(inTurn);
  if (frame === undefined) inTurn();
  return () => {
    clearTimeout(timer);
    if (frame !== undefined) cancelAnimationFrame(frame);
  };
}
