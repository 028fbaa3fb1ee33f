import { Button, Checkbox, Icon } from '@admin/ui';
import { Folder } from '@admin/ui/icons';
import { useState, memo } from 'react';
import { useIntl } from 'react-intl';
import type { CountedFolder } from '../../../folder-schemas.ts';
import { folderKey, type LibraryActions, type LocationLinks } from '../library-items.ts';
import { browserMessages } from '../messages.ts';
import { Press } from '../Press.tsx';
import styles from './Cards.module.css';

/** The number of folders before the button that shows all. */
const shownAtFirst = 24;

interface FolderCardsProps {
  readonly folders: readonly CountedFolder[];
  readonly links: LocationLinks;
  readonly menu: LibraryActions['folderMenu'];
  readonly selected: ReadonlySet<string>;
  readonly onSelect: ((key: string, isIn: boolean) => void) | undefined;
}

/** The folders of a location; the first ones if there are many. */
export function FolderCards({ folders, links, menu, selected, onSelect }: FolderCardsProps) {
  const intl = useIntl();
  const [count, setCount] = useState(shownAtFirst);
  const left = folders.length - count;
  return (
    <>
      <ul
        aria-label={intl.formatMessage(browserMessages.folders)}
        className={styles.cards}
        data-choosing={selected.size > 0 || undefined}
        data-of="folders"
      >
        {folders.slice(0, count).map((folder) => (
          <FolderCard
            folder={folder}
            isSelected={selected.has(folderKey(folder.id))}
            key={folder.id}
            links={links}
            menu={menu}
            onSelect={onSelect}
          />
        ))}
      </ul>
      {left > 0 && (
        <div>
          <Button onClick={() => setCount(count + 200)} size="small" variant="ghost">
            {intl.formatMessage(browserMessages.moreFolders, { count: left })}
          </Button>
        </div>
      )}
    </>
  );
}

interface FolderCardProps {
  readonly folder: CountedFolder;
  readonly links: LocationLinks;
  readonly menu: LibraryActions['folderMenu'];
  readonly isSelected: boolean;
  /** Undefined where folders cannot be selected. */
  readonly onSelect: ((key: string, isIn: boolean) => void) | undefined;
}

/** A folder of the grid. Its link does not keep the search. */
const FolderCard = memo(function FolderCard(props: FolderCardProps) {
  const { folder, links, menu, isSelected, onSelect } = props;
  const intl = useIntl();
  const opened = { folder: folder.id, search: '' };
  return (
    <li className={styles.card} data-of="folder" data-selected={isSelected || undefined}>
      {onSelect && (
        <span className={styles.check}>
          <Checkbox
            aria-label={intl.formatMessage(browserMessages.selectRow, { name: folder.name })}
            checked={isSelected}
            onCheckedChange={(isIn) => onSelect(folderKey(folder.id), isIn)}
          />
        </span>
      )}
      <span className={styles.sign}>
        <Icon icon={Folder} size="large" />
      </span>
      <div className={styles.words}>
        <div className={styles.texts}>
          <Press
            className={styles.name}
            href={links.hrefFor?.(opened)}
            mark="folder"
            {...(links.hrefFor ? {} : { onPress: () => links.change(opened) })}
          >
            <bdi title={folder.name}>{folder.name}</bdi>
          </Press>
          <span className={styles.facts}>
            {intl.formatMessage(browserMessages.folderContents, {
              files: folder.files.count,
              folders: folder.children.count,
            })}
          </span>
        </div>
        {menu && <span className={styles.above}>{menu(folder)}</span>}
      </div>
    </li>
  );
});
