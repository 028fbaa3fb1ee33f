import type * as TestingLibrary from '@testing-library/dom';

/** The settings of whichever copy of the library a test asks with. */
type Settings = Pick<typeof TestingLibrary, 'configure' | 'getConfig'>;

const lightened = new WeakSet<object>();

/**
 * Errors of queries that print the page only where somebody reads it. A wait asks for its element again whenever the
 * page changes, and printed the page each time; when its time is over, it prints the page itself.
 */
export function lightenErrors({ configure, getConfig }: Settings): void {
  const { getElementError } = getConfig();
  // Files share a world.
  if (lightened.has(getElementError)) return;
  const isWaiting = () => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;
  const light: typeof getElementError = (message, container) => {
    if (message === null || !isWaiting()) return getElementError(message, container);
    const error = new Error(message);
    error.name = 'TestingLibraryElementError';
    return error;
  };
  lightened.add(light);
  configure({ getElementError: light });
}
