import { useCallback, useEffect } from 'react';
import type { Strictness } from '../complaints/entry-checker.ts';
import type { EntrySession } from './entry-session.ts';

/**
 * Checks one value when its field is left, and again with each change once something was wrong with it.
 * Fetches the rules as soon as the form stands.
 */
export function useRecheck(session: EntrySession, strictness: Strictness): (path: string) => void {
  const { form, complaints, checker, presses } = session;

  const judge = useCallback(
    async (path: string) => {
      const found = await checker.check(strictness);
      complaints.set(path, found.get(path));
    },
    [checker, complaints, strictness],
  );

  useEffect(() => {
    void checker.prepare();
    return presses.follow();
  }, [checker, presses]);

  useEffect(
    () =>
      form.onWrite(({ path }) => {
        for (const wrong of complaints.all().keys()) {
          if (wrong === path || wrong.startsWith(`${path}.`)) void judge(wrong);
        }
      }),
    [form, complaints, judge],
  );

  return useCallback((path) => presses.after(() => void judge(path)), [presses, judge]);
}
