import { fieldWidths, labelInWords, type Attribute, type EditMetadata } from '@admin/content-model';
import { TextAreaField, TextField } from '@admin/shell';
import { useIntl } from 'react-intl';
import { FieldDialog } from '../FieldDialog.tsx';
import styles from '../FieldDialog.module.css';
import { SelectField, SwitchField, typedLabel } from '../form-fields.tsx';
import { configurationMessages } from '../messages.ts';
import { fieldSettings, linkedNames, type FieldSetting } from './layout-fields.ts';
import type { LayoutModel } from './layout-model.ts';
import { layoutMessages } from './messages.ts';

export interface EditFieldDialogProps {
  readonly model: LayoutModel;
  readonly attribute: Attribute;
  readonly name: string;
  readonly label: string;
  readonly metadata: EditMetadata;
  /** Width in columns. */
  readonly size: number;
  /** Shows the field for the width. */
  readonly isResizable: boolean;
  readonly onFinish: (metadata: EditMetadata, size: number) => void;
  readonly onClose: () => void;
}

interface FieldValues extends Required<Pick<EditMetadata, FieldSetting>> {
  /** A number as text, for the select. */
  readonly size: string;
}

/** Edits the settings of a field of the edit view: label, description, placeholder and width. */
export function EditFieldDialog(props: EditFieldDialogProps) {
  const { model, attribute, name, label, metadata, size, isResizable, onFinish, onClose } = props;
  const intl = useIntl();
  const settings = fieldSettings(attribute);
  const has = (setting: FieldSetting): boolean => settings.includes(setting);
  return (
    <FieldDialog<FieldValues>
      initialValues={{
        label,
        description: metadata.description ?? '',
        placeholder: metadata.placeholder ?? '',
        editable: metadata.editable !== false,
        mainField: metadata.mainField ?? 'id',
        size: String(size),
      }}
      title={intl.formatMessage(configurationMessages.editField, { field: label })}
      onClose={onClose}
      onFinish={(values) => {
        const chosen = settings.map((setting) => {
          const value = values[setting];
          return [setting, typeof value === 'string' ? value.trim() : value] as const;
        });
        onFinish(
          { ...metadata, ...Object.fromEntries(chosen), label: typedLabel(name, values.label) },
          Number.parseInt(values.size, 10),
        );
      }}
    >
      <div className={styles['fields']}>
        <TextField label={configurationMessages.label} name="label" />
        {has('description') && <TextAreaField label={layoutMessages.description} name="description" />}
        {has('placeholder') && <TextField label={layoutMessages.placeholder} name="placeholder" />}
        {has('mainField') && (
          <SelectField
            label={layoutMessages.linkedTitle}
            name="mainField"
            options={linkedNames(model, attribute).map((linked) => ({
              value: linked,
              label: labelInWords(linked),
            }))}
          />
        )}
        {isResizable && (
          <SelectField
            label={layoutMessages.size}
            name="size"
            options={fieldWidths.map((width) => ({
              value: String(width),
              label: intl.formatNumber(Math.floor((width / 12) * 100) / 100, { style: 'percent' }),
            }))}
          />
        )}
        {has('editable') && <SwitchField label={layoutMessages.editable} name="editable" />}
      </div>
    </FieldDialog>
  );
}
