import { FormattedMessage } from 'react-intl';
import styles from './EditionLine.module.css';

/** The name of the edition. */
export default function EditionLine() {
  return (
    <p className={styles.edition}>
      <FormattedMessage id="enterprise.edition" defaultMessage="Enterprise edition" />
    </p>
  );
}
