import {
  anyOf,
  DeleteDialog,
  DeleteSelectedButton,
  ForbiddenPage,
  httpRef,
  notifyRef,
  ResourceListPage,
  RowMenu,
  useCan,
  useDialogSubject,
  useRowSelection,
  useService,
  type PhoneRows,
} from '@admin/shell';
import type { TableColumn } from '@admin/ui';
import { Eye, Pencil, Webhook as WebhookIcon } from '@admin/ui/icons';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { Webhook } from '../../endpoints/webhooks.ts';
import { pageMessages } from '../page-messages.ts';
import { newWebhookPage, webhookPage } from '../pages.ts';
import { settingsPermissions } from '../settings-permissions.ts';
import { settingsTags } from '../tags.ts';
import { EnabledSwitch } from './EnabledSwitch.tsx';
import { webhookMessages } from './messages.ts';
import { webhookCalls, webhooksQuery } from './webhook-queries.ts';
import styles from './WebhookListPage.module.css';

const { create, read, update, delete: remove } = settingsPermissions.webhooks;

const onPhone: PhoneRows<Webhook> = { link: 'name', facts: ['url'], controls: ['isEnabled'] };
const rowId = ({ id }: Webhook): string => String(id);
const rowName = ({ name }: Webhook): string => name;
const rowHref = ({ id }: Webhook): string => webhookPage.to({ id });
const noIds: readonly number[] = [];

/** The webhooks of the installation. */
export function WebhookListPage() {
  const mayRead = useCan(anyOf(read, update, remove));
  return mayRead ? <WebhookList /> : <ForbiddenPage />;
}

function useColumns(): readonly TableColumn<Webhook>[] {
  const intl = useIntl();
  return useMemo(
    () => [
      {
        id: 'name',
        header: intl.formatMessage(webhookMessages.name),
        width: '220px',
        cell: ({ name }) => name,
      },
      {
        id: 'url',
        header: intl.formatMessage(webhookMessages.url),
        cell: ({ url }) => (
          <span className={styles.url} dir="ltr">
            {url}
          </span>
        ),
      },
      {
        id: 'isEnabled',
        header: intl.formatMessage(webhookMessages.enabled),
        width: '104px',
        cell: (webhook) => <EnabledSwitch webhook={webhook} />,
      },
    ],
    [intl],
  );
}

function WebhookList() {
  const intl = useIntl();
  const webhooks = useQuery(webhooksQuery(useService(httpRef)));
  const mayCreate = useCan([create]);
  const mayDelete = useCan([remove]);
  const columns = useColumns();
  const selection = useRowSelection();
  const deletion = useDialogSubject<readonly number[]>();
  const { open: confirmDeletion } = deletion;
  const ids = deletion.subject ?? noIds;
  const rowActions = useCallback(
    (webhook: Webhook) => (
      <WebhookRowActions
        onDelete={mayDelete ? () => confirmDeletion([webhook.id]) : undefined}
        webhook={webhook}
      />
    ),
    [mayDelete, confirmDeletion],
  );
  const deleteSelected = () => confirmDeletion([...selection.selected].map(Number));
  return (
    <ResourceListPage
      create={mayCreate ? { label: webhookMessages.create, to: newWebhookPage.to() } : undefined}
      empty={{
        body: intl.formatMessage(webhookMessages.emptyBody),
        icon: WebhookIcon,
        title: intl.formatMessage(webhookMessages.emptyTitle),
      }}
      messages={webhookMessages}
      query={webhooks}
      selection={
        mayDelete
          ? {
              rows: selection,
              messages: webhookMessages,
              actions: <DeleteSelectedButton label={webhookMessages.delete} onDelete={deleteSelected} />,
            }
          : undefined
      }
      table={{ columns, onPhone, rowActions, rowHref, rowId, rowName }}
      title={pageMessages.webhooks}
    >
      <DeleteWebhooksDialog
        ids={ids}
        onClose={deletion.close}
        onDeleted={() => selection.forget(ids.map(String))}
        open={deletion.isOpen}
      />
    </ResourceListPage>
  );
}

interface WebhookRowActionsProps {
  readonly webhook: Webhook;
  /** Undefined without permission to delete. */
  readonly onDelete: (() => void) | undefined;
}

function WebhookRowActions({ webhook, onDelete }: WebhookRowActionsProps) {
  const intl = useIntl();
  const mayUpdate = useCan([update]);
  return (
    <RowMenu
      items={[
        {
          kind: 'link',
          id: 'edit',
          label: intl.formatMessage(mayUpdate ? webhookMessages.edit : webhookMessages.view),
          icon: mayUpdate ? Pencil : Eye,
          href: rowHref(webhook),
        },
      ]}
      messages={webhookMessages}
      name={webhook.name}
      onDelete={onDelete}
    />
  );
}

interface DeleteWebhooksDialogProps {
  readonly open: boolean;
  readonly ids: readonly number[];
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

function DeleteWebhooksDialog({ open, ids, onClose, onDeleted }: DeleteWebhooksDialogProps) {
  const calls = webhookCalls(useService(httpRef));
  const notify = useService(notifyRef);
  const queries = useQueryClient();
  const count = ids.length;
  const deleteWebhooks = async (): Promise<void> => {
    const [only] = ids;
    if (only === undefined) return;
    if (count === 1) await calls.call('DELETE /admin/webhooks/:id', { params: { id: only } });
    else await calls.call('POST /admin/webhooks/batch-delete', { body: { ids } });
    notify({ tone: 'success', title: { ...webhookMessages.deleted, values: { count } } });
    onDeleted();
    await queries.invalidateQueries({ queryKey: [settingsTags.webhook] });
  };
  return (
    <DeleteDialog
      messages={webhookMessages}
      onClose={onClose}
      onDelete={deleteWebhooks}
      open={open}
      values={{ count }}
    />
  );
}
