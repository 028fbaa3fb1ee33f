import { Checkbox, Icon } from '@admin/ui';
import { Folder } from '@admin/ui/icons';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import type { CountedFolder } from '../../../folder-shapes.ts';
import styles from './Cards.module.css';
import { folderKey, type LibraryActs, type PlaceLinks } from '../library-items.ts';
import { browserMessages as say } from '../messages.ts';
import { Press } from '../Press.tsx';

export interface FolderCardProps {
  readonly folder: CountedFolder;
  readonly links: PlaceLinks;
  readonly menu: LibraryActs['folderMenu'];
  readonly isSelected: boolean;
  /** Undefined where folders cannot be checked. */
  readonly onSelect: ((key: string, isIn: boolean) => void) | undefined;
}

/** A folder of the grid. What was searched for stays outside of it. */
export const FolderCard = memo(function FolderCard(props: FolderCardProps) {
  const { folder, links, menu, isSelected, onSelect } = props;
  const intl = useIntl();
  const opened = { folder: folder.id, search: '' };
  return (
    <li className={styles['card']} data-of="folder" data-selected={isSelected || undefined}>
      {onSelect && (
        <span className={styles['check']}>
          <Checkbox
            aria-label={intl.formatMessage(say.selectRow, { name: folder.name })}
            checked={isSelected}
            onCheckedChange={(isIn) => onSelect(folderKey(folder.id), isIn)}
          />
        </span>
      )}
      <span className={styles['sign']}>
        <Icon icon={Folder} size="large" />
      </span>
      <div className={styles['words']}>
        <div className={styles['texts']}>
          <Press
            className={styles['name']}
            href={links.hrefFor?.(opened)}
            mark="folder"
            {...(links.hrefFor ? {} : { onPress: () => links.change(opened) })}
          >
            <bdi title={folder.name}>{folder.name}</bdi>
          </Press>
          <span className={styles['facts']}>
            {intl.formatMessage(say.folderContents, {
              files: folder.files.count,
              folders: folder.children.count,
            })}
          </span>
        </div>
        {menu && <span className={styles['above']}>{menu(folder)}</span>}
      </div>
    </li>
  );
});
