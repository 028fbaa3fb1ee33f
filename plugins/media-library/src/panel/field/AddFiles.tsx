import { Button, Icon, useFieldControl } from '@admin/ui';
import { ImageIcon, Plus } from '@admin/ui/icons';
import { useIntl } from 'react-intl';
import styles from './MediaField.module.css';
import { fieldMessages as say } from './messages.ts';

export interface AddFilesProps {
  readonly isEmpty: boolean;
  readonly isMultiple: boolean;
  /** Opens the library; undefined where the user may not look into it. */
  readonly onChoose: (() => void) | undefined;
  /** Whether files can be dropped. */
  readonly takesFiles: boolean;
}

/** Where files come from: the library, and whatever is dropped. Also what the label of the field names. */
export function AddFiles({ isEmpty, isMultiple, onChoose, takesFiles }: AddFilesProps) {
  const intl = useIntl();
  const { name: _name, 'aria-required': _required, 'aria-invalid': invalid, ...control } = useFieldControl();
  const words = intl.formatMessage(isEmpty ? say.add : say.addMore);
  return (
    <div className={styles['add']} data-empty={isEmpty || undefined} data-invalid={invalid}>
      {onChoose && (
        <Button
          {...control}
          aria-labelledby={`${control['aria-labelledby'] ?? ''} ${control.id ?? ''}-words`}
          onClick={onChoose}
          size={isEmpty ? 'medium' : 'small'}
          startIcon={<Icon icon={isEmpty ? ImageIcon : Plus} />}
        >
          <span id={`${control.id ?? ''}-words`}>{words}</span>
        </Button>
      )}
      {takesFiles && (
        <span className={styles['invite']}>{intl.formatMessage(isMultiple ? say.drop : say.dropOne)}</span>
      )}
    </div>
  );
}
