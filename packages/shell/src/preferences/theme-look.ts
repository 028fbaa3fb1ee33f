import type { MessageDescriptor } from '../messages/message.ts';
import { preferenceKeys } from './preference-keys.ts';

/** The themes of every panel. */
export const standardThemes = ['system', 'light', 'dark'] as const;

/** The colour scheme and tokens of a plugin's theme. */
export interface ThemeLook {
  readonly id: string;
  readonly label: MessageDescriptor;
  /** The standard theme that supplies missing tokens. */
  readonly scheme: 'light' | 'dark';
  /** Custom properties of the design system, by name. */
  readonly tokens: Readonly<Record<string, string>>;
}

/**
 * Returns the plugin theme that was selected last, as it was stored: the page applies it before the plugins have
 * loaded. Null if a standard theme is selected.
 */
export function storedLook(): ThemeLook | null {
  try {
    const look = JSON.parse(localStorage.getItem(preferenceKeys.look) ?? 'null') as ThemeLook | null;
    return look?.id === localStorage.getItem(preferenceKeys.theme) ? look : null;
  } catch {
    return null;
  }
}

/** Stores the appearance of the selected theme; removes it for a standard theme. */
export function storeLook(look: ThemeLook | undefined): void {
  if (!look) localStorage.removeItem(preferenceKeys.look);
  else {
    const { id, label, scheme, tokens } = look;
    localStorage.setItem(preferenceKeys.look, JSON.stringify({ id, label, scheme, tokens }));
  }
}

/** Applies a theme: a standard one by its name, one of a plugin by its appearance. */
export function applyTheme(theme: string, look: ThemeLook | null | undefined): void {
  const { dataset, style } = document.documentElement;
  for (const name of Array.from(style)) if (name.startsWith('--')) style.removeProperty(name);
  dataset['theme'] = look?.scheme ?? theme;
  for (const [name, value] of Object.entries(look?.tokens ?? {})) style.setProperty(name, value);
}
