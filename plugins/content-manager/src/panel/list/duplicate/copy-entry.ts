import { errorText, type HttpClient, type Notify, type Row } from '@admin/shell';
import type { ActionDialog } from '@admin/shell/host';
import { createElement } from 'react';
import { actionMessages } from '../bulk/action-messages.ts';
import { duplicateMessages } from './messages.ts';
import { prohibitedFieldsOf } from './prohibited-fields.ts';

/** The dependencies of `copyEntry`. */
export interface Copying {
  readonly http: HttpClient;
  readonly notify: Notify;
  /** Navigates to the copy. */
  readonly openCopy: (id: number) => void | Promise<void>;
}

/**
 * Copies the entry of a row. Never rejects.
 * @returns a dialog if the entry has fields that cannot be copied
 */
export async function copyEntry(
  { http, notify, openCopy }: Copying,
  { contentType: uid, entry, parameters, refresh }: Row,
): Promise<ActionDialog<Row> | undefined> {
  try {
    const copy = await http.call('POST /content-manager/collection-types/:uid/auto-clone/:id', {
      params: { uid, id: String(entry.id) },
      query: parameters,
    });
    notify({ tone: 'success', title: duplicateMessages.done });
    void refresh();
    await openCopy(copy.id);
  } catch (error) {
    const fields = prohibitedFieldsOf(error);
    if (fields.length > 0) {
      return {
        title: actionMessages.duplicate,
        content: async () => {
          const { CannotDuplicate } = await import('./CannotDuplicate.tsx');
          return { default: (dialog) => createElement(CannotDuplicate, { ...dialog, fields }) };
        },
      };
    }
    notify({ tone: 'warning', title: errorText(error) });
  }
  return undefined;
}
