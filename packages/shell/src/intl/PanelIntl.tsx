import { DirectionProvider, LabelContext, TextLocaleContext } from '@admin/ui';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { type IntlConfig, IntlProvider, RawIntlProvider, ReactIntlErrorCode, useIntl } from 'react-intl';
import type { Plugin } from '../extension/core/plugin.ts';
import type { Report } from '../extension/problems/problem.ts';
import { useRuntime } from '../extension/react/runtime-context.ts';
import { TextsContext } from '../extension/react/texts-context.ts';
import { useRegistry } from '../extension/react/use-registry.ts';
import { useStore } from '../extension/react/use-service.ts';
import { formatValue, type Messages, type PanelTexts } from '../messages/message.ts';
import { defaultLocale, pageDirection, panelLocale } from '../preferences/locales.ts';
import { preferencesRef } from '../service-refs.ts';
import { withEnglishNumbers } from './english-numbers.ts';
import { loadParser } from './parser-state.ts';
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
interface Shown extends PanelTexts {
  readonly locale: string;
  readonly plugins: readonly Plugin[];
}

function areSame(before: Messages, messages: Messages): boolean {
  const ids = Object.keys(messages);
  return ids.length === Object.keys(before).length && ids.every((id) => messages[id] === before[id]);
}

function PlainTexts({ children }: { readonly children: ReactNode }) {
  const given = useIntl();
  const intl = useMemo(() => withEnglishNumbers(given), [given]);
  // Set for a text that waited for the parser: a parser that loads before one is shown renders nothing again.
  const [hasArrived, setHasArrived] = useState(false);
  const value = useMemo(() => {
    if (hasArrived) return withPlainTexts(intl);
    const requestParser = async () => {
      try {
        await loadParser();
        setHasArrived(true);
      } catch {
        // The next text requests it again.
      }
    };
    return withPlainTexts(intl, () => void requestParser());
  }, [intl, hasArrived]);
  const translate = useMemo(() => formatValue.bind(null, value), [value]);
  return (
    <RawIntlProvider value={value}>
      <LabelContext value={translate}>{children}</LabelContext>
    </RawIntlProvider>
  );
}

/**
 * Provides the current language to all components below. The messages of a newly selected language are fetched first;
 * until they arrive the panel stays in the previous one. The messages of plugins that are added later are fetched with
 * them.
 */
export function PanelIntl({ children }: { readonly children: ReactNode }) {
  const { initialLocale, initialTexts, initialPlugins, loadMessages, problems } = useRuntime();
  const { plugins } = useRegistry();
  const wanted = useStore(preferencesRef, (state) => state.language);
  const languages = useStore(preferencesRef, (state) => state.languages);
  const [shown, setShown] = useState<Shown>({
    ...initialTexts,
    plugins: initialPlugins,
    locale: initialLocale,
  });

  useEffect(() => {
    if (wanted === shown.locale && plugins === shown.plugins) return;
    let current = true;
    // A component that needs the late texts may be shown, unless those of the previous language are pending.
    void loadMessages(wanted, !shown.late).then((texts) => {
      if (!current) return;
      // New messages render every translated component again; most plugins that are added later have none.
      setShown((before) => ({
        ...texts,
        locale: wanted,
        messages: areSame(before.messages, texts.messages) ? before.messages : texts.messages,
        plugins,
      }));
    });
    return () => {
      current = false;
    };
  }, [wanted, plugins, shown, loadMessages]);

  // English replaces a language without messages of the host.
  const isEnglish = shown.untranslated.has('shell');
  useEffect(() => {
    if (!isEnglish) return undefined;
    document.body.lang = defaultLocale;
    return () => document.body.removeAttribute('lang');
  }, [isEnglish]);

  const { late } = shown;
  useEffect(
    () =>
      late?.watch((more) =>
        setShown((before) => ({ ...before, messages: { ...before.messages, ...more }, late: undefined })),
      ),
    [late],
  );
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
        <TextsContext value={shown}>
          <PlainTexts>{children}</PlainTexts>
        </TextsContext>
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
