import { Button, Icon, IconButton, Toolbar, ToolbarItem, Tooltip } from '@admin/ui';
import { Trash2, X } from '@admin/ui/icons';
import { useIntl } from 'react-intl';
import { userMessages } from '../messages.ts';
import styles from './UserTable.module.css';

export interface UserBulkBarProps {
  readonly count: number;
  readonly onDelete: () => void;
  readonly onClear: () => void;
}

/** What can be done with the checked users. It floats at the lower edge, so that no row moves when it appears. */
export function UserBulkBar({ count, onDelete, onClear }: UserBulkBarProps) {
  const intl = useIntl();
  const clear = intl.formatMessage(userMessages.clearSelection);
  return (
    <div className={styles.bar}>
      <Toolbar label={intl.formatMessage(userMessages.bulkActions)}>
        <output className={styles.count}>{intl.formatMessage(userMessages.selected, { count })}</output>
        <ToolbarItem>
          <Button onClick={onDelete} size="small" startIcon={<Icon icon={Trash2} />} variant="danger">
            {intl.formatMessage(userMessages.delete)}
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
