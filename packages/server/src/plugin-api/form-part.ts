/** A file that is on its way. */
export interface SentFile {
  readonly kind: 'file';
  /** Of the form's field. */
  readonly name: string;
  /** What the sender calls the file. */
  readonly fileName: string;
  /**
   * Writes the content into a new file, which is gone again when that fails. Gives its bytes.
   * Throws UPLOAD_TOO_LARGE (413), and REQUEST_UNREADABLE (400) when the rest never comes.
   */
  readonly writeTo: (path: string) => Promise<number>;
}

/** A part of a form. */
export type FormPart = SentFile | { readonly kind: 'text'; readonly name: string; readonly value: string };
