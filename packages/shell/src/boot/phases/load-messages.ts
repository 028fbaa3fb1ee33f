import { englishTexts, type PanelTexts } from '../../messages/message.ts';
import { describeCause } from '../../extension/problems/problem.ts';
import { defaultLocale } from '../../preferences/locales.ts';
import type { LoadOptions, TextSources } from './message-sources.ts';

/**
 * Fetches the messages of the host and of every plugin in one language, in parallel. Those of language packs override
 * them. Never rejects: messages that fail to load in time are reported, and the interface shows their English defaults.
 */
export async function loadMessages(
  locale: string,
  sources: TextSources,
  options: LoadOptions,
): Promise<PanelTexts> {
  const { registry, host } = sources;
  const isEnglish = locale === defaultLocale;
  // The English texts of the product are part of its code.
  if (isEnglish && !host && !registry.plugins.some(({ messages }) => messages)) return englishTexts;
  try {
    return await (await import('./load-texts.ts')).loadTexts(locale, sources, options);
  } catch (cause) {
    const message = describeCause(cause);
    options.report({ code: 'MESSAGES_FAILED', pluginId: 'shell', message, context: { locale, cause } });
    return isEnglish ? englishTexts : { messages: {}, untranslated: new Set(['shell']) };
  }
}
