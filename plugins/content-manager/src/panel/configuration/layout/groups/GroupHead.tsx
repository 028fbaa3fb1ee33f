import { IconButton, Tooltip } from '@admin/ui';
import { ArrowDown, ArrowUp, Pencil, X } from '@admin/ui/icons';
import { useIntl } from 'react-intl';
import styles from './GroupHead.module.css';
import { layoutGroupMessages } from '../messages.ts';

export interface GroupHeadProps {
  readonly id: string;
  readonly name: string;
  /** Counted from 0. */
  readonly index: number;
  readonly count: number;
  readonly onMove: (step: 'up' | 'down') => void;
  readonly onRename: () => void;
  readonly onRemove: () => void;
}

/** The name of a group of fields, and what can be done with it. */
export function GroupHead({ id, name, index, count, onMove, onRename, onRemove }: GroupHeadProps) {
  const intl = useIntl();
  const actions = [
    { action: 'up', icon: ArrowUp, isOff: index === 0, onPress: () => onMove('up') },
    { action: 'down', icon: ArrowDown, isOff: index === count - 1, onPress: () => onMove('down') },
    { action: 'rename', icon: Pencil, isOff: false, onPress: onRename },
    { action: 'remove', icon: X, isOff: false, onPress: onRemove },
  ] as const;
  return (
    <div className={styles['head']}>
      <h3 className={styles['name']} id={id}>
        {name}
      </h3>
      <span className={styles['actions']}>
        {actions.map(({ action, icon, isOff, onPress }) => {
          const label = intl.formatMessage(layoutGroupMessages[action], { name });
          return (
            <Tooltip content={label} key={action} purpose="name">
              <IconButton disabled={isOff} icon={icon} label={label} onClick={onPress} size="small" />
            </Tooltip>
          );
        })}
      </span>
    </div>
  );
}
