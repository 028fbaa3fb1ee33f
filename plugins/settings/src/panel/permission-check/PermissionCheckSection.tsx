import { httpRef, Section, useCan, useService } from '@admin/shell';
import { LazyContribution } from '@admin/shell/host';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { settingsPermissions } from '../settings-permissions.ts';
import { explainsQuery, type PermissionHolder } from './explanation-queries.ts';
import { checkMessages } from './messages.ts';

const owner = { pluginId: 'settings', contributionId: 'settings.permission-check' } as const;

const loadCheck = () =>
  import('./PermissionCheck.tsx').then((module) => ({ default: module.PermissionCheck }));

/** Checks permissions of a user or a role; hidden if the user may not check them or the server does not support it. */
export function PermissionCheckSection({ holder }: { readonly holder: PermissionHolder }) {
  const intl = useIntl();
  const http = useService(httpRef);
  const { users, roles } = settingsPermissions;
  const mayReadRoles = useCan([roles.read]);
  const mayReadUsers = useCan([users.read]);
  const isOfUser = 'user' in holder;
  const mayAsk = mayReadRoles && (mayReadUsers || !isOfUser);
  const explains = useQuery({ ...explainsQuery(http, holder), enabled: mayAsk });
  if (!mayAsk || !explains.data) return null;
  return (
    <Section
      description={intl.formatMessage(isOfUser ? checkMessages.ofUser : checkMessages.ofRole)}
      title={intl.formatMessage(checkMessages.title)}
    >
      <LazyContribution contribution={owner} load={loadCheck} props={{ holder }} />
    </Section>
  );
}
