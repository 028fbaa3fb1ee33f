import { PageHeader } from '@admin/shell';
import { useIntl } from 'react-intl';
import type { ContentTypeLink } from '../../points.ts';
import { ContentTypeList } from '../menu/ContentTypeList.tsx';
import { menuMessages } from '../menu/messages.ts';
import styles from './ContentTypesPage.module.css';

export interface ContentTypesPageProps {
  readonly links: readonly ContentTypeLink[];
  readonly search: URLSearchParams;
}

/** Every content type that the user may open, including those that the menu leaves out. */
export function ContentTypesPage({ links, search }: ContentTypesPageProps) {
  const intl = useIntl();
  return (
    <>
      <PageHeader
        subtitle={intl.formatMessage(menuMessages.pageSubtitle, { count: links.length })}
        title={intl.formatMessage(menuMessages.heading)}
      />
      <div className={styles.page}>
        <ContentTypeList links={links} search={search} />
      </div>
    </>
  );
}
