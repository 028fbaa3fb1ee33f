import {
  type FieldErrors,
  explainUnnamedError,
  FormElement,
  FormProvider,
  notifyRef,
  submitForm,
  TextField,
  useFieldError,
  useService,
} from '@admin/shell';
import { Button, Dialog } from '@admin/ui';
import { useId, useMemo, useState } from 'react';
import { useField } from 'react-final-form';
import { useIntl } from 'react-intl';
import type { Folder } from '../../folder-schemas.ts';
import { useLibraryChanged, useLibraryClient } from '../calls/library-queries.ts';
import { FolderSelect } from './FolderSelect.tsx';
import { folderMessages } from './messages.ts';
import styles from './FolderDialog.module.css';

/** The form values of a folder; a cleared text is null or absent. */
interface FolderValues {
  readonly name?: string | null;
  /** Id of the parent folder; null for the top level. */
  readonly parent: number | null;
}

/** Validates a folder. */
function checkFolder({ name }: FolderValues): FieldErrors {
  if (!name) return { name: folderMessages.nameMissing };
  if (name.length > 255) return { name: folderMessages.nameTooLong };
  return name.includes('/') || name.includes('\\') ? { name: folderMessages.nameWithSlash } : {};
}

interface FolderDialogProps {
  readonly open: boolean;
  /** Null for a new folder. */
  readonly folder: Pick<Folder, 'id' | 'name'> | null;
  /** Id of the parent folder, or of the open one for a new folder; null for the top level. */
  readonly parent: number | null;
  readonly onClose: () => void;
}

/** Adds, renames or moves a folder. */
export function FolderDialog({ open, folder, parent, onClose }: FolderDialogProps) {
  const intl = useIntl();
  const id = useId();
  const client = useLibraryClient();
  const changed = useLibraryChanged();
  const notify = useService(notifyRef);
  const [isSubmitting, setSubmitting] = useState(false);

  const send = async ({ name, parent: into }: FolderValues): Promise<void> => {
    const body = { name: name ?? '', parent: into };
    if (folder) {
      await client.call('PUT /upload/folders/:id', { params: { id: folder.id }, body });
      notify({ tone: 'success', title: folderMessages.saved });
    } else {
      await client.call('POST /upload/folders', { body });
      notify({ tone: 'success', title: { ...folderMessages.added, values: { name: body.name } } });
    }
  };
  const submit = async (values: FolderValues) => {
    setSubmitting(true);
    const errors = await submitForm({
      values,
      check: checkFolder,
      send,
      explain: (error) => explainUnnamedError(error, { parent: /parent|inside itself/i, name: /name/i }),
    });
    setSubmitting(false);
    if (errors) return errors;
    onClose();
    await changed();
    return undefined;
  };
  return (
    <Dialog
      footer={
        <>
          <Button onClick={onClose}>{intl.formatMessage(folderMessages.cancel)}</Button>
          <Button form={id} loading={isSubmitting} type="submit" variant="primary">
            {intl.formatMessage(folder ? folderMessages.save : folderMessages.addConfirm)}
          </Button>
        </>
      }
      labels={{ close: intl.formatMessage(folderMessages.close) }}
      onOpenChange={(isOpen) => {
        if (!isOpen && !isSubmitting) onClose();
      }}
      open={open}
      outsideClick="block"
      size="small"
      title={intl.formatMessage(folder ? folderMessages.edit : folderMessages.add)}
    >
      <FormProvider<FolderValues> initialValues={{ name: folder?.name ?? '', parent }} onSubmit={submit}>
        <FormElement className={styles.form} id={id}>
          <TextField label={folderMessages.name} name="name" required />
          <ParentField folder={folder?.id} />
        </FormElement>
      </FormProvider>
    </Dialog>
  );
}

function ParentField({ folder }: { readonly folder: number | undefined }) {
  const intl = useIntl();
  const { input } = useField<number | null>('parent', { subscription: { value: true }, allowNull: true });
  const without = useMemo(() => new Set(folder === undefined ? [] : [folder]), [folder]);
  return (
    <FolderSelect
      error={useFieldError('parent')}
      label={intl.formatMessage(folderMessages.parent)}
      name="parent"
      onChange={input.onChange}
      value={input.value}
      without={without}
    />
  );
}
