import { Button, Icon } from '@admin/ui';
import { Plus } from '@admin/ui/icons';
import { FormattedMessage } from 'react-intl';
import styles from './AddComponent.module.css';
import { componentMessages } from '../messages.ts';

export interface AddComponentProps {
  /** Display name of the component. */
  readonly name: string;
  readonly disabled: boolean;
  readonly onAdd: () => void;
}

/** What an empty component shows: that it is empty, and how to begin. */
export function AddComponent({ name, disabled, onAdd }: AddComponentProps) {
  return (
    <div className={styles['empty']}>
      {disabled ? (
        <FormattedMessage {...componentMessages.empty} values={{ name }} />
      ) : (
        <Button onClick={onAdd} startIcon={<Icon icon={Plus} />}>
          <FormattedMessage {...componentMessages.add} values={{ name }} />
        </Button>
      )}
    </div>
  );
}
