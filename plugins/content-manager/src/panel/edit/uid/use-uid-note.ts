import { useEffect, useState } from 'react';
import { checkUid } from '../../entry/index.ts';
import { problemOf } from '../errors/request-errors.ts';
import { useEditing } from '../editing/editing-context.ts';
import { useSavedValue } from '../editing/use-form-value.ts';
import { checkComponentUid } from './component-uid.ts';
import { isInComponent, type UidField } from './uid-field.ts';
import { shouldCheckUid, uidCheckDelay, uidNoteTime } from './uid-rules.ts';
import { httpRef, notifyRef, useService } from '@admin/shell';

/** The availability of the uid in the field. */
export type UidNote =
  | { readonly state: 'none' | 'available' }
  | { readonly state: 'unavailable'; readonly suggestion: string | null };

const noNote: UidNote = { state: 'none' };

/**
 * Returns whether a uid is free. The request waits for a pause in typing; a uid that was saved during the pause is the
 * entry's own.
 */
export function useUidNote({ path, value, disabled }: UidField): UidNote {
  const http = useService(httpRef);
  const notify = useService(notifyRef);
  const { form, view } = useEditing();
  const saved = useSavedValue(path);
  const [noted, setNoted] = useState<{ readonly value: string; readonly note: UidNote } | null>(null);

  useEffect(() => {
    if (disabled || !shouldCheckUid(value, saved)) return;
    const abort = new AbortController();
    let forget: ReturnType<typeof setTimeout> | undefined;
    const ask = async () => {
      try {
        const field = { contentType: view.contentType.uid, field: path };
        const { isAvailable, suggestion } = isInComponent(path)
          ? checkComponentUid(form, view, path, value.trim())
          : await checkUid(http, field, value, abort.signal);
        if (abort.signal.aborted) return;
        setNoted({
          value,
          note: isAvailable ? { state: 'available' } : { state: 'unavailable', suggestion },
        });
        if (isAvailable) forget = setTimeout(() => setNoted(null), uidNoteTime);
      } catch (error) {
        if (!abort.signal.aborted) notify({ tone: 'warning', title: problemOf(error) });
      }
    };
    const pause = setTimeout(() => void ask(), uidCheckDelay);
    return () => {
      clearTimeout(pause);
      clearTimeout(forget);
      abort.abort();
    };
  }, [disabled, form, http, notify, path, saved, value, view]);

  return noted && noted.value === value && value !== saved ? noted.note : noNote;
}
