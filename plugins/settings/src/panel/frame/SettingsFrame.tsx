import { ForbiddenPage, NotFoundPage, PageSkeleton, PanelNavLink } from '@admin/shell';
import { PageOutlet, SectionLayout, useContributionArea, useFrame } from '@admin/shell/host';
import { Icon, VisuallyHidden } from '@admin/ui';
import { Lock } from '@admin/ui/icons';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { Navigate, Route, Routes } from 'react-router-dom';
import { frameMessages } from '../page-messages.ts';
import { useSettingsMenu, type SettingsMenuGroup, type SettingsPage } from './settings-menu.ts';
import styles from './SettingsFrame.module.css';

const pending = <PageSkeleton shape="form" />;

/** The routes below `/settings`: the pages that plugins contribute, and their navigation. */
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

/** Redirects to the first page that the user may open. */
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

/** The settings navigation: sections with the pages that the user may open. */
function SettingsMenu({ groups }: { readonly groups: readonly SettingsMenuGroup[] }) {
  const intl = useIntl();
  return (
    <>
      <h2 className={styles.heading}>{intl.formatMessage(frameMessages.heading)}</h2>
      {groups.map(({ section, pages }) => {
        const open = pages.filter(({ access, isLinked }) => access === 'granted' && isLinked);
        if (open.length === 0) return null;
        return <MenuSection key={section.id} pages={open} section={section} />;
      })}
    </>
  );
}

function MenuSection({ section, pages }: SettingsMenuGroup) {
  const id = useId();
  const intl = useIntl();
  const areaRef = useContributionArea(section);
  const { closeNavigation } = useFrame();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h3 className={styles.label} id={id}>
        {intl.formatMessage(section.label)}
      </h3>
      <ul className={styles.links}>
        {pages.map(({ entry, address }) => (
          <li key={entry.contributionId} ref={areaRef(entry)}>
            <PanelNavLink className={styles.link} onClick={closeNavigation} to={address}>
              <span className={styles.text}>{intl.formatMessage(entry.label)}</span>
              {entry.locked && (
                <>
                  <Icon icon={Lock} size="small" tone="muted" />
                  <VisuallyHidden>({intl.formatMessage(frameMessages.locked)})</VisuallyHidden>
                </>
              )}
            </PanelNavLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
