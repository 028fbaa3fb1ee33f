import type { LogLevel } from '../logger.ts';

/** Origins besides that of the server that the content security policy of the panel allows. */
export interface PanelOrigins {
  /** Sources of images. */
  readonly img: readonly string[];
  /** Sources of video and audio. */
  readonly media: readonly string[];
  /** Sources of frames. */
  readonly frame: readonly string[];
  /** Targets of requests by scripts of the panel. */
  readonly connect: readonly string[];
}

/** A bucket of an S3-compatible storage. */
export interface S3Config {
  readonly bucket: string;
  /** Address of the storage; null for Amazon S3. */
  readonly endpoint: string | null;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Address below which browsers find the files, without a trailing slash; null when the server streams them. */
  readonly publicUrl: string | null;
  /** Writes the bucket into the path of addresses instead of their host. */
  readonly pathStyle: boolean;
}

/** The storage of uploaded files. */
export interface UploadsConfig {
  /** Maximum size in bytes of a file, and of all files of one call together. */
  readonly maxBytes: number;
  /** Null for the data folder. */
  readonly s3: S3Config | null;
}

/** The configuration of a server, read from its environment once at start. */
export interface ServerConfig {
  /** Address to listen on; localhost by default. */
  readonly host: string;
  readonly port: number;
  /** Absolute path of the folder with the database, the uploads, the secrets and the outbox. */
  readonly dataDir: string;
  /** Folder of content types and components given by the environment; null for the host's own. */
  readonly contentDir: string | null;
  /** Paths and package names of built plugins, besides those in the data folder. */
  readonly externalPlugins: readonly string[];
  /** PostgreSQL connection string; null for the embedded database in the data folder. */
  readonly databaseUrl: string | null;
  /** Origin under which browsers reach the server, without a trailing slash; null when not known. */
  readonly publicUrl: string | null;
  /** Path of the panel, with a leading and without a trailing slash. */
  readonly basePath: string;
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  /** File that stores mail without an SMTP server, one JSON object per line. */
  readonly mailOutbox: string;
  /** Enables the enterprise edition. */
  readonly enterprise: boolean;
  /** Address to which the panel sends usage reports; null for none. */
  readonly analyticsUrl: string | null;
  /** Shows the recommendation survey in the panel. */
  readonly nps: boolean;
  readonly logLevel: LogLevel;
  /** Addresses of proxies whose forwarding headers are trusted; false for none. */
  readonly trustProxy: false | readonly string[];
  /** Origins of other sites that may call the API from a browser. */
  readonly corsOrigins: readonly string[];
  /** The maximum number of requests of API clients within a minute. */
  readonly apiLimits: {
    /** Of one network without a valid key. */
    readonly ofNetwork: number;
    /** Of one API client. */
    readonly ofClient: number;
  };
  readonly panelOrigins: PanelOrigins;
  readonly uploads: UploadsConfig;
  /** The secret from which all keys are derived; null for the one stored in the data folder. */
  readonly secret: string | null;
  /** Returns the value of a plugin's variable by name; null when it is absent or empty. */
  readonly given: (name: string) => string | null;
  /** The value of NODE_ENV; undefined when absent. */
  readonly nodeEnv: string | undefined;
}
