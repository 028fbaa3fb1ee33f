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
 * A text without a translation is shown in English, which is no error while languages are being completed.
 * Any other fault in a text is shown as the text stands and named, instead of taking the panel with it.
 */
function reportFault(report: Report): NonNullable<IntlConfig['onError']> {
  return (error) => {
    if (error.code === ReactIntlErrorCode.MISSING_TRANSLATION) return;
    const id = 'descriptor' in error ? String(error.descriptor?.id ?? '') : '';
    const [pluginId = 'shell'] = id.split('.');
    const { message } = error;
    // Texts are formatted while the panel renders, and nothing may change state then.
    queueMicrotask(() =>
      report({ code: 'MESSAGE_INVALID', pluginId, message, context: { id, cause: error } }),
    );
  };
}

/** The texts on the screen, and what they were fetched for. */
interface Shown {
  readonly locale: string;
  readonly messages: Messages;
  readonly plugins: readonly Plugin[];
}

/** Whether there are texts of more than single plugins, which may bring English for every language that they do not speak. */
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
 * The current language for everything below. The texts of a newly chosen language are fetched first; until
 * they are there the panel stays in the language it was in. A plugin that joins later brings its texts with it.
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
      // With other texts everything that says something is drawn again; most plugins that join later bring none.
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

  // English stands in for a language whose texts nobody brought yet.
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

/** Tells every component below which way the current language is read, as the page's `dir` says it. */
export function PanelDirection({ children }: { readonly children: ReactNode }) {
  const direction = useStore(preferencesRef, ({ language, languages }) =>
    pageDirection(panelLocale(language, languages)),
  );
  return <DirectionProvider direction={direction}>{children}</DirectionProvider>;
}
