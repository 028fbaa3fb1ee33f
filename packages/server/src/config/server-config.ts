import type { LogLevel } from '../logger.ts';

/** Origins beside the server's own that the panel's content security policy lets through. */
export interface PanelOrigins {
  /** Pictures may come from there. */
  readonly img: readonly string[];
  /** Films and sounds may come from there. */
  readonly media: readonly string[];
  /** Pages of theirs may stand in a frame. */
  readonly frame: readonly string[];
  /** Scripts of the panel may ask them for something. */
  readonly connect: readonly string[];
}

/** A bucket of a storage that speaks the protocol of S3. */
export interface S3Config {
  readonly bucket: string;
  /** Address of the storage; null for Amazon's own. */
  readonly endpoint: string | null;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Address below which browsers find the files, without a trailing slash; null when the server passes them on. */
  readonly publicUrl: string | null;
  /** Whether the bucket is named in the path of addresses instead of their host. */
  readonly pathStyle: boolean;
}

/** Where uploaded files go. */
export interface UploadsConfig {
  /** Bytes that a file may have, and all files of one call together. */
  readonly maxBytes: number;
  /** Null for the data folder. */
  readonly s3: S3Config | null;
}

/** Everything about a server that its environment decides; read once at start. */
export interface ServerConfig {
  /** Address to listen on; only this machine by default. */
  readonly host: string;
  readonly port: number;
  /** Absolute path of the folder that holds the database, the uploads, the secrets and the outbox. */
  readonly dataDir: string;
  /** Folder of content types and components given by the environment; null for the host's own. */
  readonly contentDir: string | null;
  /** PostgreSQL connection string; null for the embedded database in the data folder. */
  readonly databaseUrl: string | null;
  /** Origin under which browsers reach the server, without a trailing slash; null when not known. */
  readonly publicUrl: string | null;
  /** Path of the panel, with a leading and without a trailing slash. */
  readonly basePath: string;
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  /** File to which mail goes, one JSON object a line, while there is no SMTP server. */
  readonly mailOutbox: string;
  /** Whether the enterprise plugin's calls and screens exist. */
  readonly enterprise: boolean;
  /** Address to which the panel reports how it is used; null for nowhere. */
  readonly analyticsUrl: string | null;
  /** Whether the panel may ask people how likely they would recommend it. */
  readonly nps: boolean;
  readonly logLevel: LogLevel;
  /** Addresses of proxies whose forwarding headers are believed; false for none. */
  readonly trustProxy: false | readonly string[];
  /** Origins of other sites that may call the API from a browser. */
  readonly corsOrigins: readonly string[];
  readonly panelOrigins: PanelOrigins;
  readonly uploads: UploadsConfig;
  /** The secret that all keys are derived from; null to use the one kept in the data folder. */
  readonly secret: string | null;
  /** What the environment says to a variable of a plugin, by its name; null where that is absent or empty. */
  readonly given: (name: string) => string | null;
  /** The value of NODE_ENV; undefined when absent. */
  readonly nodeEnv: string | undefined;
}
