import type { Role } from '@admin/contract';
import { httpRef, Section, useCan, useRolePreview, useService, useStore } from '@admin/shell';
import { Button, Icon } from '@admin/ui';
import { Eye } from '@admin/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { explainsQuery } from '../../permission-check/explanation-queries.ts';
import { settingsPermissions } from '../../settings-permissions.ts';
import type { RolePermissionsStore } from '../../role-permissions/role-permissions-store.ts';
import { viewAsMessages } from './messages.ts';
import { useViewAs } from './use-view-as.ts';

export interface ViewAsSectionProps {
  readonly role: Role;
  /** What is being edited of its permissions: the view shows that, saved or not. */
  readonly store: RolePermissionsStore;
}

/**
 * Opens the panel as users with the role see it. Nothing for those who may not read roles, in such a window itself, and
 * where the server explains no permissions: those that do show them, too.
 */
export function ViewAsSection({ role, store }: ViewAsSectionProps) {
  const intl = useIntl();
  const http = useService(httpRef);
  const isViewing = useRolePreview() !== null;
  const mayRead = useCan([settingsPermissions.roles.read]) && !isViewing;
  const explains = useQuery({ ...explainsQuery(http, { role: role.id }), enabled: mayRead });
  const isChanged = useStore(store, (state) => state.isChanged);
  const { isOpening, open } = useViewAs(role.id);
  if (!mayRead || !explains.data) return null;
  return (
    <Section
      description={intl.formatMessage(viewAsMessages.body)}
      title={intl.formatMessage(viewAsMessages.title)}
    >
      <Button
        loading={isOpening}
        onClick={() => void open(store.getState().isChanged ? store.toInput() : undefined)}
        startIcon={<Icon icon={Eye} />}
      >
        {intl.formatMessage(isChanged ? viewAsMessages.openUnsaved : viewAsMessages.open, {
          role: role.name,
        })}
      </Button>
    </Section>
  );
}
