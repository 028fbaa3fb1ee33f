import type { MessageDescriptor } from '../messages/message.ts';
import { preferenceKeys } from './preference-keys.ts';

/** The themes that are always there. */
export const standardThemes = ['system', 'light', 'dark'] as const;

/** The colour scheme and tokens of a plugin's theme. */
export interface ThemeLook {
  readonly id: string;
  readonly label: MessageDescriptor;
  /** Which of the two it is nearer to: what it leaves open is taken from there. */
  readonly scheme: 'light' | 'dark';
  /** Custom properties of the design system, by name. */
  readonly tokens: Readonly<Record<string, string>>;
}

/**
 * The plugin's theme that was chosen last, as it looked then: the page shows it before it has any plugin. Null when the
 * choice is another one.
 */
export function storedLook(): ThemeLook | null {
  try {
    const look = JSON.parse(localStorage.getItem(preferenceKeys.look) ?? 'null') as ThemeLook | null;
    return look?.id === localStorage.getItem(preferenceKeys.theme) ? look : null;
  } catch {
    return null;
  }
}

/** Keeps how the chosen theme looks; forgets it for a theme that needs no plugin. */
export function storeLook(look: ThemeLook | undefined): void {
  if (!look) localStorage.removeItem(preferenceKeys.look);
  else {
    const { id, label, scheme, tokens } = look;
    localStorage.setItem(preferenceKeys.look, JSON.stringify({ id, label, scheme, tokens }));
  }
}

/** Shows a theme: one of the standard ones by its name, one of a plugin as it looks. */
export function applyTheme(theme: string, look: ThemeLook | null | undefined): void {
  const { dataset, style } = document.documentElement;
  for (const name of Array.from(style)) if (name.startsWith('--')) style.removeProperty(name);
  dataset['theme'] = look?.scheme ?? theme;
  for (const [name, value] of Object.entries(look?.tokens ?? {})) style.setProperty(name, value);
}
