/**
 * Renders suspended content as soon as it has loaded. React shows a placeholder for at least 300 ms to prevent flicker,
 * during which a test waits. React reads the clock when it is loaded, so this module has to be loaded before. Has no
 * effect in a React version that names the step differently.
 */
const wait = globalThis.setTimeout;

const isReveal = (callback: unknown): boolean =>
  typeof callback === 'function' && callback.name === 'bound completeRootWhenReady';

const promptly = (callback: (...values: unknown[]) => void, delay?: number, ...values: unknown[]) => {
  if (!isReveal(callback)) return wait(callback, delay, ...values);
  // For tests of content that React should render without the delay.
  performance.mark('held back by React');
  return wait(callback, 0, ...values);
};

globalThis.setTimeout = Object.assign(promptly, wait) as typeof setTimeout;
