import { useCan } from '@admin/shell';
import { DropdownMenu, IconButton, type MenuItem } from '@admin/ui';
import { EllipsisVertical, Eye, Pencil, Trash2 } from '@admin/ui/icons';
import { useIntl } from 'react-intl';
import { rights } from '../../rights.ts';
import { webhookMessages } from '../messages.ts';

export interface WebhookRowActionsProps {
  readonly href: string;
  readonly name: string;
  /** Undefined where deleting is not allowed. */
  readonly onDelete: (() => void) | undefined;
}

/** What can be done with one webhook. */
export function WebhookRowActions({ href, name, onDelete }: WebhookRowActionsProps) {
  const intl = useIntl();
  const mayUpdate = useCan([rights.webhooks.update]);
  const items: MenuItem[] = [
    {
      kind: 'link',
      id: 'edit',
      label: intl.formatMessage(mayUpdate ? webhookMessages.edit : webhookMessages.view),
      icon: mayUpdate ? Pencil : Eye,
      href,
    },
  ];
  if (onDelete) {
    items.push({
      id: 'delete',
      label: intl.formatMessage(webhookMessages.delete),
      icon: Trash2,
      tone: 'danger',
      onSelect: onDelete,
    });
  }
  return (
    <DropdownMenu
      align="end"
      items={items}
      trigger={
        <IconButton
          icon={EllipsisVertical}
          label={intl.formatMessage(webhookMessages.actionsFor, { name })}
          size="small"
        />
      }
    />
  );
}
