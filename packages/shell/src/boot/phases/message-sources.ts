import type { LoadMessages, Messages } from '../../messages/message.ts';
import type { Plugin } from '../../extension/core/plugin.ts';
import { describeCause, type Report } from '../../extension/problems/problem.ts';
import type { Registry } from '../../extension/resolution/registry.ts';
import { withinLimit, type Clock } from '../../clock.ts';

export interface LoadOptions {
  readonly clock: Clock;
  readonly milliseconds: number;
  readonly report: Report;
  /** Fetches the late texts with the others. @default false */
  readonly isComplete?: boolean;
}

/** Where the texts of a panel come from. */
export interface TextSources {
  readonly registry: Pick<Registry, 'plugins' | 'isTrusted' | 'list'>;
  readonly host?: LoadMessages | undefined;
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

export const mergeAll = (parts: readonly Messages[]): Messages => Object.assign({}, ...parts) as Messages;

/** Fetches the messages of the host and of every plugin in parallel, each with a function of the caller. */
export async function loadOwnMessages(
  { registry, host }: TextSources,
  report: Report,
  load: (pluginId: string, source: LoadMessages | undefined) => Promise<Messages>,
): Promise<Messages> {
  const parts = await Promise.all([
    ...registry.plugins.map(async (plugin) => {
      const messages = await load(plugin.id, plugin.messages);
      return registry.isTrusted(plugin) ? messages : ownMessages(plugin, messages, report);
    }),
    load('shell', host),
  ]);
  return mergeAll(parts);
}

/** Returns the messages of one source; those that fail to load in time are reported. */
export async function loadSource(
  locale: string,
  pluginId: string,
  load: LoadMessages,
  options: LoadOptions,
): Promise<Messages> {
  try {
    return (await withinLimit(load(locale), options)).default;
  } catch (cause) {
    const message = `The texts for '${locale}' could not be fetched: ${describeCause(cause)}`;
    options.report({ code: 'MESSAGES_FAILED', pluginId, message, context: { locale, cause } });
    return {};
  }
}
