/**
 * What was waited for is drawn as soon as it is there. React keeps a placeholder for 300 ms before it draws what comes
 * next, lest a page flickers: time in which a test does nothing. React takes the clock as it is loaded, so that this has
 * to be loaded before. A React that names its step otherwise waits as ever, and works.
 */
const wait = globalThis.setTimeout;

const isReveal = (callback: unknown): boolean =>
  typeof callback === 'function' && callback.name === 'bound completeRootWhenReady';

const promptly = (callback: (...values: unknown[]) => void, delay?: number, ...values: unknown[]) => {
  if (!isReveal(callback)) return wait(callback, delay, ...values);
  // For tests of what React is to draw without holding it back.
  performance.mark('held back by React');
  return wait(callback, 0, ...values);
};

globalThis.setTimeout = Object.assign(promptly, wait) as typeof setTimeout;
