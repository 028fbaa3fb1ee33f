import type { ProjectSettings } from '../../endpoints/project.ts';
export type LogoName = keyof ProjectSettings;

/** The logos in the order in which they are shown. */
export const logoNames = ['menuLogo', 'authLogo'] as const satisfies readonly LogoName[];

/** What shall become of the logos: a file replaces one, null removes it, an absent one stays. */
export type LogoChanges = { readonly [Name in LogoName]?: File | null };

/** Types that a logo may have. */
export const logoTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/svg+xml'];

/** Largest size of a logo, bytes. */
export const largestLogo = 1024 * 1024;

/** The form that makes these changes: a file for each new logo, the text `null` for each removed one. */
export function logoForm(changes: LogoChanges): FormData {
  const form = new FormData();
  for (const name of logoNames) {
    const change = changes[name];
    if (change !== undefined) form.append(name, change ?? 'null');
  }
  return form;
}

/** Sets what shall become of one logo; to remove one that is not stored means to leave things as they are. */
export function changeLogo(
  changes: LogoChanges,
  name: LogoName,
  { change, stored }: { readonly change: File | null; readonly stored: unknown },
): LogoChanges {
  const { [name]: _before, ...others } = changes;
  return change === null && !stored ? others : { ...others, [name]: change };
}
