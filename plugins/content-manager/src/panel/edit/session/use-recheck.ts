import { useCallback, useEffect, useMemo } from 'react';
import type { Strictness } from '../errors/entry-checker.ts';
import { isWithin, singleSteps, writtenPath } from '../form/index.ts';
import type { EntrySession } from './entry-session.ts';
import { gatherPaths } from './gather-paths.ts';

/**
 * Checks one value when its field is left, and again with each change once something was wrong with it. What the user did
 * is painted before that: the rules go through the whole entry, once for all that is to be checked by then.
 * Fetches the rules as soon as the form stands.
 */
export function useRecheck(session: EntrySession, strictness: Strictness): (path: string) => void {
  const { form, checker, presses } = session;

  const judge = useCallback(
    async (paths: ReadonlySet<string>) => {
      const found = await checker.check(strictness);
      for (const path of paths) form.errors.set(path, found.get(path));
    },
    [checker, form, strictness],
  );
  const soon = useMemo(() => gatherPaths((paths) => void judge(paths)), [judge]);
  useEffect(() => soon.stop, [soon]);

  useEffect(() => {
    void checker.prepare();
    return presses.follow();
  }, [checker, presses]);

  useEffect(
    () =>
      form.onStep(({ step }) => {
        const written = singleSteps(step).map(({ path }) => writtenPath(path));
        const wrong = [...form.errors.all().keys()];
        soon.add(wrong.filter((path) => written.some((outer) => isWithin(outer, path))));
      }),
    [form, soon],
  );

  return useCallback((path) => presses.after(() => soon.add([path])), [presses, soon]);
}
