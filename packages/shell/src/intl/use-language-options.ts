import { useIntl } from 'react-intl';
import { useStore } from '../extension/react/use-service.ts';
import { preferencesRef } from '../service-refs.ts';

const messages = {
  english: { id: 'frame.language.english-texts', defaultMessage: '{language} (texts in English)' },
} as const;

/** Returns the languages to choose from. One without texts is marked: it changes only dates and numbers. */
export function useLanguageOptions(): readonly { readonly value: string; readonly label: string }[] {
  const intl = useIntl();
  const languages = useStore(preferencesRef, (state) => state.languages);
  return languages.map(({ code, name, isEnglish }) => ({
    value: code,
    label: isEnglish ? intl.formatMessage(messages.english, { language: name }) : name,
  }));
}
