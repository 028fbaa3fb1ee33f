/** A column of a plugin in the table that the document shows before the panel; its cells are empty until then. */
export interface EarlyColumn {
  /** As in `injectListColumns`. */
  readonly name: string;
  /** A text of the content, or a message, which is shown in English only. */
  readonly label: string | { readonly id: string; readonly defaultMessage: string };
  readonly isSortable: boolean;
  /** A CSS length. */
  readonly width?: string;
  readonly align?: 'start' | 'center' | 'end';
}
