import { DirectionProvider, TextLocaleContext } from '@admin/ui';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { type IntlConfig, IntlProvider, RawIntlProvider, ReactIntlErrorCode, useIntl } from 'react-intl';
import type { Plugin } from '../extension/core/plugin.ts';
import type { Report } from '../extension/problems/problem.ts';
import { useRuntime } from '../extension/react/runtime-context.ts';
import { useRegistry } from '../extension/react/use-registry.ts';
import { useStore } from '../extension/react/use-service.ts';
import type { Messages } from '../messages/message.ts';
import { defaultLocale, pageDirection, panelLocale } from '../preferences/locales.ts';
import { preferencesRef } from '../service-refs.ts';
import { useHasParser } from './parser-state.ts';
import { withPlainTexts } from './plain-text.ts';

/**
 * Reports faults of messages. A missing translation is shown in English and is not a fault; any other message that
 * cannot be formatted is shown unformatted and reported, instead of failing the panel.
 */
function reportFault(report: Report): NonNullable<IntlConfig['onError']> {
  return (error) => {
    if (error.code === ReactIntlErrorCode.MISSING_TRANSLATION) return;
    const id = 'descriptor' in error ? String(error.descriptor?.id ?? '') : '';
    const [pluginId = 'shell'] = id.split('.');
    const { message } = error;
    // Texts are formatted during render, when no state may change.
    queueMicrotask(() =>
      report({ code: 'MESSAGE_INVALID', pluginId, message, context: { id, cause: error } }),
    );
  };
}

/** The current texts, with the language and the plugins that they were fetched for. */
interface Shown {
  readonly locale: string;
  readonly messages: Messages;
  readonly plugins: readonly Plugin[];
}

/** Returns whether the messages include those of the host; plugins alone may provide English for every language. */
function hasTextsOfPanel({ messages, plugins }: Shown): boolean {
  return Object.keys(messages).some((key) => !plugins.some(({ id }) => key.startsWith(`${id}.`)));
}

function areSame(before: Messages, messages: Messages): boolean {
  const ids = Object.keys(messages);
  return ids.length === Object.keys(before).length && ids.every((id) => messages[id] === before[id]);
}

function PlainTexts({ children }: { readonly children: ReactNode }) {
  const intl = useIntl();
  const canParse = useHasParser();
  const value = useMemo(() => withPlainTexts(intl, canParse), [intl, canParse]);
  return <RawIntlProvider value={value}>{children}</RawIntlProvider>;
}

/**
 * Provides the current language to all components below. The messages of a newly selected language are fetched first;
 * until they arrive the panel stays in the previous one. The messages of plugins that are added later are fetched with
 * them.
 */
export function PanelIntl({ children }: { readonly children: ReactNode }) {
  const { initialLocale, initialMessages, initialPlugins, loadMessages, problems } = useRuntime();
  const { plugins } = useRegistry();
  const wanted = useStore(preferencesRef, (state) => state.language);
  const languages = useStore(preferencesRef, (state) => state.languages);
  const [shown, setShown] = useState<Shown>({
    plugins: initialPlugins,
    locale: initialLocale,
    messages: initialMessages,
  });

  useEffect(() => {
    if (wanted === shown.locale && plugins === shown.plugins) return;
    let current = true;
    void loadMessages(wanted).then((messages) => {
      if (!current) return;
      // New messages render every translated component again; most plugins that are added later have none.
      setShown((before) => ({
        locale: wanted,
        messages: areSame(before.messages, messages) ? before.messages : messages,
        plugins,
      }));
    });
    return () => {
      current = false;
    };
  }, [wanted, plugins, shown, loadMessages]);

  // English replaces a language without messages of the host.
  const isEnglish = useMemo(() => shown.locale !== defaultLocale && !hasTextsOfPanel(shown), [shown]);
  useEffect(() => {
    if (!isEnglish) return undefined;
    document.body.lang = defaultLocale;
    return () => document.body.removeAttribute('lang');
  }, [isEnglish]);

  const onError = useMemo(() => reportFault(problems.report), [problems]);
  const { tag, code } = panelLocale(shown.locale, languages);
  return (
    <IntlProvider
      defaultLocale={defaultLocale}
      locale={tag ?? code}
      messages={shown.messages}
      onError={onError}
    >
      <TextLocaleContext value={isEnglish ? defaultLocale : null}>
        <PlainTexts>{children}</PlainTexts>
      </TextLocaleContext>
    </IntlProvider>
  );
}

/**
 * Provides the reading direction of the current language, which the `dir` of the page contains, to all components
 * below.
 */
export function PanelDirection({ children }: { readonly children: ReactNode }) {
  const direction = useStore(preferencesRef, ({ language, languages }) =>
    pageDirection(panelLocale(language, languages)),
  );
  return <DirectionProvider direction={direction}>{children}</DirectionProvider>;
}
