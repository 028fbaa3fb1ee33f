import { useIntl } from 'react-intl';
import { panelLocales } from '../../preferences/locales.ts';
import { usePreferences } from '../../shell-context.ts';
import styles from './LanguageSelect.module.css';
import { authMessages } from './messages.ts';

/**
 * Chooses the panel's language before anybody is signed in. A native control: it works at once, on every
 * device, and weighs nothing in the first chunk.
 */
export function LanguageSelect() {
  const intl = useIntl();
  const language = usePreferences((state) => state.language);
  const setLanguage = usePreferences((state) => state.setLanguage);
  return (
    <select
      aria-label={intl.formatMessage(authMessages.language)}
      className={styles.select}
      onChange={(event) => setLanguage(event.target.value)}
      value={language}
    >
      {panelLocales.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </select>
  );
}
