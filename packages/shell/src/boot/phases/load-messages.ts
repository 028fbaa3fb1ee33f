import type { LoadMessages, Messages } from '../../messages/message.ts';
import type { Plugin } from '../../extension/core/plugin.ts';
import { languages } from '../../extension/points/languages.ts';
import { describeCause, type Report } from '../../extension/problems/problem.ts';
import type { Registry } from '../../extension/resolution/registry.ts';
import { withinLimit, type Clock } from '../../clock.ts';

/** The language in which every text of the panel exists. */
const fallbackLocale = 'en';

interface LoadOptions {
  readonly clock: Clock;
  readonly milliseconds: number;
  readonly report: Report;
}

/** Returns the messages in a language, or in English if the plugin does not have it. */
async function loadWithFallback(load: LoadMessages, locale: string, options: LoadOptions): Promise<Messages> {
  try {
    return (await withinLimit(load(locale), options)).default;
  } catch (cause) {
    if (locale === fallbackLocale) throw cause;
    return (await withinLimit(load(fallbackLocale), options)).default;
  }
}

/** Returns the messages whose ids belong to the plugin, and reports the others. */
function ownMessages({ id: pluginId }: Plugin, messages: Messages, report: Report): Messages {
  const isOwn = ([key]: readonly [string, string]) => key.startsWith(`${pluginId}.`);
  const foreign = Object.entries(messages).filter((entry) => !isOwn(entry));
  if (foreign.length > 0) {
    const ids = foreign.map(([key]) => key);
    const message = `Texts whose ids do not start with '${pluginId}.' are left out: ${ids.join(', ')}.`;
    report({ code: 'MESSAGE_FOREIGN', pluginId, message, context: { ids } });
  }
  return Object.fromEntries(Object.entries(messages).filter(isOwn));
}

/**
 * Fetches the messages of the host and of every plugin in one language, in parallel. Those of a language pack override
 * them. Never rejects: messages that fail to load in time are reported, and the interface shows their English defaults.
 */
export async function loadMessages(
  locale: string,
  {
    registry,
    host,
  }: {
    readonly registry: Pick<Registry, 'plugins' | 'isTrusted' | 'list'>;
    readonly host?: LoadMessages | undefined;
  },
  options: LoadOptions,
): Promise<Messages> {
  const load = async (pluginId: string, source: LoadMessages | undefined): Promise<Messages> => {
    if (!source) return {};
    try {
      return await loadWithFallback(source, locale, options);
    } catch (cause) {
      const message = `The texts for '${locale}' could not be fetched: ${describeCause(cause)}`;
      options.report({ code: 'MESSAGES_FAILED', pluginId, message, context: { locale, cause } });
      return {};
    }
  };
  const pack = registry.list(languages).find(({ code }) => code === locale);
  const parts = await Promise.all([
    ...registry.plugins.map(async (plugin) => {
      const messages = await load(plugin.id, plugin.messages);
      return registry.isTrusted(plugin) ? messages : ownMessages(plugin, messages, options.report);
    }),
    load('shell', host),
    // A language pack translates the messages of all plugins.
    ...(pack ? [load(pack.pluginId, pack.messages)] : []),
  ]);
  return Object.assign({}, ...parts) as Messages;
}
