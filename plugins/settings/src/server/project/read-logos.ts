import { findUnsafeSvg, validationFailed, type ValidationDetail } from '@admin/server';
import { logoTypes, readLogoImage, type LogoImage } from './logo-image.ts';

export type LogoName = 'menuLogo' | 'authLogo';

/** An uploaded logo that passed validation. */
export interface SentLogo extends LogoImage {
  readonly name: string;
  readonly content: Uint8Array;
}

/** The change of each logo: a new one, none (null), or unchanged (absent). */
export type LogoChanges = Partial<Record<LogoName, SentLogo | null>>;

/** Bytes. */
const maxFileSize = 1024 * 1024;
/** Pixels, in each direction. */
const maxSide = 750;

const logoNames: readonly string[] = ['menuLogo', 'authLogo'] satisfies readonly LogoName[];

function isLogoName(name: string): name is LogoName {
  return logoNames.includes(name);
}

function broken(path: readonly string[], rule: string): ValidationDetail {
  return { path, message: `${path.join('.')} ${rule}`, name: 'ValidationError' };
}

/** Returns a name that is safe to display: no folders, no invisible characters, limited length. */
function shownName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  return last.replaceAll(/[\p{Cc}\p{Cf}]/gu, '').slice(0, 255) || 'logo';
}

function tooLarge(part: LogoName, image: LogoImage): readonly ValidationDetail[] {
  return (['width', 'height'] as const)
    .filter((side) => image[side] > maxSide)
    .map((side) => broken([part, side], `must be less than or equal to ${maxSide}`));
}

async function readLogo(
  part: LogoName,
  file: File,
): Promise<{ readonly logo: SentLogo } | { readonly errors: readonly ValidationDetail[] }> {
  if (file.size > maxFileSize) {
    return { errors: [broken([part, 'size'], `must be less than or equal to ${maxFileSize}`)] };
  }
  const content = new Uint8Array(await file.arrayBuffer());
  const image = readLogoImage(content);
  // The declared type must match the content, since caches and proxies rely on it.
  if (image === null || file.type !== image.type) {
    const types = Object.keys(logoTypes).join(', ');
    return { errors: [broken([part, 'type'], `must be one of the following values: ${types}`)] };
  }
  const unsafePart =
    image.type === 'image/svg+xml' ? findUnsafeSvg(new TextDecoder().decode(content)) : undefined;
  if (unsafePart !== undefined) return { errors: [broken([part], `must be an SVG without ${unsafePart}`)] };
  const errors = tooLarge(part, image);
  return errors.length > 0 ? { errors } : { logo: { ...image, name: shownName(file.name), content } };
}

/**
 * Reads a form with the parts `menuLogo` and `authLogo`: each a file, or the text `null`.
 * @throws AppError VALIDATION_FAILED (400) when a part is unknown or no file that can be a logo
 */
export async function readLogos(form: FormData): Promise<LogoChanges> {
  const changes: LogoChanges = {};
  const errors: ValidationDetail[] = [];
  const unknown: string[] = [];
  for (const part of new Set(form.keys())) {
    if (!isLogoName(part)) {
      unknown.push(part);
      continue;
    }
    const [sent, ...more] = form.getAll(part);
    if (more.length > 0) errors.push(broken([part], 'was sent more than once'));
    else if (sent === 'null') changes[part] = null;
    else if (sent instanceof File) {
      const read = await readLogo(part, sent);
      if ('logo' in read) changes[part] = read.logo;
      else errors.push(...read.errors);
    } else errors.push(broken([part], 'must be a file or null'));
  }
  if (unknown.length > 0) {
    const message = `this field has unspecified keys: ${unknown.join(', ')}`;
    errors.push({ path: [], message, name: 'ValidationError' });
  }
  if (errors.length > 0) throw validationFailed(errors);
  return changes;
}
