import { DropdownMenu, IconButton, type MenuItem } from '@admin/ui';
import { EllipsisVertical, Pencil, Trash2 } from '@admin/ui/icons';
import { useIntl } from 'react-intl';
import { userMessages } from '../messages.ts';

export interface UserRowActionsProps {
  readonly name: string;
  readonly href: string;
  /** Asks whether to delete; undefined where that is not offered. */
  readonly onDelete: (() => void) | undefined;
}

/** What can be done with one user. */
export function UserRowActions({ name, href, onDelete }: UserRowActionsProps) {
  const intl = useIntl();
  const items: readonly MenuItem[] = [
    { kind: 'link', id: 'edit', label: intl.formatMessage(userMessages.edit), icon: Pencil, href },
    ...(onDelete
      ? [
          {
            id: 'delete',
            label: intl.formatMessage(userMessages.delete),
            icon: Trash2,
            tone: 'danger' as const,
            onSelect: onDelete,
          },
        ]
      : []),
  ];
  return (
    <DropdownMenu
      align="end"
      items={items}
      trigger={
        <IconButton
          icon={EllipsisVertical}
          label={intl.formatMessage(userMessages.actionsFor, { name })}
          size="small"
        />
      }
    />
  );
}
