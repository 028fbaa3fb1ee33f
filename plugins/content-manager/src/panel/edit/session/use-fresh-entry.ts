import type { Entry } from '@admin/content-model';
import { useEffect, useRef } from 'react';
import type { ContentTypeView } from '../../schema/index.ts';
import { formValues } from '../form/entry-values.ts';
import type { EntrySession } from './entry-session.ts';

/**
 * Takes a newer answer of the server over into the form, as long as nobody typed: what is being edited is
 * never replaced from behind.
 */
export function useFreshEntry({ form }: EntrySession, view: ContentTypeView, entry: Entry | null): void {
  const taken = useRef(entry);
  useEffect(() => {
    if (taken.current === entry || form.isModified()) return;
    taken.current = entry;
    form.accept(formValues(view, entry));
  }, [form, view, entry]);
}
