import type { ContentTypeItem } from '@admin/content-model';
import { ActionButton, ActionOutlet, bulkActions, type Selection } from '@admin/shell';
import { IconButton, Toolbar, ToolbarItem, Tooltip } from '@admin/ui';
import { X } from '@admin/ui/icons';
import { useIntl } from 'react-intl';
import { listMessages } from '../messages.ts';
import styles from './BulkBar.module.css';
import { ActionWords } from '../confirmation/ActionWords.tsx';

export interface BulkBarProps {
  readonly contentType: ContentTypeItem;
  readonly selection: Selection;
}

/** What can be done with the checked rows. It floats at the lower edge: no row moves when it appears. */
export function BulkBar({ contentType, selection }: BulkBarProps) {
  const intl = useIntl();
  const clear = intl.formatMessage(listMessages.clearSelection);
  return (
    <div className={styles.bar}>
      <Toolbar label={intl.formatMessage(listMessages.bulkActions)}>
        <span className={styles.count}>
          {intl.formatMessage(listMessages.selected, { count: selection.ids.length })}
        </span>
        <ActionOutlet
          input={selection}
          point={bulkActions}
          renderQuestion={({ id }, words) => (
            <ActionWords about={selection} actionId={id} contentType={contentType} words={words} />
          )}
        >
          {(action) => (
            <ToolbarItem>
              <ActionButton action={action} size="small" />
            </ToolbarItem>
          )}
        </ActionOutlet>
        <Tooltip content={clear} purpose="name">
          <ToolbarItem>
            <IconButton icon={X} label={clear} onClick={selection.clear} size="small" />
          </ToolbarItem>
        </Tooltip>
      </Toolbar>
    </div>
  );
}
