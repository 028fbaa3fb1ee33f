import type { EditorView } from '@codemirror/view';
import { errorText, notifyRef, useService, type MessageValue } from '@admin/shell';
import { useEffect, useRef, useState } from 'react';
import type { EditorServices } from '../../contract/editor-services.ts';
import { markdownMessages } from '../messages.ts';
import { assetMarkdown } from '../format/index.ts';
import { removePosition, addPosition, positionOf } from './upload-positions.ts';

/** An image that is being uploaded. */
export interface PictureUpload {
  readonly id: number;
  readonly name: string;
  /** The share that is sent, 0 to 1. */
  readonly share: number;
  readonly cancel: () => void;
}

const uploadErrorMessage = (error: unknown): MessageValue => errorText(error, markdownMessages.uploadFailed);

let uploadCount = 0;

/** Inserts the Markdown of an uploaded image at its position; null only removes the position. */
function insert(view: EditorView | null, id: number, markdown: string | null): void {
  if (!view) return;
  const isWritten = markdown !== null && !view.state.readOnly;
  view.dispatch({
    ...(isWritten ? { changes: { from: positionOf(view.state, id), insert: markdown } } : {}),
    effects: removePosition.of(id),
    userEvent: 'input',
  });
}

/**
 * Uploads images to the media library and inserts each at its position in the text. Unmounting the editor aborts
 * running uploads.
 */
export function useUploads(
  view: EditorView | null,
  { mediaLibrary, errorMessage = uploadErrorMessage }: EditorServices,
): {
  readonly uploads: readonly PictureUpload[];
  readonly take: ((pictures: readonly File[], at: number) => void) | null;
} {
  const upload = mediaLibrary?.upload ?? null;
  const notify = useService(notifyRef);
  const [uploads, setUploads] = useState<readonly PictureUpload[]>([]);
  const running = useRef(new Set<AbortController>());

  // Expanding the text during an upload mounts another editor.
  const shown = useRef(view);
  useEffect(() => {
    shown.current = view;
  }, [view]);

  const send = async (picture: File, at: number) => {
    if (!upload || !view) return;
    uploadCount += 1;
    const id = uploadCount;
    const controller = new AbortController();
    running.current.add(controller);
    view.dispatch({ effects: addPosition.of({ id, at }) });
    const started = { id, name: picture.name, share: 0, cancel: () => controller.abort() };
    setUploads((others) => [...others, started]);
    try {
      const onProgress = (share: number) => {
        setUploads((all) => all.map((one) => (one.id === id ? { ...one, share } : one)));
      };
      const file = await upload(picture, { signal: controller.signal, onProgress });
      insert(shown.current, id, controller.signal.aborted ? null : assetMarkdown(file));
    } catch (error) {
      insert(shown.current, id, null);
      if (!controller.signal.aborted) notify({ tone: 'warning', title: errorMessage(error) });
    } finally {
      running.current.delete(controller);
      setUploads((all) => all.filter((one) => one.id !== id));
    }
  };

  useEffect(() => {
    const controllers = running.current;
    return () => {
      for (const controller of controllers) controller.abort();
    };
  }, []);

  return {
    uploads,
    take:
      upload &&
      ((pictures, at) => {
        for (const picture of pictures) void send(picture, at);
      }),
  };
}
