import { entryActions } from '@admin/content-model';
import { type Action, errorText, httpRef, notifyRef, type Row, useService } from '@admin/shell';
import { Copy } from '@admin/ui/icons';
import { createElement } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { entryPage, keepParameters, type FromList } from '../../address/index.ts';
import { actionMessages } from '../bulk/action-messages.ts';
import { prohibitedFieldsOf } from './prohibited-fields.ts';

/** Copies the entry of a row and leads to the copy, or says which fields a copy cannot have. */
export const duplicateEntry: Action<Row> = {
  id: 'duplicate',
  requires: ({ contentType }) => [{ action: entryActions.create, subject: contentType }],
  useAction({ contentType: uid, entry, parameters, refresh }) {
    const http = useService(httpRef);
    const notify = useService(notifyRef);
    const navigate = useNavigate();
    const { pathname, search } = useLocation();
    return {
      label: actionMessages.duplicate,
      icon: Copy,
      async run() {
        try {
          const copy = await http.call('POST /content-manager/collection-types/:uid/auto-clone/:id', {
            params: { uid, id: String(entry.id) },
            query: parameters,
          });
          notify({ tone: 'success', title: actionMessages.duplicated });
          void refresh();
          const state: FromList = { list: `${pathname}${search}` };
          await navigate(entryPage.to({ uid, id: copy.id }, keepParameters(new URLSearchParams(search))), {
            state,
          });
        } catch (error) {
          const fields = prohibitedFieldsOf(error);
          if (fields.length === 0) {
            notify({ tone: 'warning', title: errorText(error) });
            return undefined;
          }
          return {
            title: actionMessages.duplicate,
            content: async () => {
              const { CannotDuplicate } = await import('./CannotDuplicate.tsx');
              return { default: (dialog) => createElement(CannotDuplicate, { ...dialog, fields }) };
            },
          };
        }
        return undefined;
      },
    };
  },
};
