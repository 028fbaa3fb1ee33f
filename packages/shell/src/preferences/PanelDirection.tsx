import { DirectionProvider } from '@admin/ui';
import type { ReactNode } from 'react';
import { usePreferences } from '../shell-context.ts';
import { panelLocale } from './locales.ts';

/** Tells every component below which way the current language is read, as the page's `dir` says it. */
export function PanelDirection({ children }: { readonly children: ReactNode }) {
  const direction = usePreferences(({ language }) => panelLocale(language).direction ?? 'ltr');
  return <DirectionProvider direction={direction}>{children}</DirectionProvider>;
}
