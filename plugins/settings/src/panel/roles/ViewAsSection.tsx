import type { PermissionInput, Role } from '@admin/contract';
import {
  errorText,
  httpRef,
  notifyRef,
  sessionRef,
  useService,
  Section,
  useCan,
  useRolePreview,
  useStore,
} from '@admin/shell';
import { openViewWindow } from '@admin/shell/host';
import { Button, Icon } from '@admin/ui';
import { Eye } from '@admin/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useHref } from 'react-router-dom';
import { explainsQuery } from '../permission-check/explanation-queries.ts';
import type { RolePermissionsStore } from '../role-permissions/role-permissions-store.ts';
import { settingsPermissions } from '../settings-permissions.ts';
import { viewAsMessages } from './messages.ts';

/** Opens the impersonation preview of a role in a separate window. */
interface ViewAs {
  readonly isOpening: boolean;
  /** @param permissions replace the stored ones; none for the stored ones */
  readonly open: (permissions?: PermissionInput[]) => Promise<void>;
}

function useViewAs(roleId: number): ViewAs {
  const http = useService(httpRef);
  const notify = useService(notifyRef);
  const session = useService(sessionRef);
  const home = useHref('/');
  const [isOpening, setIsOpening] = useState(false);
  return {
    isOpening,
    async open(permissions) {
      const { user } = session.getState();
      const opened = openViewWindow();
      if (!opened || !user) {
        notify({ tone: 'warning', title: viewAsMessages.blocked });
        return;
      }
      setIsOpening(true);
      try {
        const body = permissions ? { permissions } : {};
        const { data } = await http.call('POST /admin/roles/:id/view', { params: { id: roleId }, body });
        opened.show({ token: data.token, user }, home);
      } catch (error) {
        opened.close();
        notify({ tone: 'danger', title: errorText(error) });
      } finally {
        setIsOpening(false);
      }
    },
  };
}

interface ViewAsSectionProps {
  readonly role: Role;
  /** The edited permissions of the role: the preview shows them, saved or not. */
  readonly store: RolePermissionsStore;
}

/**
 * Opens the panel as users with the role see it. Hidden for users who may not read roles, inside a preview, and on
 * servers that do not explain permissions: only servers that do support previews.
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
