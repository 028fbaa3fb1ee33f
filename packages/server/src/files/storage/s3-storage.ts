import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { S3Config } from '../../config/index.ts';
import { isShownInline } from '../uploads-folder.ts';
import type { FileStorage, FileContent, StoredContent } from './file-storage.ts';

/** The client is large and loaded with the first file. */
async function connect({ endpoint, region, accessKeyId, secretAccessKey, pathStyle }: S3Config) {
  const sdk = await import('@aws-sdk/client-s3');
  const client = new sdk.S3Client({
    ...(endpoint !== null && { endpoint }),
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: pathStyle,
    // Most S3-compatible storages do not support newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return { sdk, client };
}

async function bodyOf(content: FileContent): Promise<{ Body: Uint8Array | Readable; ContentLength: number }> {
  if (content instanceof Uint8Array) return { Body: content, ContentLength: content.byteLength };
  const { size } = await stat(content.path);
  return { Body: createReadStream(content.path), ContentLength: size };
}

function isNamed(error: unknown, ...names: readonly string[]): boolean {
  return error instanceof Error && names.includes(error.name);
}

/** Creates a storage in a bucket of any S3-compatible service. */
export function createS3Storage(config: S3Config): FileStorage {
  const { bucket, publicUrl } = config;
  let connecting: ReturnType<typeof connect> | null = null;
  const connected = () => (connecting ??= connect(config));
  return {
    provider: 's3',
    async put(name, content, mime) {
      const { sdk, client } = await connected();
      const command = {
        Bucket: bucket,
        Key: name,
        ContentType: mime,
        // Names are never reused.
        CacheControl: 'public, max-age=31536000, immutable',
        ...(!isShownInline(name) && { ContentDisposition: 'attachment' }),
      };
      await client.send(new sdk.PutObjectCommand({ ...command, ...(await bodyOf(content)) }));
    },
    async remove(name) {
      const { sdk, client } = await connected();
      await client.send(new sdk.DeleteObjectCommand({ Bucket: bucket, Key: name }));
    },
    urlOf: (name) => (publicUrl === null ? `/uploads/${name}` : `${publicUrl}/${name}`),
    async open(name, range) {
      const { sdk, client } = await connected();
      const get = async (Range?: string): Promise<StoredContent | null> => {
        const command = new sdk.GetObjectCommand({ Bucket: bucket, Key: name, ...(Range && { Range }) });
        const { Body, ContentLength = 0, ContentRange, ContentType } = await client.send(command);
        if (!(Body instanceof Readable)) return null;
        const mime = ContentType ?? 'application/octet-stream';
        return { stream: Body, length: ContentLength, mime, range: ContentRange ?? null };
      };
      try {
        return await get(range).catch((error: unknown) => {
          if (range !== undefined && isNamed(error, 'InvalidRange')) return get();
          throw error;
        });
      } catch (error) {
        if (isNamed(error, 'NoSuchKey', 'NotFound')) return null;
        throw error;
      }
    },
  };
}
