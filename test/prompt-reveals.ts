/**
 * What was waited for is drawn as soon as it is there. React keeps a placeholder for 300 ms before it draws what comes
 * next, lest a page flickers: time in which a test does nothing. React takes the clock as it is loaded, so that this has
 * to be loaded before. A React that names its step otherwise waits as ever, and works.
 */
const wait = globalThis.setTimeout;

const isReveal = (callback: unknown): boolean =>
  typeof callback === 'function' && callback.name === 'bound completeRootWhenReady';

const promptly = (callback: (...values: unknown[]) => void, delay?: number, ...values: unknown[]) =>
  wait(callback, isReveal(callback) ? 0 : delay, ...values);

globalThis.setTimeout = Object.assign(promptly, wait) as typeof setTimeout;
