/** One environment variable that the server or a plugin understands. */
export interface Variable {
  readonly name: string;
  /** What happens without it, as the documentation prints it. */
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
    name: 'DATABASE_URL',
    fallback: 'the embedded database in DATA_DIR',
    description: 'PostgreSQL connection string, `postgres://user:password@host:5432/name`.',
  },
  {
    name: 'PUBLIC_URL',
    fallback: 'HOST and PORT; only the names of this machine are answered',
    description: 'Origin under which browsers reach the server, for links in mail and for secure cookies.',
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
    description: 'File that receives mail as one JSON object a line while there is no SMTP_URL.',
  },
  { name: 'ENTERPRISE', fallback: 'false', description: '`true` switches the enterprise plugin on.' },
  {
    name: 'ANALYTICS_URL',
    fallback: 'none: nothing is reported',
    description: 'Address to which the panel reports how it is used and what people answer to the survey.',
  },
  {
    name: 'NPS',
    fallback: 'true with an ANALYTICS_URL, false without',
    description: '`true` lets the panel ask people now and then how likely they would recommend it.',
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
      'Comma list of proxy addresses or networks whose X-Forwarded-For and X-Forwarded-Proto are believed.',
  },
  {
    name: 'CORS_ORIGINS',
    fallback: 'none',
    description: 'Comma list of origins of other sites that may call the API from a browser.',
  },
  {
    name: 'CSP_IMG_ORIGINS',
    fallback: 'none',
    description: 'Comma list of origins of other sites whose pictures the panel shows.',
  },
  {
    name: 'CSP_FRAME_ORIGINS',
    fallback: 'none',
    description: 'Comma list of origins of other sites whose pages may stand in a frame of the panel.',
  },
  {
    name: 'CSP_CONNECT_ORIGINS',
    fallback: 'none',
    description: "Comma list of origins of other sites that the panel's scripts, plugins' too, may call.",
  },
  {
    name: 'UPLOADS_MAX_SIZE',
    fallback: '200',
    description: 'Megabytes that an uploaded file may have, and all files of one call together.',
  },
  {
    name: 'UPLOADS_S3_BUCKET',
    fallback: 'uploads lie in DATA_DIR',
    description: 'Bucket of an S3-compatible storage that keeps uploaded files.',
  },
  {
    name: 'UPLOADS_S3_ENDPOINT',
    fallback: 'the address of Amazon S3 in the region',
    description: 'Address of the storage, `https://storage.example.com`.',
  },
  { name: 'UPLOADS_S3_REGION', fallback: 'us-east-1', description: 'Region of the bucket.' },
  {
    name: 'UPLOADS_S3_ACCESS_KEY_ID',
    fallback: 'needed with a bucket',
    description: 'Name of the key that may read, write and delete in the bucket.',
  },
  {
    name: 'UPLOADS_S3_SECRET_ACCESS_KEY',
    fallback: 'needed with a bucket',
    description: 'The key itself.',
  },
  {
    name: 'UPLOADS_S3_PUBLIC_URL',
    fallback: 'the server passes files on below /uploads',
    description: 'Address below which browsers find the files of the bucket themselves.',
  },
  {
    name: 'SECRET',
    fallback: 'generated into secrets.json in DATA_DIR',
    description:
      'At least 32 bytes of randomness, from which every key is derived. Changing it signs everybody out.',
  },
] as const satisfies readonly Variable[];

export type VariableName = (typeof variables)[number]['name'];
