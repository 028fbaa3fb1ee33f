import { useEffect, useState, type ReactNode } from 'react';
import { IntlProvider, ReactIntlErrorCode, type IntlConfig } from 'react-intl';
import type { Messages } from '../extension/core/message.ts';
import { useRuntime } from '../extension/react/runtime-context.ts';
import { defaultLocale, panelLocale } from '../preferences/locales.ts';
import { usePreferences } from '../shell-context.ts';

/** A text without a translation is shown in English, which is no error while languages are being completed. */
const ignoreMissing: NonNullable<IntlConfig['onError']> = (error) => {
  if (error.code !== ReactIntlErrorCode.MISSING_TRANSLATION) throw error;
};

/**
 * The current language for everything below. The texts of a newly chosen language are fetched first; until
 * they are there the panel stays in the language it was in.
 */
export function PanelIntl({ children }: { readonly children: ReactNode }) {
  const { initialLocale, initialMessages, loadMessages } = useRuntime();
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

  const { tag, code } = panelLocale(shown.locale);
  return (
    <IntlProvider
      defaultLocale={defaultLocale}
      locale={tag ?? code}
      messages={shown.messages}
      onError={ignoreMissing}
    >
      {children}
    </IntlProvider>
  );
}
