import {
  FormProvider,
  httpRef,
  LoadFailed,
  notifyRef,
  submitForm,
  useCan,
  useService,
  ApiError,
} from '@admin/shell';
import { Button, Dialog, EmptyState, Skeleton } from '@admin/ui';
import { FileX } from '@admin/ui/icons';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import type { UploadedFile } from '../../file-schemas.ts';
import { uploadActions } from '../../upload-actions.ts';
import { useLibraryChanged, useLibraryClient, fileQuery } from '../calls/library-queries.ts';
import { changeFile } from '../calls/send-file.ts';
import { DeleteDialog } from '../folders/DeleteDialog.tsx';
import { changedInfo, checkFile, fileValues, type FileValues } from './file-values.ts';
import { FileDetails } from './FileDetails.tsx';
import { fileMessages } from './messages.ts';

interface FileDialogProps {
  readonly id: number;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Called with the changes of the file, for components that have a copy of it. */
  readonly onChanged?: (file: UploadedFile) => void;
  /** Offers to delete, and is called afterwards. @defaultValue deleting is not offered */
  readonly onDeleted?: () => void;
}

/** A dialog to view, describe, replace and delete a file. */
export function FileDialog({ id, open, onClose, onChanged, onDeleted }: FileDialogProps) {
  const intl = useIntl();
  const formId = useId();
  const http = useService(httpRef);
  const client = useLibraryClient();
  const queries = useQueryClient();
  const changed = useLibraryChanged();
  const notify = useService(notifyRef);
  const mayUpdate = useCan([{ action: uploadActions.update }]);
  const query = useQuery({ ...fileQuery(client, id), enabled: open });
  const { data: file, error, isError } = query;
  const [isSaving, setSaving] = useState(false);
  const [isDeleting, setDeleting] = useState(false);

  const keep = (next: UploadedFile): void => {
    // The response to a change contains neither the user who uploaded the file nor, on some servers, its folder.
    queries.setQueryData(fileQuery(client, id).queryKey, (before) => ({ ...before, ...next }));
    onChanged?.(next);
    void changed();
  };
  const save = async (values: FileValues) => {
    if (!file) return undefined;
    setSaving(true);
    const errors = await submitForm({
      values,
      check: checkFile,
      send: async (sent) => keep(await changeFile(http, id, { info: changedInfo(sent, fileValues(file)) })),
    });
    setSaving(false);
    if (errors) return errors;
    notify({ tone: 'success', title: fileMessages.saved });
    onClose();
    return undefined;
  };
  return (
    <Dialog
      footer={
        <>
          <Button onClick={onClose}>
            {intl.formatMessage(file && mayUpdate ? fileMessages.cancel : fileMessages.close)}
          </Button>
          {file && mayUpdate && (
            <Button form={formId} loading={isSaving} type="submit" variant="primary">
              {intl.formatMessage(fileMessages.save)}
            </Button>
          )}
        </>
      }
      labels={{ close: intl.formatMessage(fileMessages.close) }}
      onOpenChange={(isOpen) => {
        if (!isOpen && !isSaving) onClose();
      }}
      open={open}
      outsideClick="block"
      size="large"
      title={file?.name ?? intl.formatMessage(fileMessages.details)}
    >
      {file ? (
        <FormProvider<FileValues> initialValues={fileValues(file)} key={file.id} onSubmit={save}>
          <FileDetails
            file={file}
            formId={formId}
            mayUpdate={mayUpdate}
            onDelete={mayUpdate && onDeleted ? () => setDeleting(true) : undefined}
            onReplaced={keep}
          />
        </FormProvider>
      ) : isGone(error) ? (
        <EmptyState icon={FileX} size="small" title={intl.formatMessage(fileMessages.gone)} />
      ) : isError ? (
        <LoadFailed query={query} title={fileMessages.failed} />
      ) : (
        <Skeleton shape="control" />
      )}
      {file && (
        <DeleteDialog
          items={{ fileIds: [id], folderIds: [], name: file.name }}
          onClose={() => setDeleting(false)}
          onDeleted={() => onDeleted?.()}
          open={isDeleting}
        />
      )}
    </Dialog>
  );
}

/** Returns whether a request failed because its subject does not exist or is not visible to the user. */
function isGone(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 403);
}
