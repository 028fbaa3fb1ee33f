import { RowMenu, useCan } from '@admin/shell';
import { Eye, Pencil } from '@admin/ui/icons';
import { useIntl } from 'react-intl';
import { settingsPermissions } from '../../settings-permissions.ts';
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
  const mayUpdate = useCan([settingsPermissions.webhooks.update]);
  return (
    <RowMenu
      items={[
        {
          kind: 'link',
          id: 'edit',
          label: intl.formatMessage(mayUpdate ? webhookMessages.edit : webhookMessages.view),
          icon: mayUpdate ? Pencil : Eye,
          href,
        },
      ]}
      messages={webhookMessages}
      name={name}
      onDelete={onDelete}
    />
  );
}
