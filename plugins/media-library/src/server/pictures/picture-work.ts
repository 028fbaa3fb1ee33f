/** A smaller version to make: the picture scaled down to fit these pixels. */
export interface VersionSpec {
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

/** An uploaded file and what to make of it. */
export interface Inspection {
  /** The id of the user who uploaded the file; users take turns. */
  readonly userId: number;
  /** Path of the file. */
  readonly source: string;
  /** Path of an existing folder for the results. */
  readonly folder: string;
  readonly versions: readonly VersionSpec[];
  /** Whether a picture is compressed again where that makes it smaller. */
  readonly sizeOptimization: boolean;
  /** Whether a picture is stored upright instead of with an orientation tag. */
  readonly autoOrientation: boolean;
}

/** The facts about a picture that its header gives, without decoding it. */
export interface PictureHeader {
  readonly mime: string;
  /** Pixels of one frame, upright. */
  readonly width: number;
  readonly height: number;
  readonly channels: number;
  readonly bytesPerSample: number;
  /** As JPEG names it: `4:2:0`, `4:4:4`. */
  readonly chromaSubsampling: string;
  /** Whether a JPEG is progressive or a PNG interlaced. */
  readonly isProgressive: boolean;
  /** The EXIF orientation; 1 is upright. */
  readonly orientation: number;
  /** The number of frames. */
  readonly pages: number;
  /** Whether it has EXIF, XMP or IPTC metadata, which may contain a location. */
  readonly hasMetadata: boolean;
}

/** How a picture is written again in its own format. */
export interface Rewriting {
  readonly turn: boolean;
  readonly optimize: boolean;
  /** Whether the result replaces the original even if it is larger. */
  readonly isRequired: boolean;
}

/** The decoding and encoding of one picture. */
export interface PictureWork extends Pick<Inspection, 'source' | 'folder' | 'versions'> {
  readonly header: PictureHeader;
  readonly rewrite: Rewriting | null;
}

/** A message to the process. */
export type PictureTask =
  { readonly kind: 'inspect'; readonly source: string } | (PictureWork & { readonly kind: 'make' });

interface MadeFile {
  readonly path: string;
  readonly bytes: number;
}

/** A smaller version in the folder. Pixels. */
export type MadeVersion = MadeFile & VersionSpec;

/** The files made of a picture. */
export interface MadePicture {
  readonly versions: readonly MadeVersion[];
  /** The file to store instead of the original; null to store the original. */
  readonly rewritten: MadeFile | null;
}

/** What the bytes of a file show. */
export interface Inspected {
  /** By its signature; null without one. */
  readonly mime: string | null;
  /** The extension of that type, with its dot. */
  readonly ext: string | null;
  /** The start of a text file; null for everything else. */
  readonly text: string | null;
  /** Null for files that are not pictures. */
  readonly header: PictureHeader | null;
}

/** The answer of the process to a task. */
export type PictureResponse =
  { readonly inspected: Inspected } | { readonly made: MadePicture } | { readonly error: string };

/** An inspected file with the files made of it. */
export interface Processed extends Omit<Inspected, 'header'> {
  /** Null for files that are not pictures. Pixels as people see them. */
  readonly picture: (MadePicture & { readonly width: number; readonly height: number }) | null;
}

/** The file cannot be decoded, or decoding it takes too long. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
}

/** The picture needs more memory than a picture may use. */
export class TooLargePicture extends Error {
  override readonly name = 'TooLargePicture';
}
