/** One environment variable that the server or a plugin understands. */
export interface Variable {
  readonly name: string;
  /** The default, as printed in the documentation. */
  readonly fallback: string;
  readonly description: string;
}

/** Every variable that the server itself reads. Plugins list theirs, with `defineVariable`. */
export const variables = [
  {
    name: 'HOST',
    fallback: '127.0.0.1',
    description: 'Address to listen on. `0.0.0.0` or `::` opens it to the network.',
  },
  { name: 'PORT', fallback: '1337', description: 'Port to listen on, 0 to 65535; 0 takes any free port.' },
  {
    name: 'DATA_DIR',
    fallback: './data',
    description: 'Folder of the embedded database, uploads, secrets and outbox. Created if it is missing.',
  },
  {
    name: 'CONTENT_DIR',
    fallback: 'the content types of the application',
    description:
      'Folder with `content-types/*.json` and `components/<category>/*.json`. Nothing is seeded then.',
  },
  {
    name: 'EXTERNAL_PLUGINS',
    fallback: 'only those in `plugins` of DATA_DIR',
    description:
      'Comma-separated paths and package names of built plugins that run without a rebuild of the application.',
  },
  {
    name: 'DATABASE_URL',
    fallback: 'the embedded database in DATA_DIR',
    description: 'PostgreSQL connection string, `postgres://user:password@host:5432/name`.',
  },
  {
    name: 'PUBLIC_URL',
    fallback: 'HOST and PORT; only host names of this machine are accepted',
    description: 'Public origin of the server, for links in mail and for secure cookies.',
  },
  { name: 'BASE_PATH', fallback: '/admin', description: 'Path of the panel.' },
  {
    name: 'SMTP_URL',
    fallback: 'mail goes to MAIL_OUTBOX',
    description: 'Mail server, `smtp://user:password@host:587` or `smtps://…`.',
  },
  { name: 'MAIL_FROM', fallback: 'no-reply@localhost', description: 'Sender of mail.' },
  {
    name: 'MAIL_OUTBOX',
    fallback: 'outbox.jsonl in DATA_DIR',
    description: 'File that stores mail as one JSON object per line if SMTP_URL is not set.',
  },
  { name: 'ENTERPRISE', fallback: 'false', description: '`true` enables the enterprise plugin.' },
  {
    name: 'ANALYTICS_URL',
    fallback: 'none: nothing is reported',
    description: 'URL to which the panel sends usage reports and survey responses.',
  },
  {
    name: 'NPS',
    fallback: 'true with an ANALYTICS_URL, false without',
    description:
      '`true` shows a survey from time to time that asks how likely users are to recommend the product.',
  },
  {
    name: 'LOG_LEVEL',
    fallback: 'info, on a terminal warn',
    description: 'fatal, error, warn, info, debug, trace or silent.',
  },
  {
    name: 'TRUST_PROXY',
    fallback: 'none',
    description:
      'Comma-separated addresses or networks of proxies whose X-Forwarded-For and X-Forwarded-Proto are trusted.',
  },
  {
    name: 'CORS_ORIGINS',
    fallback: 'none',
    description: 'Comma-separated origins of other sites that may call the API from a browser.',
  },
  {
    name: 'API_NETWORK_LIMIT',
    fallback: '600',
    description:
      'Requests per minute to routes for API clients that a network may send without a valid token.',
  },
  {
    name: 'API_TOKEN_LIMIT',
    fallback: '12000',
    description: 'Requests per minute that a program may send with one token, to each server process.',
  },
  {
    name: 'CSP_IMG_ORIGINS',
    fallback: 'none',
    description: 'Comma-separated origins of other sites whose images the panel may show.',
  },
  {
    name: 'CSP_FRAME_ORIGINS',
    fallback: 'none',
    description: 'Comma-separated origins of other sites that the panel may embed in frames.',
  },
  {
    name: 'CSP_CONNECT_ORIGINS',
    fallback: 'none',
    description: 'Comma-separated origins of other sites that scripts of the panel and its plugins may call.',
  },
  {
    name: 'UPLOADS_MAX_SIZE',
    fallback: '200',
    description: 'Maximum size of an upload in megabytes, for all files of one call together.',
  },
  {
    name: 'UPLOADS_S3_BUCKET',
    fallback: 'uploads are stored in DATA_DIR',
    description: 'Bucket of an S3-compatible storage for uploaded files.',
  },
  {
    name: 'UPLOADS_S3_ENDPOINT',
    fallback: 'Amazon S3 in the region',
    description: 'URL of the storage, `https://storage.example.com`.',
  },
  { name: 'UPLOADS_S3_REGION', fallback: 'us-east-1', description: 'Region of the bucket.' },
  {
    name: 'UPLOADS_S3_ACCESS_KEY_ID',
    fallback: 'required with a bucket',
    description: 'Id of an access key that may read, write and delete objects in the bucket.',
  },
  {
    name: 'UPLOADS_S3_SECRET_ACCESS_KEY',
    fallback: 'required with a bucket',
    description: 'Secret of the access key.',
  },
  {
    name: 'UPLOADS_S3_PUBLIC_URL',
    fallback: 'the server streams files below /uploads',
    description: 'URL below which browsers fetch files directly from the bucket.',
  },
  {
    name: 'SECRET',
    fallback: 'generated into secrets.json in DATA_DIR',
    description:
      'At least 32 random bytes, from which all keys are derived. Changing it signs all users out.',
  },
] as const satisfies readonly Variable[];

export type VariableName = (typeof variables)[number]['name'];
