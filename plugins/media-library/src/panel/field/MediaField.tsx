import type { MediaAttribute } from '@admin/content-model';
import { ArrangeArea } from '@admin/plugin-content-manager/arranging';
import { useCan, type CustomFieldInputProps } from '@admin/shell';
import { Field, Button, Icon, useFieldControl } from '@admin/ui';
import { ImageIcon, Plus } from '@admin/ui/icons';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { uploadActions } from '../../upload-actions.ts';
import { useLibraryOffered } from '../calls/library-queries.ts';
import { UploadArea } from '../uploads/UploadArea.tsx';
import { UploadList } from '../uploads/UploadList.tsx';
import { MediaCard } from './MediaCard.tsx';
import { MediaDialogs, type MediaDialog } from './MediaDialogs.tsx';
import { fieldMessages } from './messages.ts';
import { useFieldUploads, useFileVersions, useMediaFiles } from './use-media-files.ts';
import styles from './MediaField.module.css';

/** The input of a media attribute: files as cards, chosen in the library or dropped, in a sortable order. */
export default function MediaField(props: CustomFieldInputProps) {
  const { name, value, onChange, onBlur, label, labelAction, hint, error, required, disabled } = props;
  const intl = useIntl();
  // The extension point renders this input for media attributes only.
  const { multiple: isMultiple = false, allowedTypes: allowed = [] } = props.attribute as MediaAttribute;
  const isOffered = useLibraryOffered();
  const mayRead = useCan([{ action: uploadActions.read }]) && isOffered;
  const mayDescribe = useCan([{ action: uploadActions.update }]) && isOffered;
  const [dialog, setDialog] = useState<MediaDialog | null>(null);
  const media = useMediaFiles({
    value,
    isMultiple,
    onChange(next) {
      onChange(next);
      onBlur();
    },
  });
  const { files, order } = media;
  const shown = useFileVersions(files);
  const { take, ...uploads } = useFieldUploads({
    allowed,
    isMultiple,
    disabled: disabled || !isOffered,
    onUploaded: media.add,
  });
  const isEmpty = files.length === 0;
  const canAdd = !disabled && (isMultiple || isEmpty) && (mayRead || take !== undefined);

  return (
    <>
      <Field
        disabled={disabled}
        error={error}
        hint={hint}
        label={label}
        labelAction={labelAction}
        name={name}
        required={required}
      >
        <UploadArea onFiles={take} paste="inside">
          <div className={styles.field}>
            <ArrangeArea arranging={order}>
              {!isEmpty && (
                <ul
                  aria-label={intl.formatMessage(fieldMessages.files, { field: label })}
                  className={styles.files}
                >
                  {shown.map((file) => (
                    <MediaCard
                      canMove={!disabled && isMultiple && files.length > 1}
                      file={file}
                      isOne={!isMultiple}
                      key={file.id}
                      list={name}
                      mayDescribe={mayDescribe}
                      onDrop={(dragged, side) => media.drop(dragged, file.id, side)}
                      onEdit={mayRead ? () => setDialog({ about: 'details', id: file.id }) : undefined}
                      onRemove={disabled ? undefined : () => media.remove(file.id)}
                      onReplace={
                        disabled || !mayRead ? undefined : () => setDialog({ about: 'replace', id: file.id })
                      }
                      order={order}
                    />
                  ))}
                </ul>
              )}
            </ArrangeArea>
            <UploadList {...uploads} />
            {canAdd && (
              <AddFiles
                isEmpty={isEmpty}
                isMultiple={isMultiple}
                onChoose={mayRead ? () => setDialog({ about: 'choose' }) : undefined}
                takesFiles={take !== undefined}
              />
            )}
            {isEmpty && !canAdd && <p className={styles.none}>{intl.formatMessage(fieldMessages.none)}</p>}
          </div>
        </UploadArea>
      </Field>
      <MediaDialogs
        allowed={allowed}
        dialog={dialog}
        isMultiple={isMultiple}
        media={media}
        onClose={() => setDialog(null)}
      />
    </>
  );
}

interface AddFilesProps {
  readonly isEmpty: boolean;
  readonly isMultiple: boolean;
  /** Opens the library; undefined without permission to read it. */
  readonly onChoose: (() => void) | undefined;
  /** Accepts dropped files. */
  readonly takesFiles: boolean;
}

/** The button that opens the library, and the hint for dropped files. The label of the field refers to it. */
function AddFiles({ isEmpty, isMultiple, onChoose, takesFiles }: AddFilesProps) {
  const intl = useIntl();
  const { name: _name, 'aria-required': _required, 'aria-invalid': invalid, ...control } = useFieldControl();
  const words = intl.formatMessage(isEmpty ? fieldMessages.add : fieldMessages.addMore);
  return (
    <div className={styles.add} data-empty={isEmpty || undefined} data-invalid={invalid}>
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
        <span className={styles.invite}>
          {intl.formatMessage(isMultiple ? fieldMessages.drop : fieldMessages.dropOne)}
        </span>
      )}
    </div>
  );
}
