import { definePlainStore, type MessageValue } from '@admin/shell';

/** The status of an upload. */
export type UploadState =
  | { readonly state: 'waiting' }
  | {
      readonly state: 'sending';
      /** The part that has been sent, 0 to 1. */
      readonly share: number;
    }
  | { readonly state: 'done' }
  | {
      readonly state: 'failed';
      readonly error: unknown;
    }
  | {
      /** It was not sent. */
      readonly state: 'refused';
      readonly reason: MessageValue;
    };

/** An upload. */
export interface Upload {
  readonly id: number;
  readonly file: File;
  readonly status: UploadState;
}

/** Sends a file; also rejects when the signal is aborted. */
export type Send<Target, Result> = (
  file: File,
  target: Target,
  sending: { readonly signal: AbortSignal; readonly onProgress: (share: number) => void },
) => Promise<Result>;

export interface UploadQueueSpec<Target, Result> {
  readonly send: Send<Target, Result>;
  /** The number of concurrent uploads. @defaultValue 3 */
  readonly parallel?: number;
}

/** Sends a few files at a time; a failed one does not delay the others. */
export interface UploadQueue<Target, Result> {
  /** The uploads in the order in which they were added; a new list after every change. */
  readonly list: () => readonly Upload[];
  readonly subscribe: (listener: () => void) => () => void;
  /** Called with the stored file after each upload. */
  readonly onDone: (listener: (result: Result, target: Target) => void) => () => void;
  /** @param refuse returns the reason why a file is not sent; undefined if it is */
  readonly add: (
    files: readonly File[],
    target: Target,
    refuse?: (file: File) => MessageValue | undefined,
  ) => void;
  /** Stops an upload in any state, and removes it. */
  readonly cancel: (id: number) => void;
  /** Sends a failed file again. */
  readonly retry: (id: number) => void;
  /** Removes finished uploads. */
  readonly clear: () => void;
  /** Stops all uploads in progress. */
  readonly stop: () => void;
}

interface Entry<Target> {
  readonly target: Target;
  readonly controller: AbortController;
}

/** The uploads of one queue, in the order in which they were added. */
const uploadStore = definePlainStore<
  { readonly uploads: readonly Upload[] },
  {
    readonly replace: (uploads: readonly Upload[]) => void;
    readonly setStatus: (id: number, status: UploadState) => void;
  }
>({
  id: 'media-library.uploads',
  state: { uploads: [] },
  actions: (set, read) => ({
    replace: (uploads) => set({ uploads }),
    setStatus: (id, status) =>
      set({ uploads: read().uploads.map((upload) => (upload.id === id ? { ...upload, status } : upload)) }),
  }),
});

/** Creates an empty queue. */
export function createUploadQueue<Target, Result>({
  send,
  parallel = 3,
}: UploadQueueSpec<Target, Result>): UploadQueue<Target, Result> {
  const store = uploadStore.create();
  const { replace, setStatus } = store.actions;
  const list = () => store.getState().uploads;
  let nextId = 1;
  const entries = new Map<number, Entry<Target>>();
  const doneListeners = new Set<(result: Result, target: Target) => void>();

  const start = async ({ id, file }: Upload, { target, controller }: Entry<Target>): Promise<void> => {
    const { signal } = controller;
    try {
      const result = await send(file, target, {
        signal,
        onProgress: (share) => {
          if (!signal.aborted) setStatus(id, { state: 'sending', share });
        },
      });
      if (signal.aborted) return;
      setStatus(id, { state: 'done' });
      for (const listener of doneListeners) listener(result, target);
    } catch (error) {
      if (!signal.aborted) setStatus(id, { state: 'failed', error });
    } finally {
      pump();
    }
  };

  const pump = (): void => {
    const free = parallel - list().filter(({ status }) => status.state === 'sending').length;
    const next = list()
      .filter(({ status }) => status.state === 'waiting')
      .slice(0, Math.max(free, 0));
    for (const upload of next) {
      const entry = entries.get(upload.id);
      if (!entry) continue;
      setStatus(upload.id, { state: 'sending', share: 0 });
      void start(upload, entry);
    }
  };

  const drop = (ids: ReadonlySet<number>): void => {
    for (const id of ids) {
      entries.get(id)?.controller.abort();
      entries.delete(id);
    }
    replace(list().filter(({ id }) => !ids.has(id)));
    pump();
  };

  return {
    list,
    subscribe: store.subscribe,
    onDone(listener) {
      doneListeners.add(listener);
      return () => doneListeners.delete(listener);
    },
    add(files, target, refuse) {
      const added = files.map((file): Upload => {
        const reason = refuse?.(file);
        const id = nextId++;
        if (reason === undefined) entries.set(id, { target, controller: new AbortController() });
        return {
          id,
          file,
          status: reason === undefined ? { state: 'waiting' } : { state: 'refused', reason },
        };
      });
      replace([...list(), ...added]);
      pump();
    },
    cancel: (id) => drop(new Set([id])),
    retry(id) {
      const entry = entries.get(id);
      if (!entry || list().find((upload) => upload.id === id)?.status.state !== 'failed') return;
      entries.set(id, { ...entry, controller: new AbortController() });
      setStatus(id, { state: 'waiting' });
      pump();
    },
    clear: () =>
      drop(
        new Set(
          list()
            .filter(({ status }) => isOver(status))
            .map(({ id }) => id),
        ),
      ),
    stop: () => drop(new Set(list().map(({ id }) => id))),
  };
}

/** Returns whether an upload has ended. */
export function isOver({ state }: UploadState): boolean {
  return state !== 'waiting' && state !== 'sending';
}

/** Returns the total progress of these uploads, 0 to 1, by the sizes of the files. */
export function shareSent(uploads: readonly Upload[]): number {
  let [sent, all] = [0, 0];
  for (const { file, status } of uploads) {
    // An empty file takes time as well.
    const weight = file.size + 1;
    all += weight;
    if (status.state === 'sending') sent += weight * status.share;
    else if (status.state !== 'waiting') sent += weight;
  }
  return all === 0 ? 0 : sent / all;
}
