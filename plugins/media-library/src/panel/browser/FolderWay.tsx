import { Icon } from '@admin/ui';
import { ChevronRight } from '@admin/ui/icons';
import { useIntl } from 'react-intl';
import type { FolderNode } from '../../folder-shapes.ts';
import { folderMessages } from '../folders/messages.ts';
import styles from './FolderWay.module.css';
import type { PlaceLinks } from './library-items.ts';
import { browserMessages as say } from './messages.ts';
import { Press } from './Press.tsx';

export interface FolderWayProps {
  /** The folders that lead to the open one, which is the last. */
  readonly way: readonly FolderNode[];
  readonly links: PlaceLinks;
}

/** Where in the library this is: each step but the last leads back there. Nothing at the top. */
export function FolderWay({ way, links }: FolderWayProps) {
  const intl = useIntl();
  if (way.length === 0) return null;
  const steps = [{ id: null, name: intl.formatMessage(folderMessages.top) }, ...way];
  return (
    <nav aria-label={intl.formatMessage(say.way)}>
      <ol className={styles['way']}>
        {steps.map(({ id, name }, index) => {
          const change = { folder: id, search: '' };
          const isHere = index === steps.length - 1;
          return (
            <li className={styles['step']} key={id ?? 'top'}>
              {isHere ? (
                <bdi aria-current="location" className={styles['here']}>
                  {name}
                </bdi>
              ) : (
                <>
                  <Press
                    className={styles['press']}
                    href={links.hrefFor?.(change)}
                    {...(links.hrefFor ? {} : { onPress: () => links.change(change) })}
                  >
                    <bdi>{name}</bdi>
                  </Press>
                  <span className={styles['separator']}>
                    <Icon icon={ChevronRight} size="small" />
                  </span>
                </>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
