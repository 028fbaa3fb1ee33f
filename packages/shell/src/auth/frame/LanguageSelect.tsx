import { useState } from 'react';
import { useIntl } from 'react-intl';
import styles from './LanguageSelect.module.css';
import { authMessages } from './messages.ts';
import { preferencesRef } from '../../service-refs.ts';
import { useService, useStore } from '../../extension/react/use-service.ts';
import { useLanguageOptions } from '../../intl/use-language-options.ts';

/**
 * Chooses the panel's language before anybody is signed in. A native control: it works at once, on every
 * device, and weighs nothing in the first chunk. A closed control measures every language it holds, each in
 * its own script and fonts, which is the longest task of the whole page: it is filled when somebody comes near.
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
