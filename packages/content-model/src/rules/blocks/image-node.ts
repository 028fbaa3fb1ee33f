import { isSafeImageSource } from '../link.ts';
import { isFields, type BlocksPath, type Fields, type Report } from './blocks-problem.ts';

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string';
const isTextOrNull: Check = (value) => value === null || isText(value);
const isSize: Check = (value) => typeof value === 'number' && Number.isFinite(value) && value >= 0;
const isSizeOrNull: Check = (value) => value === null || isSize(value);
const isSource: Check = (value) => typeof value === 'string' && isSafeImageSource(value);
const isSourceOrNothing: Check = (value) => value === null || value === '' || isSource(value);

/** What a picture in a document says of its file, where it says it. Other keys are left alone. */
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

/** Judges the file of a picture: an address that can be shown, and what else is known of it. */
export function checkImageFile(image: unknown, at: BlocksPath, report: Report): void {
  if (!isFields(image) || !isSource(image['url'])) {
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
  if (!isFields(formats)) {
    report('image', at);
    return;
  }
  for (const [name, version] of Object.entries(formats)) {
    if (!isVersion(version)) report('image', [...at, name]);
  }
}

function isVersion(version: unknown): boolean {
  return isFields(version) && isSource(version['url']) && hasSizes(version);
}

function hasSizes({ width, height }: Fields): boolean {
  return [width, height].every((size) => size === undefined || isSizeOrNull(size));
}
