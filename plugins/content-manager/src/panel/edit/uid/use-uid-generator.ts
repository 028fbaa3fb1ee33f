import { isRecord, withoutTempKeys, type FormValues } from '@admin/content-model';
import { useCallback, useEffect, useRef, useState } from 'react';
import { generateUid } from '../../entry/index.ts';
import { problemOf } from '../errors/request-errors.ts';
import { useEditing } from '../editing/editing-context.ts';
import { holderPath, positionsOf } from '@admin/entry-form';
import { useFormValue } from '../editing/use-form-value.ts';
import { useSavedEntry } from '../editing/saved-entry-context.ts';
import { shouldGenerateUid, uidCheckDelay } from './uid-rules.ts';
import { isInComponent, type UidField } from './uid-field.ts';
import { httpRef, notifyRef, useService } from '@admin/shell';

/** The reason to generate a uid: the user requested it, a required one is missing, or its source text changed. */
type UidCause = 'asked' | 'missing' | 'followed';

/** Returns whether a component is unsaved. */
function isUnsaved(component: unknown): boolean {
  return isRecord(component) && component['id'] === undefined;
}

function isFilled(text: unknown): boolean {
  return typeof text === 'string' && text.trim() !== '';
}

/**
 * Generates uids: on demand, if a required one is missing, and when the source text of an unsaved entry or component
 * changes, unless the user entered a uid. The uid of a copy follows its source text too, because the copied one is taken.
 * A save waits for the generated uid, which would otherwise change the saved entry.
 */
export function useUidGenerator(field: UidField): {
  readonly isRunning: boolean;
  readonly generate: () => void;
} {
  const { path, value, required, disabled, targetField } = field;
  const http = useService(httpRef);
  const notify = useService(notifyRef);
  const { form, view, stage, address } = useEditing();
  const { entry } = useSavedEntry();
  const id = entry?.id;
  const target = useFormValue(targetField ?? path);
  const [isRunning, setIsRunning] = useState(false);
  // A copy starts with the uid of its origin, which the user did not enter.
  const everMade = useRef<ReadonlySet<unknown>>(new Set(address.origin === undefined ? [] : [value]));
  const madeFrom = useRef(target);
  const underway = useRef<Promise<unknown>>(Promise.resolve());
  const newest = useRef(0);

  const make = useCallback(
    async (cause: UidCause) => {
      const call = (newest.current += 1);
      setIsRunning(true);
      const before = form.read(path);
      try {
        const made = await generateUid(
          http,
          { contentType: view.contentType.uid, field: positionsOf(form.values(), path).join('.') },
          {
            ...(withoutTempKeys(form.values()) as FormValues),
            // With its id, the uid that the entry has already counts as free for it.
            ...(id === undefined ? {} : { id }),
          },
        );
        // A later call uses the newer source text.
        if (call !== newest.current) return;
        // A uid that the user has entered in the meantime takes precedence.
        if (form.read(path) !== before) return;
        everMade.current = new Set([...everMade.current, made]);
        if (cause === 'missing') form.preset(path, made);
        else if (cause === 'asked' || targetField === undefined) form.change(path, made);
        else form.change(path, made, { follows: targetField });
      } catch (error) {
        notify({ tone: 'warning', title: problemOf(error) });
      } finally {
        if (call === newest.current) setIsRunning(false);
      }
    },
    [form, http, id, notify, path, targetField, view],
  );
  const generate = useCallback(
    (cause: UidCause) => {
      underway.current = Promise.all([underway.current, make(cause)]);
    },
    [make],
  );

  // Without a source text the server would generate the uid from the name of the content type.
  const isSourceFilled = targetField === undefined || isFilled(target);
  const isMissingAtFirst = useRef(shouldGenerateUid(value, required) && !disabled && isSourceFilled);
  useEffect(() => {
    if (!isMissingAtFirst.current) return;
    isMissingAtFirst.current = false;
    generate('missing');
  }, [generate]);

  const follow = useCallback(() => {
    const next = form.read(targetField ?? path);
    if (next === madeFrom.current) return;
    madeFrom.current = next;
    const current = form.read(path);
    const isMissing = current === null || current === undefined;
    const isNew = stage === 'creating' || (isInComponent(path) && isUnsaved(form.read(holderPath(path))));
    if (disabled || !isNew || targetField === undefined) return;
    // The form was reset, for example after the entry of a single type was deleted.
    const isUntouched = isMissing && (next ?? null) === (form.readInitial(targetField) ?? null);
    if (isUntouched) {
      if (shouldGenerateUid(current, required) && isFilled(next)) generate('missing');
    } else if (isMissing || everMade.current.has(current)) generate('followed');
  }, [disabled, stage, targetField, form, path, required, generate]);

  useEffect(
    () =>
      form.onStep(({ by }) => {
        // Undo and redo restore the uid together with its source text.
        if (by !== 'step') madeFrom.current = form.read(targetField ?? path);
      }),
    [form, path, targetField],
  );

  useEffect(() => {
    if (target === madeFrom.current) return;
    const pause = setTimeout(follow, uidCheckDelay);
    return () => clearTimeout(pause);
  }, [target, follow]);

  useEffect(
    () =>
      form.onSettle(async () => {
        follow();
        await underway.current;
        if (stage !== 'creating' || disabled || !shouldGenerateUid(form.read(path), required)) return;
        generate('missing');
        await underway.current;
      }),
    [form, follow, path, required, disabled, stage, generate],
  );

  return { isRunning, generate: useCallback(() => generate('asked'), [generate]) };
}
