import { Button } from '@admin/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { CountedFolder } from '../../../folder-shapes.ts';
import styles from './Cards.module.css';
import { FolderCard } from './FolderCard.tsx';
import { folderKey, type LibraryActs, type PlaceLinks } from '../library-items.ts';
import { browserMessages as say } from '../messages.ts';

/** How many folders are drawn before somebody asks for the others. */
const shownAtFirst = 24;

export interface FolderCardsProps {
  readonly folders: readonly CountedFolder[];
  readonly links: PlaceLinks;
  readonly menu: LibraryActs['folderMenu'];
  readonly selected: ReadonlySet<string>;
  readonly onSelect: ((key: string, isIn: boolean) => void) | undefined;
}

/** The folders of a place; of very many the first ones. */
export function FolderCards({ folders, links, menu, selected, onSelect }: FolderCardsProps) {
  const intl = useIntl();
  const [count, setCount] = useState(shownAtFirst);
  const left = folders.length - count;
  return (
    <>
      <ul
        aria-label={intl.formatMessage(say.folders)}
        className={styles['cards']}
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
            {intl.formatMessage(say.moreFolders, { count: left })}
          </Button>
        </div>
      )}
    </>
  );
}
