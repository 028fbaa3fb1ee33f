import { createContext, use } from 'react';
import type { PanelTexts } from '../../messages/message.ts';

/** The texts of the current language, set by the host around the panel. */
export const TextsContext = createContext<PanelTexts | null>(null);

/** Suspends until the texts of a plugin's components have been fetched. */
export function useLateTexts(pluginId: string): void {
  const waiting = use(TextsContext)?.late?.waitFor(pluginId);
  // Not with `use`, which has to be called again after the texts have arrived.
  if (waiting) throw waiting;
}

/** Returns the attributes of English texts for the content of a plugin that lacks the current language. */
export function useTextLanguage(pluginId: string): { readonly lang?: 'en'; readonly dir?: 'ltr' } {
  return use(TextsContext)?.untranslated.has(pluginId) ? { lang: 'en', dir: 'ltr' } : {};
}
