import type { FormRelation } from '@admin/content-model';
import { PanelLink } from '@admin/shell';
import { Icon, IconButton, Link, Tooltip } from '@admin/ui';
import { ArrowUpRight, Pencil } from '@admin/ui/icons';
import { useIntl } from 'react-intl';
import { PublicationBadge } from '../../publication/PublicationBadge.tsx';
import { relationMessages } from './messages.ts';
import styles from './ChosenEntry.module.css';

export interface ChosenEntryProps {
  readonly entry: FormRelation;
  readonly name: string;
  /** Address of the entry; undefined where the user may not read it. */
  readonly address: string | undefined;
  /** Opens the entry beside the form; undefined where the user may not change it there. */
  readonly onEdit: (() => void) | undefined;
}

/** The status of the entry that a relation to one links, and the ways to it, inside the field. */
export function ChosenEntry({ entry, name, address, onEdit }: ChosenEntryProps) {
  const intl = useIntl();
  const edit = intl.formatMessage(relationMessages.edit, { entry: name });
  const open = intl.formatMessage(relationMessages.open, { entry: name });
  return (
    <>
      {'publishedAt' in entry && (
        <span className={styles['status']}>
          <PublicationBadge publication={typeof entry['publishedAt'] === 'string' ? 'published' : 'draft'} />
        </span>
      )}
      {address !== undefined && (
        <Tooltip content={open} purpose="name">
          <Link asChild>
            <PanelLink aria-label={open} className={styles['open']} to={address}>
              <Icon icon={ArrowUpRight} size="small" />
            </PanelLink>
          </Link>
        </Tooltip>
      )}
      {onEdit && (
        <Tooltip content={edit} purpose="name">
          <IconButton icon={Pencil} label={edit} onClick={onEdit} size="tiny" />
        </Tooltip>
      )}
    </>
  );
}
