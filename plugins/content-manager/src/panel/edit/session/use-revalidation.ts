import { isWithin, singleSteps, writtenPath, type ValidationSpec } from '@admin/entry-form';
import { useCallback, useEffect, useMemo } from 'react';
import { afterPaint, paintsFrames, whenIdle } from '@admin/shell/host';
import type { EntrySession } from './entry-session.ts';

/** Paths that are processed together after the next paint. */
export interface PathBatch {
  readonly add: (paths: readonly string[]) => void;
  /** Drops all pending paths. */
  readonly stop: () => void;
}

/** Collects paths until the next paint and then processes them once; immediately where nothing is painted. */
export function createPathBatch(process: (paths: ReadonlySet<string>) => void): PathBatch {
  let pending: ReadonlySet<string> = new Set();
  let cancel: (() => void) | undefined;
  const flush = (): void => {
    const paths = pending;
    pending = new Set();
    cancel = undefined;
    process(paths);
  };
  return {
    add(paths) {
      if (paths.length === 0) return;
      pending = new Set([...pending, ...paths]);
      if (paintsFrames()) cancel ??= afterPaint(flush);
      else flush();
    },
    stop() {
      cancel?.();
      cancel = undefined;
      pending = new Set();
    },
  };
}

/**
 * Returns a function that validates one value after its field lost focus. Values with errors are validated again after
 * each change. Validation runs after the change is painted, once for all of them.
 */
export function useRevalidation(session: EntrySession, validation: ValidationSpec): (path: string) => void {
  const { form, validator, pointer } = session;

  const validate = useCallback(
    async (paths: ReadonlySet<string>) => {
      const found = await validator.validateAt(validation, paths);
      for (const path of paths) form.errors.set(path, found.get(path));
    },
    [validator, form, validation],
  );
  const batch = useMemo(() => createPathBatch((paths) => void validate(paths)), [validate]);
  useEffect(() => batch.stop, [batch]);

  useEffect(() => whenIdle(() => void validator.prepare()), [validator]);
  useEffect(() => pointer.observe(), [pointer]);

  useEffect(
    () =>
      form.onStep(({ step }) => {
        const changed = singleSteps(step).map(({ path }) => writtenPath(path));
        const invalid = [...form.errors.all().keys()];
        batch.add(invalid.filter((path) => changed.some((outer) => isWithin(outer, path))));
      }),
    [form, batch],
  );

  return useCallback((path) => pointer.run(() => batch.add([path])), [pointer, batch]);
}
