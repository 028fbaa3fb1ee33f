import { superAdminCode } from '@admin/content-model';
import type { Role } from '@admin/contract';
import { useCan } from '@admin/shell';
import { DropdownMenu, IconButton, type MenuItem } from '@admin/ui';
import { CopyPlus, EllipsisVertical, Pencil, Trash2 } from '@admin/ui/icons';
import { useIntl } from 'react-intl';
import { rights } from '../../rights.ts';
import { roleMessages } from '../messages.ts';

export interface RoleRowActionsProps {
  readonly role: Role;
  readonly onDelete: (role: Role) => void;
}

/** What can be done with one role. The super administrator's stays as it is, one with users stays. */
export function RoleRowActions({ role, onDelete }: RoleRowActionsProps) {
  const intl = useIntl();
  const mayCreate = useCan([rights.roles.create]);
  const mayUpdate = useCan([rights.roles.update]);
  const mayDelete = useCan([rights.roles.delete]);
  const isFixed = role.code === superAdminCode;
  const isUsed = role.usersCount > 0;
  const items: MenuItem[] = [
    {
      kind: 'link',
      id: 'edit',
      label: intl.formatMessage(isFixed || !mayUpdate ? roleMessages.view : roleMessages.edit),
      icon: Pencil,
      href: `/settings/roles/${role.id}`,
    },
  ];
  if (mayCreate) {
    items.push({
      kind: 'link',
      id: 'duplicate',
      label: intl.formatMessage(roleMessages.duplicate),
      icon: CopyPlus,
      href: `/settings/roles/duplicate/${role.id}`,
    });
  }
  if (mayDelete && !isFixed) {
    items.push({
      id: 'delete',
      label: intl.formatMessage(roleMessages.delete),
      description: isUsed ? intl.formatMessage(roleMessages.inUse) : undefined,
      disabled: isUsed,
      icon: Trash2,
      tone: 'danger',
      onSelect: () => onDelete(role),
    });
  }
  return (
    <DropdownMenu
      align="end"
      items={items}
      trigger={
        <IconButton
          icon={EllipsisVertical}
          label={intl.formatMessage(roleMessages.actionsFor, { name: role.name })}
          size="small"
        />
      }
    />
  );
}
