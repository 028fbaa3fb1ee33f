import { TextField } from '@admin/shell';
import { useIntl } from 'react-intl';
import { FieldDialog } from '../FieldDialog.tsx';
import { SwitchField } from '../fields/SwitchField.tsx';
import { typedLabel } from '../fields/typed-label.ts';
import { configurationMessages } from '../messages.ts';
import styles from '../FieldDialog.module.css';
import type { ColumnSettings } from './list-settings.ts';
import { listSettingsMessages } from './messages.ts';

export interface EditColumnDialogProps {
  readonly name: string;
  readonly label: string;
  readonly settings: ColumnSettings;
  /** Whether the values of the column have an order at all. */
  readonly canBeSorted: boolean;
  readonly onFinish: (settings: ColumnSettings) => void;
  readonly onClose: () => void;
}

/** How a column is headed, and whether the list can be sorted by it. */
export function EditColumnDialog({
  name,
  label,
  settings,
  canBeSorted,
  onFinish,
  onClose,
}: EditColumnDialogProps) {
  const intl = useIntl();
  return (
    <FieldDialog<ColumnSettings>
      initialValues={{ ...settings, label }}
      title={intl.formatMessage(configurationMessages.editField, { field: label })}
      onClose={onClose}
      onFinish={({ label: typed, sortable }) => onFinish({ label: typedLabel(name, typed), sortable })}
    >
      <div className={styles['fields']}>
        <TextField label={configurationMessages.label} name="label" />
        {canBeSorted && <SwitchField label={listSettingsMessages.sortable} name="sortable" />}
      </div>
    </FieldDialog>
  );
}
