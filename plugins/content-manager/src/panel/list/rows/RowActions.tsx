import type { ContentTypeItem, Entry } from '@admin/content-model';
import { ConfirmDialog, DropdownMenu, IconButton, type MenuItem } from '@admin/ui';
import { EllipsisVertical, Pencil, Trash2 } from '@admin/ui/icons';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { listViewDeleteInformation } from '../../../points.ts';
import { promisedLocale, type CallParameters } from '../../address/index.ts';
import { deleteEntry, entryAddressAt, useEntryCache } from '../../entry/index.ts';
import { deleteMessages } from '../bulk/delete-messages.ts';
import { ConfirmationBody } from '../confirmation/ConfirmationBody.tsx';
import { listMessages } from '../messages.ts';
import { problemText } from '../entries/problem-text.ts';
import { httpRef, notifyRef, useService } from '@admin/shell';

export interface RowActionsProps {
  readonly contentType: ContentTypeItem;
  readonly entry: Entry;
  /** What calls carry of the list's address. */
  readonly parameters: CallParameters;
  /** What the row is called, for screen readers. */
  readonly name: string;
  readonly href: string;
  readonly mayDelete: boolean;
  readonly onDeleted: (id: number) => void;
}

/** What can be done with one row. */
export function RowActions(props: RowActionsProps) {
  const { contentType, entry, parameters, name, href, mayDelete, onDeleted } = props;
  const { uid } = contentType;
  const intl = useIntl();
  const http = useService(httpRef);
  const notify = useService(notifyRef);
  const cache = useEntryCache();
  // A dialog for each of a hundred rows would be drawn for nobody.
  const [question, setQuestion] = useState<'never asked' | 'open' | 'closed'>('never asked');

  const about = useMemo(() => ({ ids: [entry.id], entries: [entry] }), [entry]);

  const remove = async (): Promise<void> => {
    const address = entryAddressAt({ view: 'entry', uid, id: String(entry.id) }, parameters);
    try {
      await deleteEntry(http, address);
    } catch (error) {
      notify({ tone: 'warning', title: problemText(error) });
      return;
    }
    notify({ tone: 'success', title: deleteMessages.deleted });
    cache.deleted(address);
    onDeleted(entry.id);
  };

  const items: readonly MenuItem[] = [
    { kind: 'link', id: 'edit', label: intl.formatMessage(listMessages.edit), icon: Pencil, href },
    ...(mayDelete
      ? [
          {
            id: 'delete',
            label: intl.formatMessage(deleteMessages.delete),
            icon: Trash2,
            tone: 'danger' as const,
            onSelect: () => setQuestion('open'),
          },
        ]
      : []),
  ];
  return (
    <>
      <DropdownMenu
        align="end"
        items={items}
        trigger={
          <IconButton
            icon={EllipsisVertical}
            label={intl.formatMessage(listMessages.actionsFor, { name })}
            size="small"
          />
        }
      />
      {question !== 'never asked' && (
        <ConfirmDialog
          body={
            <ConfirmationBody
              contentType={contentType}
              entries={about.entries}
              ids={about.ids}
              locale={promisedLocale(parameters).locale}
              text={intl.formatMessage(listMessages.confirmDelete)}
              zone={listViewDeleteInformation}
            />
          }
          cancelLabel={intl.formatMessage(listMessages.cancel)}
          confirmLabel={intl.formatMessage(listMessages.confirm)}
          onConfirm={remove}
          onOpenChange={(open) => setQuestion(open ? 'open' : 'closed')}
          open={question === 'open'}
          title={intl.formatMessage(deleteMessages.confirmTitle)}
          tone="danger"
        />
      )}
    </>
  );
}
