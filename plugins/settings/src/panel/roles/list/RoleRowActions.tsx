import { superAdminCode } from '@admin/content-model';
import type { Role } from '@admin/contract';
import { RowMenu, useCan } from '@admin/shell';
import type { MenuItem } from '@admin/ui';
import { CopyPlus, Eye, Pencil } from '@admin/ui/icons';
import { useIntl } from 'react-intl';
import { settingsPermissions } from '../../settings-permissions.ts';
import { roleMessages } from '../messages.ts';
import { roleCopyPage, rolePage } from '../../pages.ts';

export interface RoleRowActionsProps {
  readonly role: Role;
  readonly onDelete: (role: Role) => void;
}

/** What can be done with one role. The super administrator's stays as it is, one with users stays. */
export function RoleRowActions({ role, onDelete }: RoleRowActionsProps) {
  const intl = useIntl();
  const mayCreate = useCan([settingsPermissions.roles.create]);
  const mayUpdate = useCan([settingsPermissions.roles.update]);
  const mayDelete = useCan([settingsPermissions.roles.delete]);
  const isFixed = role.code === superAdminCode;
  const isEditable = mayUpdate && !isFixed;
  const items: MenuItem[] = [
    {
      kind: 'link',
      id: 'edit',
      label: intl.formatMessage(isEditable ? roleMessages.edit : roleMessages.view),
      icon: isEditable ? Pencil : Eye,
      href: rolePage.to({ id: role.id }),
    },
  ];
  if (mayCreate) {
    items.push({
      kind: 'link',
      id: 'duplicate',
      label: intl.formatMessage(roleMessages.duplicate),
      icon: CopyPlus,
      href: roleCopyPage.to({ id: role.id }),
    });
  }
  return (
    <RowMenu
      items={items}
      deleteDisabledReason={role.usersCount > 0 ? intl.formatMessage(roleMessages.inUse) : undefined}
      messages={roleMessages}
      name={role.name}
      onDelete={mayDelete && !isFixed ? () => onDelete(role) : undefined}
    />
  );
}
