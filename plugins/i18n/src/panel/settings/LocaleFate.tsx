import { useIntl } from 'react-intl';
import styles from './LocaleFate.module.css';
import { deleteMessages } from './messages.ts';

/** How many entries of which content type are written in a locale. */
interface TypeCount {
  readonly uid: string;
  readonly displayName: string;
  readonly count: number;
}

export interface LocaleFateProps {
  /** Undefined while they are being counted, and where that did not work. */
  readonly entries: readonly TypeCount[] | undefined;
  readonly isPending: boolean;
}

/** What goes with a locale: how many entries, and of which content types. */
export function LocaleFate({ entries, isPending }: LocaleFateProps) {
  const intl = useIntl();
  if (isPending) return <output>{intl.formatMessage(deleteMessages.counting)}</output>;
  if (!entries) return intl.formatMessage(deleteMessages.uncounted);
  const count = entries.reduce((sum, type) => sum + type.count, 0);
  if (count === 0) return intl.formatMessage(deleteMessages.none);
  return (
    <>
      {intl.formatMessage(deleteMessages.entries, { count })}
      <ul className={styles.types}>
        {entries.map(({ uid, displayName, count: ofType }) => (
          <li key={uid}>{intl.formatMessage(deleteMessages.ofType, { type: displayName, count: ofType })}</li>
        ))}
      </ul>
    </>
  );
}
