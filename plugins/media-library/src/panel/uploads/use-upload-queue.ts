import type { MediaKind } from '@admin/content-model';
import { type MessageDescriptor, httpRef, useService } from '@admin/shell';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { UploadedFile } from '../../file-schemas.ts';
import { useLibraryChanged } from '../calls/library-queries.ts';
import { sendFile } from '../calls/send-file.ts';
import { isOfKinds } from '../files/file-facts.ts';
import { uploadMessages } from './messages.ts';
import { createUploadQueue, isOver, type Upload, type UploadQueue } from './upload-queue.ts';

/** Returns why a file is not uploaded where only these kinds are accepted; undefined if it is. */
export function kindRefusal(allowed: readonly MediaKind[]) {
  return ({ type }: File): MessageDescriptor | undefined =>
    isOfKinds({ mime: type }, allowed) ? undefined : uploadMessages.wrongKind;
}

/** The destination of a file. */
interface UploadTarget {
  /** Id of a folder; null for the top level. */
  readonly folder: number | null;
}

export interface Uploads {
  readonly list: readonly Upload[];
  readonly queue: UploadQueue<UploadTarget, UploadedFile>;
}

/**
 * Returns an upload queue that stops when the component unmounts.
 * @param onUploaded called with each stored file
 */
export function useUploadQueue(onUploaded?: (file: UploadedFile) => void): Uploads {
  const http = useService(httpRef);
  const changed = useLibraryChanged();
  const [queue] = useState(() =>
    createUploadQueue<UploadTarget, UploadedFile>({
      send: (file, { folder }, sending) => sendFile(http, file, { folder }, sending),
    }),
  );
  const uploaded = useEffectEvent((file: UploadedFile) => {
    onUploaded?.(file);
    void changed();
  });
  useEffect(() => {
    const unlisten = queue.onDone((file) => uploaded(file));
    return () => {
      unlisten();
      queue.stop();
    };
  }, [queue]);
  return { list: useSyncExternalStore(queue.subscribe, queue.list), queue };
}

/** Returns whether an upload is in progress. */
export function isUploading(list: readonly Upload[]): boolean {
  return list.some(({ status }) => !isOver(status));
}
