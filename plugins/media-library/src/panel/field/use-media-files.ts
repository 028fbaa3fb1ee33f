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
import { fieldMessages as say } from './messages.ts';

interface MediaFilesSpec {
  readonly value: unknown;
  readonly isMultiple: boolean;
  /** Takes the next value; one step for undo each. */
  readonly onChange: (value: unknown) => void;
}

/** The files of a field, and every way in which they change. What happens is told to those who do not see it. */
export interface MediaFiles {
  readonly files: readonly FieldFile[];
  readonly order: ArrangingOf<readonly number[]>;
  /** Adds a file that was uploaded: behind the others, or in the place of the only one. */
  readonly add: (file: FieldFile) => void;
  /** Takes what was chosen in the library, which began with the files that were there. */
  readonly choose: (chosen: readonly FieldFile[]) => void;
  /** Puts a file in the place of another one. */
  readonly replace: (id: number, chosen: FieldFile) => void;
  readonly remove: (id: number) => void;
  readonly drop: (dragged: number, target: number, side: DropSide) => void;
}

export function useMediaFiles({ value, isMultiple, onChange }: MediaFilesSpec): MediaFiles {
  const intl = useIntl();
  const files = fieldFiles(value);
  // Uploads may end two at a time, before the form has drawn the first.
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
    if (first) order.announce(intl.formatMessage(say.added, { count: added.length, name: first.name }));
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
      if (gone) order.announce(intl.formatMessage(say.removed, { name: gone.name }));
    },
    drop: (dragged, target, side) =>
      order.put(droppedOrder(ids, dragged, target, side), String(dragged), arrangingMessages.dropped),
  };
}

/**
 * The files of a field as they are known by now: what was changed in their details is seen at once, and is no change of
 * the entry. Asks nobody.
 */
export function useFileVersions(files: readonly FieldFile[]): readonly FieldFile[] {
  const client = useLibraryClient();
  const known = useQueries({
    queries: files.map(({ id }) => ({ ...fileQuery(client, id), enabled: false })),
  });
  return files.map((file, index) => ({ ...file, ...known[index]?.data }));
}

interface FieldUploadsSpec {
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
