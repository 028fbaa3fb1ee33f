import type { Readable } from 'node:stream';

/** What is to be kept: bytes, or a file of this machine by its path, which stays where it is. */
export type FileContent = Uint8Array | { readonly path: string };

/** What is kept under a name, or the part of it that was asked for. */
export interface StoredContent {
  readonly stream: Readable;
  /** Bytes that the stream gives. */
  readonly length: number;
  readonly mime: string;
  /** Which part it is, as `content-range` says it; null for all of it. */
  readonly range: string | null;
}

/** Where uploaded files are kept. Names are the server's own and never used twice. */
export interface FileStorage {
  /** What files say of where they are. */
  readonly provider: string;
  /** Keeps a file; it is stored for good when this resolves. What failed leaves nothing under the name. */
  put(name: string, content: FileContent, mime: string): Promise<void>;
  /** Removes a file; one that is gone already is no error. */
  remove(name: string): Promise<void>;
  /** Where browsers find a file: below the server's own address (`/uploads/…`), or elsewhere. */
  readonly urlOf: (name: string) => string;
  /**
   * What is kept under a name, for a server that has to pass it on; null when nothing is.
   * @param range as the header of that name says it: `bytes=0-99`; one that cannot be is ignored
   */
  open(name: string, range?: string): Promise<StoredContent | null>;
}
