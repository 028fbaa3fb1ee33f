/**
 * A content type or component as the command `atrium types` writes it: a description for the compiler, never a value. Entries
 * have the type {@link Entry}.
 */
export interface Model {
  /** The values that an entry always has, by attribute. */
  readonly fields: object;
  /** Relations, files, components and zones, which an entry has only if they are populated. */
  readonly parts: object;
  /** Values that can be written, but are never returned: passwords and private attributes. */
  readonly writeOnly: object;
  /** The projections that the content type declares, each as the request that reads the same. */
  readonly projections?: object;
}

/** The content types of an application, by the name in their paths. */
export interface Schema {
  readonly collections: object;
  readonly singles: object;
}

/** A relation to at most one entry. */
export interface ToOne<Target> {
  readonly part: 'relation';
  readonly target: Target;
  readonly many: false;
}

/** A relation to any number of entries. */
export interface ToMany<Target> {
  readonly part: 'relation';
  readonly target: Target;
  readonly many: true;
}

/** A media attribute with at most one file. */
export interface OneFile {
  readonly part: 'file';
  readonly many: false;
}

/** A media attribute with any number of files. */
export interface ManyFiles {
  readonly part: 'file';
  readonly many: true;
}

/** A component that occurs at most once. */
export interface OneComponent<Target> {
  readonly part: 'component';
  readonly target: Target;
  readonly many: false;
}

/** A repeatable component. */
export interface ManyComponents<Target> {
  readonly part: 'component';
  readonly target: Target;
  readonly many: true;
}

/** A dynamic zone: its components by uid. */
export interface Zone<Targets> {
  readonly part: 'zone';
  readonly targets: Targets;
}

/** A type as a model. */
export type AsModel<Type> = Type extends Model ? Type : never;

/** The model that a part leads to; never for files and zones. */
export type TargetOf<Part> = Part extends { readonly target: infer Target } ? AsModel<Target> : never;

/** A JSON value. */
export type Json =
  string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json | undefined };

/** A node of a blocks document; `@admin/blocks-html` renders documents. */
export interface BlockNode {
  readonly type: string;
  readonly [property: string]: unknown;
}

/** A smaller size of a picture. */
export interface FileFormat {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly mime: string;
}

/** A file of the media library. */
export interface ContentFile {
  readonly id: number;
  readonly name: string;
  readonly alternativeText: string | null;
  readonly caption: string | null;
  /** In pixels; null for files that are not pictures. */
  readonly width: number | null;
  readonly height: number | null;
  /** Smaller pictures by name, such as `thumbnail`. */
  readonly formats: Readonly<Record<string, FileFormat>> | null;
  readonly mime: string;
  readonly ext: string | null;
  /** In kilobytes. */
  readonly size: number;
  /** Absolute, or relative to the server. */
  readonly url: string;
}
