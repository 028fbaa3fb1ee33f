import type { MessageDescriptor } from '@admin/shell';
import { Button, Icon, IconButton, Toolbar, ToolbarItem, Tooltip } from '@admin/ui';
import { Trash2, X } from '@admin/ui/icons';
import { useIntl } from 'react-intl';
import styles from './SelectionBar.module.css';

export interface SelectionBarProps {
  /** Number of checked rows. */
  readonly count: number;
  /** `bulkActions` names the bar, `selected` tells the `{count}`. */
  readonly messages: Readonly<
    Record<'bulkActions' | 'selected' | 'delete' | 'clearSelection', MessageDescriptor>
  >;
  readonly onDelete: () => void;
  readonly onClear: () => void;
}

/** What can be done with the checked rows. It floats at the lower edge, so that no row moves when it appears. */
export function SelectionBar({ count, messages, onDelete, onClear }: SelectionBarProps) {
  const intl = useIntl();
  const clear = intl.formatMessage(messages.clearSelection);
  return (
    <div className={styles.bar}>
      <Toolbar label={intl.formatMessage(messages.bulkActions)}>
        <output className={styles.count}>{intl.formatMessage(messages.selected, { count })}</output>
        <ToolbarItem>
          <Button onClick={onDelete} size="small" startIcon={<Icon icon={Trash2} />} variant="danger">
            {intl.formatMessage(messages.delete)}
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
