import type * as TestingLibrary from '@testing-library/dom';

/** The settings of whichever copy of the library a test asks with. */
type Settings = Pick<typeof TestingLibrary, 'configure' | 'getConfig'>;

const lightened = new WeakSet<object>();

/**
 * Prints the page in errors of queries only when they are shown. A wait repeats its query whenever the page changes,
 * and would print the page each time; after its timeout, it prints the page itself.
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
