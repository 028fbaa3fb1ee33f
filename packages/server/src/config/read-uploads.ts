import { StartError } from '../errors/start-error.ts';
import type { S3Config, UploadsConfig } from './server-config.ts';
import type { VariableName } from './variables.ts';

const mebibyte = 1024 * 1024;

/** Reads variables by name; null for absent ones. */
interface GivenVariables {
  readonly given: (name: VariableName) => string | null;
  readonly address: (name: VariableName) => string | null;
}

function readMaxBytes(text: string): number {
  const megabytes = Number(text);
  if (!/^\d{1,6}$/.test(text) || megabytes < 1) {
    throw new StartError('CONFIG_INVALID', 'UPLOADS_MAX_SIZE must be a number of megabytes, 1 or more.');
  }
  return megabytes * mebibyte;
}

function readS3({ given, address }: GivenVariables): S3Config | null {
  const bucket = given('UPLOADS_S3_BUCKET');
  const endpoint = address('UPLOADS_S3_ENDPOINT');
  const accessKeyId = given('UPLOADS_S3_ACCESS_KEY_ID');
  const secretAccessKey = given('UPLOADS_S3_SECRET_ACCESS_KEY');
  const region = given('UPLOADS_S3_REGION') ?? 'us-east-1';
  const publicUrl = address('UPLOADS_S3_PUBLIC_URL');
  if (bucket === null) return null;
  if (accessKeyId === null || secretAccessKey === null) {
    throw new StartError(
      'CONFIG_INVALID',
      'UPLOADS_S3_BUCKET needs UPLOADS_S3_ACCESS_KEY_ID and UPLOADS_S3_SECRET_ACCESS_KEY.',
    );
  }
  // A bucket in the name of the host is what Amazon offers; in the path every storage understands it.
  const pathStyle = endpoint !== null;
  return { bucket, endpoint, region, accessKeyId, secretAccessKey, publicUrl, pathStyle };
}

/**
 * Reads where uploaded files go and how large they may be.
 * @throws StartError CONFIG_INVALID
 */
export function readUploads(variables: GivenVariables): UploadsConfig {
  return {
    maxBytes: readMaxBytes(variables.given('UPLOADS_MAX_SIZE') ?? '200'),
    s3: readS3(variables),
  };
}
