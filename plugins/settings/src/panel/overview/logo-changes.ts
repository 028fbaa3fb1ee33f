import type { ProjectSettings } from '../../endpoints/project.ts';
export type LogoName = keyof ProjectSettings;

/** The logos in display order. */
export const logoNames = ['menuLogo', 'authLogo'] as const satisfies readonly LogoName[];

/** Unsaved changes of logos: a file replaces a logo, null removes it. */
export type LogoChanges = { readonly [Name in LogoName]?: File | null };

/** Accepted media types. */
export const logoTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/svg+xml'];

/** Maximum size of a logo, in bytes. */
export const maxLogoBytes = 1024 * 1024;

/** Returns the request body: a file for each new logo, the text `null` for each removed one. */
export function logoForm(changes: LogoChanges): FormData {
  const form = new FormData();
  for (const name of logoNames) {
    const change = changes[name];
    if (change !== undefined) form.append(name, change ?? 'null');
  }
  return form;
}

/** Returns the changes with one changed logo. Removing a logo that is not stored is no change. */
export function changeLogo(
  changes: LogoChanges,
  name: LogoName,
  { change, stored }: { readonly change: File | null; readonly stored: unknown },
): LogoChanges {
  const { [name]: _before, ...others } = changes;
  return change === null && !stored ? others : { ...others, [name]: change };
}
