import {
  applyFetchedStyles,
  panelBase,
  readPreloadedResponses,
  showEarlyPage,
  showRememberedPage,
  storedLanguage,
} from '@admin/shell/early-page';
import { pathOf } from '@admin/shell/preload';
import type { Permission } from '@admin/content-model';
import { contentLocation } from './panel/address/content-location.ts';
import { earlyList, type EarlyResponses } from './panel/list/early/early-list.ts';
import { earlyTexts } from './panel/text/early-texts.ts';

/** Base path of the content manager's API. */
const api = '/content-manager';

/** The width from which the menu of content types is beside a list. */
const minWidth = 900;

/** Shows the list at this address until the panel has drawn it, with the responses that the document requested. */
async function showList(): Promise<void> {
  const base = panelBase();
  const location = base === undefined ? null : contentLocation(window.location.pathname.slice(base.length));
  if (base === undefined || location?.view !== 'list' || innerWidth < minWidth) return;
  applyFetchedStyles();
  const { uid } = location;
  const responses = await readPreloadedResponses([
    '/admin/users/me/permissions',
    `${api}/init`,
    pathOf(`${api}/content-types/:uid/configuration`, { uid }),
    pathOf(`${api}/collection-types/:uid`, { uid }),
    pathOf(`${api}/collection-types/:uid/views`, { uid }),
  ]);
  if (!responses) return;
  const [permissions, init, configuration, page, views] = responses as [
    { readonly data: readonly Permission[] },
    { readonly data: EarlyResponses['init'] },
    { readonly data: EarlyResponses['configuration'] },
    EarlyResponses['page'],
    { readonly data: EarlyResponses['views'] },
  ];
  const type = init.data.contentTypes.find((one) => one.uid === uid);
  const nodes = earlyList(
    {
      permissions: permissions.data,
      init: init.data,
      configuration: configuration.data,
      page,
      views: views.data,
    },
    {
      uid,
      query: new URLSearchParams(window.location.search),
      base,
      columns: type ? (globalThis.adminListColumns ?? []).flatMap((columnsOf) => columnsOf(type)) : [],
    },
    earlyTexts(storedLanguage()),
  );
  if (nodes) await showEarlyPage(nodes);
}

/** Shows the page as it was last drawn if it is the same, otherwise its rows. The panel draws what this cannot. */
async function showFirstList(): Promise<void> {
  if (!(await showRememberedPage())) await showList();
}

// Starts with the document, beside its inline script, which has no room for it and waits for it. An error leaves the page to
// the panel.
await showFirstList().catch(() => undefined);
