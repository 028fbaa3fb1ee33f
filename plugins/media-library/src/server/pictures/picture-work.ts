/** A smaller version that is to be made: it fits into these pixels. */
export interface VersionSpec {
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

/** A file that is to be looked at. */
export interface Inspection {
  /** Path of the file. */
  readonly source: string;
  /** Path of a folder for what is made of it. */
  readonly folder: string;
  readonly versions: readonly VersionSpec[];
  /** Whether a picture is written again where that makes it smaller. */
  readonly sizeOptimization: boolean;
  /** Whether a picture is stored upright instead of with a note that it is not. */
  readonly autoOrientation: boolean;
}

/** A file that was made. */
interface MadeFile {
  readonly path: string;
  readonly bytes: number;
}

export type MadeVersion = MadeFile & VersionSpec;

/** What was found in a picture, as it is seen. Pixels. */
export interface InspectedPicture {
  readonly width: number;
  readonly height: number;
  readonly versions: readonly MadeVersion[];
  /** What is stored in its place; null for itself. */
  readonly rewritten: MadeFile | null;
}

/** What the bytes of a file say. */
export interface Inspected {
  /** By its signature; null where there is none. */
  readonly mime: string | null;
  /** Of that type, with its dot. */
  readonly ext: string | null;
  /** The beginning of what is a text; null for everything else. */
  readonly text: string | null;
  /** Null for what is no picture that can be worked on. */
  readonly picture: InspectedPicture | null;
}

/** The file cannot be read as what its first bytes say it is, or takes too long. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
}
