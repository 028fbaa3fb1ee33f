import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { lstat, open, realpath } from 'node:fs/promises';
import path from 'node:path';
import {
  manifestName,
  panelFolder,
  parseManifest,
  pluginLimits,
  PluginRefused,
  type PluginManifest,
} from './plugin-manifest.ts';

/** A built plugin whose files match its manifest. */
export interface PluginFiles {
  readonly manifest: PluginManifest;
  /** Its real folder. */
  readonly folder: string;
  /** Size of all files in bytes. */
  readonly bytes: number;
  /** Changes with every file, so responses with it in their URL never change. */
  readonly hash: string;
  /** The verified files of the panel by path: what is sent is what was verified, whatever happens to the folder. */
  readonly panelFiles: ReadonlyMap<string, Buffer>;
}

const refused = (message: string) => new PluginRefused('PLUGIN_DAMAGED', message);

/** Throws if a part of the path below the folder is a symbolic link, which could point anywhere. */
async function assertNoLinks(folder: string, file: string): Promise<void> {
  const segments = file.split('/');
  for (const index of segments.keys()) {
    const part = path.join(folder, ...segments.slice(0, index + 1));
    const found = await lstat(part).catch(() => null);
    if (found === null) throw refused(`its file ${file} is missing`);
    const isLast = index === segments.length - 1;
    if (isLast ? !found.isFile() : !found.isDirectory()) throw refused(`its ${file} is no regular file`);
  }
}

/** Reads a regular file below the folder, at most `limit` bytes of it. */
async function readRegularFile(folder: string, file: string, limit: number): Promise<Buffer> {
  await assertNoLinks(folder, file);
  const handle = await open(path.join(folder, ...file.split('/')), constants.O_RDONLY | constants.O_NOFOLLOW);
  try {
    const { size } = await handle.stat();
    if (size > limit) throw refused(`its file ${file} has ${size} bytes, more than ${limit}`);
    return await handle.readFile();
  } finally {
    await handle.close();
  }
}

const sha256 = (content: Buffer | string): string => createHash('sha256').update(content).digest('hex');

/**
 * Reads a built plugin and verifies the size and the hash of each of its files.
 * @throws PluginRefused PLUGIN_DAMAGED, PLUGIN_INCOMPATIBLE
 */
export async function readPluginFolder(given: string, hostVersion: string): Promise<PluginFiles> {
  const folder = await realpath(given).catch(() => null);
  if (folder === null) throw refused(`its folder ${given} does not exist`);
  const text = (await readRegularFile(folder, manifestName, pluginLimits.manifest)).toString('utf8');
  const manifest = parseManifest(text, hostVersion);
  const hash = sha256(text).slice(0, 16);
  try {
    return { manifest, folder, hash, ...(await readFiles(folder, manifest)) };
  } catch (error) {
    if (error instanceof PluginRefused) throw new PluginRefused(error.code, error.message, manifest);
    throw error;
  }
}

/** Reads and verifies the files of a plugin. */
async function readFiles(
  folder: string,
  manifest: PluginManifest,
): Promise<Pick<PluginFiles, 'bytes' | 'panelFiles'>> {
  const panelFiles = new Map<string, Buffer>();
  let bytes = 0;
  // In sequence, so that only the files of the panel are in memory.
  for (const [file, expected] of Object.entries(manifest.files)) {
    const content = await readRegularFile(folder, file, expected.bytes);
    if (content.length !== expected.bytes || sha256(content) !== expected.sha256) {
      throw refused(`its file ${file} differs from the manifest: copy the plugin again`);
    }
    bytes += content.length;
    if (file.startsWith(panelFolder)) panelFiles.set(file, content);
  }
  return { bytes, panelFiles };
}
