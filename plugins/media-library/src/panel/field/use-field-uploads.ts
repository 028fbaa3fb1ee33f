import type { MediaKind } from '@admin/content-model';
import { useCan } from '@admin/shell';
import { uploadActions } from '../../upload-actions.ts';
import { kindRefusal } from '../uploads/upload-refusal.ts';
import { useUploadQueue, type Uploads } from '../uploads/use-upload-queue.ts';
import type { FieldFile } from './field-files.ts';

export interface FieldUploadsSpec {
  /** Kinds that the field takes; empty for all. */
  readonly allowed: readonly MediaKind[];
  readonly isMultiple: boolean;
  readonly disabled: boolean;
  readonly onUploaded: (file: FieldFile) => void;
}

/** Files that are dropped on a field: they become files of the library and, as they arrive, of the entry. */
export function useFieldUploads({ allowed, isMultiple, disabled, onUploaded }: FieldUploadsSpec): Uploads & {
  /** Undefined where the user cannot drop any. */
  readonly take: ((files: readonly File[]) => void) | undefined;
} {
  const mayAdd = useCan([{ action: uploadActions.create }]);
  const uploads = useUploadQueue(onUploaded);
  const take = (files: readonly File[]): void =>
    uploads.queue.add(isMultiple ? files : files.slice(0, 1), { folder: null }, kindRefusal(allowed));
  return { ...uploads, take: mayAdd && !disabled ? take : undefined };
}
