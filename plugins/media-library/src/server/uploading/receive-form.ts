import path from 'node:path';
import type { FormPart } from '@admin/server';
import type { Static } from 'typebox';
import { Compile } from 'typebox/compile';
import { FileInfo } from '../../file-schemas.ts';
import { invalid } from '../errors.ts';

/** A received file. */
export interface ArrivedFile {
  /** The path of the temporary file. */
  readonly path: string;
  /** The name that the client sent, safe to display. */
  readonly name: string;
  readonly bytes: number;
}

/** The parts of a received form. */
export interface ReceivedForm {
  readonly files: readonly ArrivedFile[];
  readonly info: Static<typeof FileInfo>;
}

/** Compiled with the first form, to keep it out of the start-up time. */
let infoSchema: ReturnType<typeof compileInfo> | undefined;

const compileInfo = () => Compile(FileInfo);

/** Returns a name that is safe to display: no folders, no invisible characters, limited length. */
export function shownName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  return (
    last
      .normalize('NFC')
      .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
      .trim()
      .slice(0, 255) || 'file'
  );
}

function noObject(): Error {
  return invalid(['fileInfo'], 'fileInfo must be a `object` type');
}

function readInfo(texts: readonly string[]): Static<typeof FileInfo> {
  const [text, ...more] = texts;
  if (text === undefined) return {};
  if (more.length > 0) throw noObject();
  let info: unknown;
  try {
    info = JSON.parse(text);
  } catch {
    throw noObject();
  }
  if (typeof info !== 'object' || info === null || Array.isArray(info)) throw noObject();
  infoSchema ??= compileInfo();
  if (infoSchema.Check(info)) return info;
  const [first] = infoSchema.Errors(info);
  const where = ['fileInfo', ...(first?.instancePath.split('/').slice(1) ?? [])];
  throw invalid(where, `${where.join('.')} is not in the expected form`);
}

/**
 * Parses a form while it arrives, and writes its files to a folder.
 * @throws AppError UPLOAD_TOO_LARGE (413), VALIDATION_FAILED (400), and errors of aborted forms
 */
export async function receiveForm(parts: AsyncIterable<FormPart>, folder: string): Promise<ReceivedForm> {
  const files: ArrivedFile[] = [];
  const infos: string[] = [];
  for await (const part of parts) {
    if (part.kind === 'text') {
      if (part.name === 'fileInfo') infos.push(part.value);
      continue;
    }
    if (part.name !== 'files') throw invalid([part.name], `this field has unspecified keys: ${part.name}`);
    const position = path.join(folder, `file-${files.length}`);
    files.push({ path: position, name: shownName(part.fileName), bytes: await part.writeTo(position) });
  }
  return { files, info: readInfo(infos) };
}
