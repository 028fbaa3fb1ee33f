import { FormElement, TextAreaField, TextField, useFieldError } from '@admin/shell';
import { useField } from 'react-final-form';
import { useIntl } from 'react-intl';
import type { FocalPoint, UploadedFile } from '../../file-shapes.ts';
import { FolderSelect } from '../folders/FolderSelect.tsx';
import { kindOf } from '../files/file-kinds.ts';
import styles from './FileDetails.module.css';
import { FocalPointPicker } from './FocalPointPicker.tsx';
import { fileMessages as say } from './messages.ts';

/** The fields about a file. */
export function FileFields({
  id,
  file,
  mayUpdate,
}: {
  readonly id: string;
  readonly file: UploadedFile;
  readonly mayUpdate: boolean;
}) {
  const intl = useIntl();
  const isPicture = kindOf(file) === 'images';
  return (
    <FormElement className={styles['fields']} id={id}>
      <TextField disabled={!mayUpdate} label={say.name} name="name" required />
      {isPicture && (
        <TextAreaField
          disabled={!mayUpdate}
          hint={intl.formatMessage(say.alternativeTextHint)}
          label={say.alternativeText}
          name="alternativeText"
        />
      )}
      <TextField disabled={!mayUpdate} label={say.caption} name="caption" />
      <FolderField disabled={!mayUpdate} />
    </FormElement>
  );
}

function FolderField({ disabled }: { readonly disabled: boolean }) {
  const intl = useIntl();
  const { input } = useField<number | null>('folder', { subscription: { value: true }, allowNull: true });
  return (
    <FolderSelect
      disabled={disabled}
      error={useFieldError('folder')}
      label={intl.formatMessage(say.folder)}
      name="folder"
      onChange={input.onChange}
      value={input.value}
    />
  );
}

/** The focal point of the form; it is saved with the fields. */
export function FocalPointField({ file }: { readonly file: UploadedFile }) {
  const { input } = useField<FocalPoint | null>('focalPoint', {
    subscription: { value: true },
    allowNull: true,
  });
  return <FocalPointPicker file={file} onChange={input.onChange} value={input.value} />;
}
