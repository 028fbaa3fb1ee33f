import { useId } from 'react';
import { useIntl } from 'react-intl';
import { ContentTypeList } from '../menu/ContentTypeList.tsx';
import { useContentTypeLinks } from '../content-type-links/use-content-type-links.ts';
import { LoadBoundary } from '../schema/index.ts';
import { homeMessages } from './messages.ts';
import styles from './ReadableTypes.module.css';

const noQuery = new URLSearchParams();

/** The content types that the user may read and the menu omits; nothing if there are none. */
export function ReadableTypes() {
  return (
    <LoadBoundary>
      <Types />
    </LoadBoundary>
  );
}

function Types() {
  const intl = useIntl();
  const headingId = useId();
  const links = useContentTypeLinks()?.readableTypes ?? [];
  if (links.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className={styles.readable}>
      <h2 className={styles.title} id={headingId}>
        {intl.formatMessage(homeMessages.readable)}
      </h2>
      <ContentTypeList links={links} search={noQuery} />
    </section>
  );
}
