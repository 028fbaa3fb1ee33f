/** A smaller version: the picture scaled down to fit these pixels. */
export interface VersionSpec {
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

/** An uploaded file and its requested versions. */
export interface Inspection {
  /** The id of the user who uploaded the file; users take turns. */
  readonly userId: number;
  /** Path of the file. */
  readonly source: string;
  /** Path of an existing folder for the results. */
  readonly folder: string;
  readonly versions: readonly VersionSpec[];
  /** Compresses a picture again if that makes it smaller. */
  readonly sizeOptimization: boolean;
  /** Stores a picture upright instead of with an orientation tag. */
  readonly autoOrientation: boolean;
}

/** The properties of a picture in its header. */
export interface PictureHeader {
  readonly mime: string;
  /** Pixels of one frame, in the displayed orientation. */
  readonly width: number;
  readonly height: number;
  readonly channels: number;
  readonly bytesPerSample: number;
  /** In the notation of JPEG: `4:2:0`, `4:4:4`. */
  readonly chromaSubsampling: string;
  /** True if a JPEG is progressive or a PNG interlaced. */
  readonly isProgressive: boolean;
  /** The EXIF orientation; 1 is upright. */
  readonly orientation: number;
  /** The number of frames. */
  readonly pages: number;
  /** True if it has EXIF, XMP or IPTC metadata, which may contain a location. */
  readonly hasMetadata: boolean;
}

/** The encoding of a picture in its own format. */
export interface Rewriting {
  readonly turn: boolean;
  readonly optimize: boolean;
  /** Replaces the original by the result even if that is larger. */
  readonly isRequired: boolean;
}

/** The decoding and encoding of a picture. */
export interface PictureWork extends Pick<Inspection, 'source' | 'folder' | 'versions'> {
  readonly header: PictureHeader;
  readonly rewrite: Rewriting | null;
}

/** A message to the picture process. */
export type PictureTask =
  { readonly kind: 'inspect'; readonly source: string } | (PictureWork & { readonly kind: 'make' });

interface MadeFile {
  readonly path: string;
  readonly bytes: number;
}

/** A smaller version in the folder. Pixels. */
export type MadeVersion = MadeFile & VersionSpec;

/** The files created from a picture. */
export interface MadePicture {
  readonly versions: readonly MadeVersion[];
  /** The file to store instead of the original; null to store the original. */
  readonly rewritten: MadeFile | null;
}

/** The properties of a file in its bytes. */
export interface Inspected {
  /** The type by its signature; null without one. */
  readonly mime: string | null;
  /** The extension of that type, with a dot. */
  readonly ext: string | null;
  /** The start of a text file; null for other files. */
  readonly text: string | null;
  /** Null for files that are not pictures. */
  readonly header: PictureHeader | null;
}

/** The response of the process to a task. */
export type PictureResponse =
  { readonly inspected: Inspected } | { readonly made: MadePicture } | { readonly error: string };

/** An inspected file with the files created from it. */
export interface Processed extends Omit<Inspected, 'header'> {
  /** Null for files that are not pictures. Pixels in the displayed orientation. */
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
