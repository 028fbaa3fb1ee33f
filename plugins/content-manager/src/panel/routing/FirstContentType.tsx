import { PageHeader, useCan, usePageTitle } from '@admin/shell';
import { EmptyState, compareNames } from '@admin/ui';
import { Shapes } from '@admin/ui/icons';
import { useIntl } from 'react-intl';
import { Navigate, useSearchParams } from 'react-router-dom';
import type { ContentTypeLink } from '../../points.ts';
import { forbiddenPage, noContentTypesPage } from '../address/index.ts';
import { linkAddress } from '../content-type-links/content-type-links.ts';
import { useContentTypeLinks } from '../content-type-links/use-content-type-links.ts';
import { ContentTypeList } from '../menu/ContentTypeList.tsx';
import { menuMessages } from '../menu/messages.ts';
import { opensContent } from '../menu/opens-content.ts';
import styles from './FirstContentType.module.css';

/**
 * `/content-manager`: redirects to the first content type, or to a page that explains why there is none. If the user
 * may read a type that the menu omits, it lists all types.
 */
export function FirstContentType() {
  const [search] = useSearchParams();
  const types = useContentTypeLinks();
  const isLinked = useCan(opensContent);
  if (!types) return null;
  const { collectionTypes, singleTypes, readableTypes, anyExists } = types;
  const offered = [...collectionTypes, ...singleTypes];
  if (readableTypes.length > 0) {
    return <ContentTypesPage links={[...offered, ...readableTypes]} search={search} />;
  }
  const [first] = offered.toSorted((one, other) => compareNames(one.title, other.title));
  if (first) return <Navigate replace to={linkAddress(first, search)} />;
  if (!anyExists) return <Navigate replace to={noContentTypesPage.to()} />;
  return isLinked ? <NothingShown /> : <Navigate replace to={forbiddenPage.to()} />;
}

/**
 * The main navigation depends on permissions, not on content types: it also links "Content" for users who may only
 * read hidden types, or only build types.
 */
function NothingShown() {
  const intl = useIntl();
  const title = intl.formatMessage(menuMessages.nothingShownTitle);
  usePageTitle(title);
  return (
    <EmptyState
      body={intl.formatMessage(menuMessages.nothingShownBody)}
      headingLevel={1}
      icon={Shapes}
      title={title}
    />
  );
}

export interface ContentTypesPageProps {
  readonly links: readonly ContentTypeLink[];
  readonly search: URLSearchParams;
}

/** All content types that the user may open, including those that the menu omits. */
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
