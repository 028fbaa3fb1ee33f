import { FormattedMessage } from 'react-intl';
import { signInMessages } from './messages.ts';
import { MethodLinks, useSignInMethods } from './MethodLinks.tsx';
import styles from './MethodLinks.module.css';

/** The providers below the form of the sign-in page. Nothing without providers. */
export default function SignInMethods() {
  const methods = useSignInMethods();
  if (methods === null || methods.length === 0) return null;
  return (
    <div className={styles.section}>
      <p className={styles.or}>
        <FormattedMessage {...signInMessages.or} />
      </p>
      <MethodLinks methods={methods} />
    </div>
  );
}
