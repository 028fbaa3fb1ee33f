import { useState } from 'react';
import { useIntl } from 'react-intl';
import styles from './LanguageSelect.module.css';
import { authMessages } from './messages.ts';
import { preferencesRef } from '../../service-refs.ts';
import { useService, useStore } from '../../extension/react/use-service.ts';
import { useLanguageOptions } from '../../intl/use-language-options.ts';

/**
 * Selects the language of the panel before sign-in. A native control, because it works immediately on every device and
 * adds nothing to the first chunk. A closed control measures each of its options in their scripts and fonts, which is
 * the longest task of the page; the options are therefore added on focus or hover.
 */
export function LanguageSelect() {
  const intl = useIntl();
  const language = useStore(preferencesRef, (state) => state.language);
  const options = useLanguageOptions();
  const { chooseLanguage } = useService(preferencesRef).actions;
  const [isNear, setIsNear] = useState(false);
  const offered = isNear ? options : options.filter(({ value }) => value === language);
  const fill = () => setIsNear(true);
  return (
    <select
      aria-label={intl.formatMessage(authMessages.language)}
      className={styles.select}
      onChange={(event) => chooseLanguage(event.target.value)}
      onFocus={fill}
      onPointerDown={fill}
      onPointerEnter={fill}
      value={language}
    >
      {offered.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}
