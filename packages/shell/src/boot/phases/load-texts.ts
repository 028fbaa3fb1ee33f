import type { LatePanelTexts, LoadMessages, Messages, PanelTexts } from '../../messages/message.ts';
import { languages, type LanguagePack } from '../../extension/points/languages.ts';
import { canFormat, loadParser } from '../../intl/parser-state.ts';
import { isPlain } from '../../intl/plain-text.ts';
import { defaultLocale } from '../../preferences/locales.ts';
import { whenIdle } from '../../scheduling/scheduling.ts';
import { withinLimit } from '../../clock.ts';
import {
  loadOwnMessages,
  loadSource,
  mergeAll,
  type LoadOptions,
  type TextSources,
} from './message-sources.ts';

/** Texts that are fetched once, when a component needs them or the browser is idle. */
function createLateTexts(plugins: ReadonlySet<string>, load: () => Promise<Messages>): LatePanelTexts {
  let attach: (add: (more: Messages) => void) => void;
  const attached = new Promise<(more: Messages) => void>((resolve) => {
    attach = resolve;
  });
  let adding: Promise<void> | undefined;
  const start = () => (adding ??= Promise.all([load(), attached]).then(([more, add]) => add(more)));
  return {
    waitFor: (pluginId) => (plugins.has(pluginId) ? start() : undefined),
    watch(add) {
      attach(add);
      return whenIdle(() => void start());
    },
  };
}

/**
 * Returns texts, once the message parser has loaded if one of them requires it. The build compiles those of its JSON modules, but
 * not those that a server returns or code creates. If the parser fails, they are empty until a component has loaded it.
 */
async function withParser(messages: Messages, options: LoadOptions): Promise<Messages> {
  const isReady = Object.values(messages).every((text) => isPlain(text) || canFormat(text));
  if (!isReady) await withinLimit(loadParser(), options).catch(() => undefined);
  return messages;
}

/**
 * Fetches the messages in a language: those of language packs, and those of plugins, or their English ones if they lack the
 * language.
 */
export async function loadTexts(
  locale: string,
  sources: TextSources,
  options: LoadOptions,
): Promise<PanelTexts> {
  const untranslated = new Set<string>();
  const load = async (pluginId: string, source: LoadMessages | undefined): Promise<Messages> => {
    try {
      if (source && locale !== defaultLocale) return (await withinLimit(source(locale), options)).default;
    } catch {
      // A plugin that lacks the language has its texts in English.
    }
    if (locale !== defaultLocale) untranslated.add(pluginId);
    return source ? loadSource(defaultLocale, pluginId, source, options) : {};
  };
  const packs = sources.registry.list(languages).filter(({ code }) => code === locale);
  const loadPacks = async (read: (pack: LanguagePack) => LanguagePack['messages'] | undefined) =>
    mergeAll(
      await Promise.all(
        packs.map(async (pack) => {
          const source = read(pack);
          return source ? loadSource(locale, pack.pluginId, source, options) : {};
        }),
      ),
    );
  const [own, packed] = await Promise.all([
    loadOwnMessages(sources, options.report, load),
    loadPacks(({ messages }) => messages),
  ]);
  for (const id of untranslated) {
    // The ids of the host's texts start with no id of a plugin.
    const isTranslated = (key: string) =>
      id === 'shell'
        ? !sources.registry.plugins.some((plugin) => key.startsWith(`${plugin.id}.`))
        : key.startsWith(`${id}.`);
    if (Object.keys(packed).some(isTranslated)) untranslated.delete(id);
  }
  const messages = await withParser({ ...own, ...packed }, options);
  const latePlugins = new Set(packs.flatMap(({ late }) => late?.plugins ?? []));
  if (latePlugins.size === 0) return { messages, untranslated };
  const loadLate = async () => withParser(await loadPacks(({ late }) => late?.messages), options);
  if (options.isComplete) return { messages: { ...messages, ...(await loadLate()) }, untranslated };
  return { messages, untranslated, late: createLateTexts(latePlugins, loadLate) };
}
