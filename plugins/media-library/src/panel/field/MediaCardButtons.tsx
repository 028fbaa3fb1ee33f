import { IconButton, Tooltip } from '@admin/ui';
import { Pencil, RefreshCw, X } from '@admin/ui/icons';
import { useIntl } from 'react-intl';
import styles from './MediaField.module.css';
import { fieldMessages as say } from './messages.ts';

const buttons = [
  { act: 'onEdit', message: 'edit', icon: Pencil },
  { act: 'onReplace', message: 'replace', icon: RefreshCw },
  { act: 'onRemove', message: 'remove', icon: X },
] as const;

/** What can be done with a file of a media field; undefined for what cannot. */
export interface MediaCardActs {
  readonly onEdit: (() => void) | undefined;
  readonly onReplace: (() => void) | undefined;
  readonly onRemove: (() => void) | undefined;
}

/** What can be done with a file of a media field. */
export function MediaCardButtons({ name, ...acts }: MediaCardActs & { readonly name: string }) {
  const intl = useIntl();
  return (
    <span className={styles['buttons']}>
      {buttons.map(({ act, message, icon }) => {
        const run = acts[act];
        const label = intl.formatMessage(say[message], { name });
        return (
          run && (
            <Tooltip content={label} key={act} purpose="name">
              <IconButton icon={icon} label={label} onClick={run} size="small" />
            </Tooltip>
          )
        );
      })}
    </span>
  );
}
