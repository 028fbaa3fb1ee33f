import { Button, Icon, IconButton, Toolbar, ToolbarItem, Tooltip } from '@admin/ui';
import { Trash2, X } from '@admin/ui/icons';
import { useIntl } from 'react-intl';
import { webhookMessages } from '../messages.ts';
import styles from './WebhookListPage.module.css';

export interface WebhookBulkBarProps {
  readonly count: number;
  readonly onDelete: () => void;
  readonly onClear: () => void;
}

/** What can be done with the checked webhooks. It floats at the lower edge, so that no row moves. */
export function WebhookBulkBar({ count, onDelete, onClear }: WebhookBulkBarProps) {
  const intl = useIntl();
  const clear = intl.formatMessage(webhookMessages.clearSelection);
  return (
    <div className={styles.bar}>
      <Toolbar label={intl.formatMessage(webhookMessages.bulkActions)}>
        <output className={styles.count}>{intl.formatMessage(webhookMessages.selected, { count })}</output>
        <ToolbarItem>
          <Button onClick={onDelete} size="small" startIcon={<Icon icon={Trash2} />} variant="danger">
            {intl.formatMessage(webhookMessages.delete)}
          </Button>
        </ToolbarItem>
        <Tooltip content={clear} purpose="name">
          <ToolbarItem>
            <IconButton icon={X} label={clear} onClick={onClear} size="small" />
          </ToolbarItem>
        </Tooltip>
      </Toolbar>
    </div>
  );
}
