import { afterAll, beforeAll, inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    globalNamespace?: string;
    mode?: 'dry-run' | 'mutant';
    mutantActivation?: 'static' | 'runtime';
  }
}

type Hits = Record<string, number>;

/** What Stryker shares with the code that it changes. */
interface Shared {
  activeMutant?: string | undefined;
  mutantCoverage?: { readonly perTest: Record<string, Hits> };
}

/** The name of the test while a hook runs. */
const inHooks = 'hooks';

/**
 * Counts what hooks run as run by every test of the file. Stryker takes it for what runs while files are loaded, and
 * would load all of them and run all tests for each change of it.
 */
function countHooks(shared: Shared): void {
  const tests = new Set<string>();
  let test: string | undefined;
  let isLoaded = false;
  Object.defineProperty(shared, 'currentTestId', {
    configurable: true,
    get: () => test ?? (isLoaded ? inHooks : undefined),
    set: (id: string | undefined) => {
      test = id;
      if (id !== undefined) tests.add(id);
    },
  });
  beforeAll(() => {
    isLoaded = true;
  });
  afterAll(() => {
    isLoaded = false;
    const perTest = shared.mutantCoverage?.perTest ?? {};
    for (const id of tests) perTest[id] = { ...perTest[inHooks], ...perTest[id] };
    delete perTest[inHooks];
  });
}

const namespace = inject('globalNamespace');
if (namespace !== undefined) {
  const shared = Reflect.get(globalThis, namespace) as Shared;
  // In a thread that is kept, the change of the run before is still in force: files are loaded without any.
  if (inject('mutantActivation') === 'runtime') shared.activeMutant = undefined;
  if (inject('mode') === 'dry-run') countHooks(shared);
}
