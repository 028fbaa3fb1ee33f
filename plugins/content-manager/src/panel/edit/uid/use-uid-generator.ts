import { useHttp, useNotify } from '@admin/shell';
import { useCallback, useEffect, useRef, useState } from 'react';
import { generateUid } from '../../entry/index.ts';
import { problemOf } from '../actions/problem-of.ts';
import { useEditing } from '../editing-context.ts';
import { useFormValue } from '../form/use-form-value.ts';
import { shouldGenerateUid, uidCheckDelay } from './uid-rules.ts';
import type { UidField } from './use-uid-note.ts';

/**
 * Makes uids: on demand, when one is needed and missing, and, while an entry is being created and nobody
 * wrote a uid by hand, whenever the text it is made from changes.
 */
export function useUidGenerator(field: UidField): {
  readonly isRunning: boolean;
  readonly generate: () => void;
} {
  const { path, value, required, disabled, targetField } = field;
  const http = useHttp();
  const notify = useNotify();
  const { entry, form, view, stage } = useEditing();
  const id = entry?.id;
  const target = useFormValue(targetField ?? path);
  const [isRunning, setIsRunning] = useState(false);
  const lastMade = useRef<string | null>(null);
  const lastTarget = useRef(target);

  const generate = useCallback(
    async (write: 'change' | 'preset') => {
      setIsRunning(true);
      const before = form.read(path);
      try {
        const made = await generateUid(
          http,
          { contentType: view.contentType.uid, field: path },
          // With its id, the uid that the entry has already counts as free for it.
          id === undefined ? form.values() : { ...form.values(), id },
        );
        // Whoever typed in the meantime knows better.
        if (form.read(path) !== before) return;
        lastMade.current = made;
        form[write](path, made);
      } catch (error) {
        notify({ tone: 'warning', title: problemOf(error) });
      } finally {
        setIsRunning(false);
      }
    },
    [form, http, id, notify, path, view],
  );

  const isMissingAtFirst = useRef(shouldGenerateUid(value, required) && !disabled);
  useEffect(() => {
    if (!isMissingAtFirst.current) return;
    isMissingAtFirst.current = false;
    void generate('preset');
  }, [generate]);

  useEffect(() => {
    if (target === lastTarget.current) return;
    lastTarget.current = target;
    const current = form.read(path);
    const isByHand = current !== null && current !== undefined && current !== lastMade.current;
    if (disabled || stage !== 'creating' || targetField === undefined || isByHand) return;
    const pause = setTimeout(() => void generate('change'), uidCheckDelay);
    return () => clearTimeout(pause);
  }, [target, disabled, stage, targetField, form, path, generate]);

  return { isRunning, generate: useCallback(() => void generate('change'), [generate]) };
}
