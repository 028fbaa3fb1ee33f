import { isRecord } from '../schema/own-value.ts';
import { isSafeLink, isSafeImageSource } from './link.ts';
import type { BrokenRule } from './rule.ts';

/** The kinds of faults of a node in a blocks document. */
export type BlocksFault =
  | 'node'
  | 'children'
  | 'text'
  | 'length'
  | 'mark'
  | 'level'
  | 'format'
  | 'indentLevel'
  | 'language'
  | 'url'
  | 'image'
  | 'depth';

/** A step into a document: `[0, 'children', 2]`. */
export type BlocksPath = readonly (string | number)[];

/** A broken rule at a path inside the document. */
export interface BlocksProblem extends BrokenRule {
  readonly at: BlocksPath;
}

/** An untrusted node, or a value in one. */
export type Fields = Readonly<Record<string, unknown>>;

export type Report = (fault: BlocksFault, at: BlocksPath) => void;

/** The maximum depth of lists and objects in a property of a node, which an editor does not exceed. */
const maxDepth = 30;

/** Properties that are URLs in every block that has them. */
const addresses: ReadonlySet<string> = new Set(['url', 'href', 'src']);

/** The structural properties of a node are validated separately. */
const structure: ReadonlySet<string> = new Set(['type', 'children', 'text']);

/**
 * Validates the depth of a node's properties, whose content its type validates.
 * @returns whether they can be read further
 */
export function checkDepth(node: Fields, at: BlocksPath, report: Report): boolean {
  const deep = Object.keys(node).find((name) => !structure.has(name) && isDeeper(node[name], maxDepth));
  if (deep !== undefined) report('depth', [...at, deep]);
  return deep === undefined;
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1));
}

/**
 * Validates the URLs in the properties of an unknown block, because its renderer may link them. Its properties are no
 * deeper than `checkDepth` allows.
 */
export function checkAddresses(node: Fields, at: BlocksPath, report: Report): void {
  for (const name in node)
    if (!structure.has(name)) checkAddress(node[name], name, { at: [...at, name], report });
}

function checkAddress(
  value: unknown,
  name: string,
  { at, report }: { readonly at: BlocksPath; readonly report: Report },
): void {
  if (typeof value === 'string') {
    if (addresses.has(name) && value !== '' && !isSafeLink(value)) report('url', at);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    const step = Array.isArray(value) ? Number(key) : key;
    checkAddress(inner, key, { at: [...at, step], report });
  }
}

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string';
const isTextOrNull: Check = (value) => value === null || isText(value);
const isSize: Check = (value) => typeof value === 'number' && Number.isFinite(value) && value >= 0;
const isSizeOrNull: Check = (value) => value === null || isSize(value);
const isSource: Check = (value) => typeof value === 'string' && isSafeImageSource(value);
const isSourceOrNothing: Check = (value) => value === null || value === '' || isSource(value);

/** The known properties of an image's file. Other keys are ignored. */
const fields: Readonly<Record<string, Check>> = {
  name: isText,
  alternativeText: isTextOrNull,
  caption: isTextOrNull,
  width: isSizeOrNull,
  height: isSizeOrNull,
  hash: isText,
  ext: isTextOrNull,
  mime: isText,
  size: isSize,
  previewUrl: isSourceOrNothing,
  provider: isText,
  createdAt: isText,
  updatedAt: isText,
};

/** Validates the file of an image: a URL that can be shown, and its other known properties. */
export function checkImageFile(image: unknown, at: BlocksPath, report: Report): void {
  if (!isRecord(image) || !isSource(image['url'])) {
    report('image', at);
    return;
  }
  for (const [name, isRight] of Object.entries(fields)) {
    if (image[name] !== undefined && !isRight(image[name])) report('image', [...at, name]);
  }
  checkFormats(image['formats'], [...at, 'formats'], report);
}

/** The smaller versions, by name. */
function checkFormats(formats: unknown, at: BlocksPath, report: Report): void {
  if (formats === undefined || formats === null) return;
  if (!isRecord(formats)) {
    report('image', at);
    return;
  }
  for (const [name, version] of Object.entries(formats)) {
    if (!isVersion(version)) report('image', [...at, name]);
  }
}

function isVersion(version: unknown): boolean {
  return isRecord(version) && isSource(version['url']) && hasSizes(version);
}

function hasSizes({ width, height }: Fields): boolean {
  return [width, height].every((size) => size === undefined || isSizeOrNull(size));
}
