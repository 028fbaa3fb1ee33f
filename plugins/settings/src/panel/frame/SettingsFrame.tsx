import { ForbiddenPage, NotFoundPage, PageSkeleton } from '@admin/shell';
import { PageOutlet, SectionLayout } from '@admin/shell/host';
import { useIntl } from 'react-intl';
import { Navigate, Route, Routes } from 'react-router-dom';
import { frameMessages } from './messages.ts';
import { SettingsMenu } from './SettingsMenu.tsx';
import { useSettingsMenu, type SettingsMenuGroup, type SettingsPage } from './use-settings-menu.ts';

const pending = <PageSkeleton shape="form" />;

/** Every address below `/settings`: the pages that plugins add to the sections, and the way between them. */
export function SettingsFrame() {
  const intl = useIntl();
  const groups = useSettingsMenu();
  const pages = groups.flatMap((group) =>
    group.pages.map((page) => ({ ...page, section: group.section.id })),
  );
  return (
    <SectionLayout
      nav={<SettingsMenu groups={groups} />}
      navLabel={intl.formatMessage(frameMessages.heading)}
    >
      <Routes>
        <Route element={<FirstPage groups={groups} />} index />
        {pages.map((page) => (
          <Route
            element={<ContributedPage page={page} pointId={page.section} />}
            key={`${page.section}/${page.entry.contributionId}`}
            path={page.route}
          />
        ))}
        <Route element={<NotFoundPage />} path="*" />
      </Routes>
    </SectionLayout>
  );
}

/** The settings begin with the first page that the user may open. */
function FirstPage({ groups }: { readonly groups: readonly SettingsMenuGroup[] }) {
  const first = groups
    .flatMap(({ pages }) => pages)
    .find(({ access, entry, isLinked }) => access === 'granted' && isLinked && !entry.locked);
  return first ? <Navigate replace to={first.address} /> : <ForbiddenPage />;
}

function ContributedPage({ page, pointId }: { readonly page: SettingsPage; readonly pointId: string }) {
  if (page.access === 'refused') return <ForbiddenPage />;
  return <PageOutlet contribution={page.entry} pending={pending} pointId={pointId} />;
}
