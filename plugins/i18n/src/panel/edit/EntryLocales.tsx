import { hasDraftAndPublish } from '@admin/content-model';
import type { EditContext } from '@admin/plugin-content-manager/points';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { usePermittedLocales } from '../locales/permitted-locales.ts';
import { AnotherLocale } from './AnotherLocale.tsx';
import styles from './EntryLocales.module.css';
import { FillIn } from './FillIn.tsx';
import { entryMessages } from './messages.ts';
import { Translate } from './Translate.tsx';
import { useEntryVersions } from './use-entry-versions.ts';
import { VersionLine } from './VersionLine.tsx';

/** The locale versions of an entry, with links to each, and to new translations. */
export function EntryLocales(context: EditContext) {
  const { contentType, entry } = context;
  const { uid } = contentType;
  const intl = useIntl();
  const id = useId();
  const found = useEntryVersions(context);
  const readable = usePermittedLocales(uid, 'read');
  const creatable = usePermittedLocales(uid, 'create');
  const writable = usePermittedLocales(uid, entry ? 'update' : 'create');
  if (!found || !readable || !creatable || !writable || found.locales.length < 2) return null;
  const { versions, current, isFree } = found;
  const isReadable = (code: string) => readable.some((locale) => locale.code === code);
  const others = versions.filter(({ isCurrent, locale }) => !isCurrent && isReadable(locale.code));
  const missing = creatable.filter(({ code }) => !versions.some(({ locale }) => locale.code === code));
  return (
    <section aria-labelledby={id} className={styles.box}>
      <h2 className={styles.heading} id={id}>
        {intl.formatMessage(entryMessages.heading)}
      </h2>
      <ul className={styles.versions}>
        {versions.map((version) => (
          <VersionLine
            contentType={contentType}
            hasDrafts={hasDraftAndPublish(contentType)}
            isOpen={isReadable(version.locale.code)}
            key={version.locale.code}
            version={version}
          />
        ))}
      </ul>
      {entry && missing.length > 0 && (
        <Translate contentType={contentType} locales={missing} source={entry.id} />
      )}
      {isFree && <AnotherLocale current={current} locales={creatable} />}
      {others.length > 0 && writable.some(({ code }) => code === current) && (
        <FillIn contentType={contentType} versions={others} />
      )}
    </section>
  );
}
