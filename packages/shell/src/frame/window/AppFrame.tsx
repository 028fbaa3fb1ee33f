import { IconButton, Tooltip, useMedia } from '@admin/ui';
import { PanelLeft } from '@admin/ui/icons';
import { lazy, Suspense, use, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { Outlet } from 'react-router-dom';
import { BootNotice } from './BootNotice.tsx';
import { FrameContext } from '../frame-context.ts';
import { MainLinks } from './MainLinks.tsx';
import { frameMessages } from '../messages.ts';
import styles from './AppFrame.module.css';
import { ProductLogo } from '../product/ProductLogo.tsx';
import { UserMenu } from '../account/UserMenu.tsx';
import { ConnectionBar } from './ConnectionBar.tsx';
import { useLateRetry } from '../../http/late-queries.ts';
import { useOnline } from '../../http/use-online.ts';
import { useRolePreview } from '../../authorization/use-can.ts';
import { homePage } from '../../navigation/pages.ts';
import { PanelNavLink } from '../../navigation/PanelNavLink.tsx';
import { PanelPathContext } from '../../navigation/PanelLocation.tsx';

const NavigationSheet = lazy(() =>
  import('./NavigationSheet.tsx').then((module) => ({ default: module.NavigationSheet })),
);

/** A separate chunk, since impersonation previews are rare. */
const ViewBar = lazy(() => import('./ViewBar.tsx').then((module) => ({ default: module.ViewBar })));

/** Below this width the navigation is in a sheet. */
const narrowQuery = '(max-width: 899px)';

/**
 * The frame of the signed-in panel: the rail with the main links, and the page. On a narrow screen a bar with a menu.
 */
export function AppFrame() {
  const intl = useIntl();
  const narrow = useMedia(narrowQuery);
  const pathname = use(PanelPathContext);
  const [openAt, setOpenAt] = useState<string | null>(null);
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  // Following a link closes the sheet, which is open only at the address where it was opened.
  const open = narrow && openAt === pathname;
  const frame = useMemo(
    () => ({ narrow, navigationSlot: open ? slot : null, closeNavigation: () => setOpenAt(null) }),
    [narrow, open, slot],
  );
  const openNavigation = intl.formatMessage(frameMessages.openNavigation);
  const view = useRolePreview();
  const home = intl.formatMessage(frameMessages.home);
  const isOnline = useOnline();
  const retry = useLateRetry();
  const hasTrouble = !isOnline || retry !== null;

  return (
    <FrameContext value={frame}>
      <a className={styles.skip} href="#content">
        {intl.formatMessage(frameMessages.skip)}
      </a>
      <div
        className={styles.frame}
        data-connection={hasTrouble ? '' : undefined}
        data-viewing={view ? '' : undefined}
      >
        {(view || hasTrouble) && (
          <div className={styles.bars}>
            {view && (
              <Suspense fallback={<div className={styles.viewBar} />}>
                <ViewBar view={view} />
              </Suspense>
            )}
            {hasTrouble && <ConnectionBar onRetry={isOnline ? retry : null} />}
          </div>
        )}
        <header className={styles.rail}>
          {narrow && (
            <Tooltip content={openNavigation} purpose="name" side="bottom">
              <IconButton
                aria-expanded={open}
                aria-haspopup="dialog"
                icon={PanelLeft}
                label={openNavigation}
                onClick={() => setOpenAt(pathname)}
              />
            </Tooltip>
          )}
          <Tooltip content={home} purpose="name" side={narrow ? 'bottom' : 'inline-end'}>
            <PanelNavLink aria-label={home} className={styles.logo} to={homePage.to()}>
              <ProductLogo area="menu" />
            </PanelNavLink>
          </Tooltip>
          {!narrow && (
            <nav aria-label={intl.formatMessage(frameMessages.mainNavigation)} className={styles.links}>
              <MainLinks shape="rail" />
            </nav>
          )}
          <div className={styles.account}>
            <UserMenu />
          </div>
        </header>
        {narrow && openAt !== null && (
          <Suspense fallback={null}>
            <NavigationSheet
              onOpenChange={(isOpen) => setOpenAt(isOpen ? pathname : null)}
              onSlot={setSlot}
              open={open}
            />
          </Suspense>
        )}
        <main className={styles.page} id="content" tabIndex={-1}>
          <BootNotice />
          <Outlet />
        </main>
      </div>
    </FrameContext>
  );
}
