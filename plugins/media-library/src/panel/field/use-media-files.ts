import type { MediaKind } from '@admin/content-model';
import {
  arrangingMessages,
  droppedOrder,
  useListArranging,
  type ArrangingOf,
  type DropSide,
} from '@admin/plugin-content-manager/arranging';
import { useCan } from '@admin/shell';
import { useQueries } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { uploadActions } from '../../upload-actions.ts';
import { useLibraryClient, fileQuery } from '../calls/library-queries.ts';
import { kindRefusal, useUploadQueue, type Uploads } from '../uploads/use-upload-queue.ts';
import { fieldFiles, fieldValue, withAdded, withReplaced, type FieldFile } from './field-files.ts';
import { fieldMessages } from './messages.ts';

interface MediaFilesSpec {
  readonly value: unknown;
  readonly isMultiple: boolean;
  /** Called with the next value; each call is one undo step. */
  readonly onChange: (value: unknown) => void;
}

/** The files of a field and the functions that change them. Changes are announced to screen readers. */
export interface MediaFiles {
  readonly files: readonly FieldFile[];
  readonly order: ArrangingOf<readonly number[]>;
  /** Adds an uploaded file at the end, or replaces a single one. */
  readonly add: (file: FieldFile) => void;
  /** Sets the files that were chosen in the library, whose initial selection were the current ones. */
  readonly choose: (chosen: readonly FieldFile[]) => void;
  /** Replaces a file by another one. */
  readonly replace: (id: number, chosen: FieldFile) => void;
  readonly remove: (id: number) => void;
  readonly drop: (dragged: number, target: number, side: DropSide) => void;
}

export function useMediaFiles({ value, isMultiple, onChange }: MediaFilesSpec): MediaFiles {
  const intl = useIntl();
  const files = fieldFiles(value);
  // Two uploads may end before the form has rendered the first one.
  const latest = useRef(files);
  useEffect(() => {
    latest.current = files;
  });

  const put = (next: readonly FieldFile[]): void => {
    latest.current = next;
    onChange(fieldValue(next, isMultiple));
  };
  const ids = files.map(({ id }) => id);
  const find = (id: number): FieldFile | undefined => latest.current.find((file) => file.id === id);
  const order = useListArranging({
    items: ids,
    onMove({ item, before }) {
      const moved = find(item);
      const others = latest.current.filter(({ id }) => id !== item);
      const index = before === null ? others.length : others.findIndex(({ id }) => id === before);
      if (moved) put([...others.slice(0, index), moved, ...others.slice(index)]);
    },
    labelOf: (id) => find(id)?.name ?? '',
  });
  const sayAdded = (added: readonly FieldFile[]): void => {
    const [first] = added;
    if (first)
      order.announce(intl.formatMessage(fieldMessages.added, { count: added.length, name: first.name }));
  };
  return {
    files,
    order,
    add(file) {
      put(withAdded(latest.current, [file], isMultiple));
      sayAdded([file]);
    },
    choose(chosen) {
      const before = latest.current;
      put(chosen.map((file) => find(file.id) ?? file));
      sayAdded(chosen.filter(({ id }) => !before.some((file) => file.id === id)));
    },
    replace(id, chosen) {
      put(withReplaced(latest.current, id, chosen));
      sayAdded([chosen]);
    },
    remove(id) {
      const gone = find(id);
      put(latest.current.filter((file) => file.id !== id));
      if (gone) order.announce(intl.formatMessage(fieldMessages.removed, { name: gone.name }));
    },
    drop: (dragged, target, side) =>
      order.put(droppedOrder(ids, dragged, target, side), String(dragged), arrangingMessages.dropped),
  };
}

/**
 * Returns the files of a field with the changes that were made in their details, which do not change the entry. Sends no
 * request.
 */
export function useFileVersions(files: readonly FieldFile[]): readonly FieldFile[] {
  const client = useLibraryClient();
  const known = useQueries({
    queries: files.map(({ id }) => ({ ...fileQuery(client, id), enabled: false })),
  });
  return files.map((file, index) => ({ ...file, ...known[index]?.data }));
}

interface FieldUploadsSpec {
  /** The accepted kinds; empty for all. */
  readonly allowed: readonly MediaKind[];
  readonly isMultiple: boolean;
  readonly disabled: boolean;
  readonly onUploaded: (file: FieldFile) => void;
}

/**
 * Uploads files that are dropped on a field: each becomes a file of the library and, when its upload ends, of the entry.
 */
export function useFieldUploads({ allowed, isMultiple, disabled, onUploaded }: FieldUploadsSpec): Uploads & {
  /** Undefined if the user may not upload. */
  readonly take: ((files: readonly File[]) => void) | undefined;
} {
  const mayAdd = useCan([{ action: uploadActions.create }]);
  const uploads = useUploadQueue(onUploaded);
  const take = (files: readonly File[]): void =>
    uploads.queue.add(isMultiple ? files : files.slice(0, 1), { folder: null }, kindRefusal(allowed));
  return { ...uploads, take: mayAdd && !disabled ? take : undefined };
}
