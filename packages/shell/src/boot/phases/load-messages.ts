import { englishTexts, type PanelTexts } from '../../messages/message.ts';
import { defaultLocale } from '../../preferences/locales.ts';
import { loadOwnMessages, loadSource, type LoadOptions, type TextSources } from './message-sources.ts';

/**
 * Fetches the messages of the host and of every plugin in one language, in parallel. Those of language packs override
 * them. Never rejects: messages that fail to load in time are reported, and the interface shows their English defaults.
 */
export async function loadMessages(
  locale: string,
  sources: TextSources,
  options: LoadOptions,
): Promise<PanelTexts> {
  const translations =
    locale === defaultLocale ? undefined : await import('./load-translations.ts').catch(() => undefined);
  if (translations) return translations.loadTranslations(locale, sources, options);
  const messages = await loadOwnMessages(sources, options.report, async (pluginId, source) =>
    source ? loadSource(defaultLocale, pluginId, source, options) : {},
  );
  return { ...englishTexts, messages };
}
