import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { IntlProvider, ReactIntlErrorCode, type IntlConfig } from 'react-intl';
import type { Messages } from '../extension/core/message.ts';
import type { Report } from '../extension/problems/problem.ts';
import { useRuntime } from '../extension/react/runtime-context.ts';
import { defaultLocale, panelLocale } from '../preferences/locales.ts';
import { usePreferences } from '../shell-context.ts';

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

/**
 * The current language for everything below. The texts of a newly chosen language are fetched first; until
 * they are there the panel stays in the language it was in.
 */
export function PanelIntl({ children }: { readonly children: ReactNode }) {
  const { initialLocale, initialMessages, loadMessages, problems } = useRuntime();
  const wanted = usePreferences((state) => state.language);
  const [shown, setShown] = useState<{ readonly locale: string; readonly messages: Messages }>({
    locale: initialLocale,
    messages: initialMessages,
  });

  useEffect(() => {
    if (wanted === shown.locale) return;
    let current = true;
    void loadMessages(wanted).then((messages) => {
      if (current) setShown({ locale: wanted, messages });
    });
    return () => {
      current = false;
    };
  }, [wanted, shown.locale, loadMessages]);

  const onError = useMemo(() => reportFault(problems.report), [problems]);
  const { tag, code } = panelLocale(shown.locale);
  return (
    <IntlProvider
      defaultLocale={defaultLocale}
      locale={tag ?? code}
      messages={shown.messages}
      onError={onError}
    >
      {children}
    </IntlProvider>
  );
}
