import { useCallback, useEffect } from 'react';
import type { Strictness } from '../errors/entry-checker.ts';
import { isWithin, singleSteps, writtenPath } from '../form/index.ts';
import type { EntrySession } from './entry-session.ts';

/**
 * Checks one value when its field is left, and again with each change once something was wrong with it.
 * Fetches the rules as soon as the form stands.
 */
export function useRecheck(session: EntrySession, strictness: Strictness): (path: string) => void {
  const { form, checker, presses } = session;

  const judge = useCallback(
    async (paths: readonly string[]) => {
      const found = await checker.check(strictness);
      for (const path of paths) form.errors.set(path, found.get(path));
    },
    [checker, form, strictness],
  );

  useEffect(() => {
    void checker.prepare();
    return presses.follow();
  }, [checker, presses]);

  useEffect(
    () =>
      form.onStep(({ step }) => {
        const written = singleSteps(step).map(({ path }) => writtenPath(path));
        const wrong = [...form.errors.all().keys()];
        const again = wrong.filter((path) => written.some((outer) => isWithin(outer, path)));
        if (again.length > 0) void judge(again);
      }),
    [form, judge],
  );

  return useCallback((path) => presses.after(() => void judge([path])), [presses, judge]);
}
