import {
  applyFetchedStyles,
  panelBase,
  readPreloadedResponses,
  showEarlyPage,
  storedLanguage,
} from '@admin/shell/early-page';
import { pathOf } from '@admin/shell/preload';
import type { Entry, Permission } from '@admin/content-model';
import { contentLocation } from './panel/address/content-location.ts';
import { earlyEntry, type EarlyEntryResponses } from './panel/edit/early/early-entry.ts';
import { earlyTexts } from './panel/text/early-texts.ts';

/** Base path of the content manager's API. */
const api = '/content-manager';

/** The width from which the state of an entry is beside its form, pixels. */
const minWidth = 1081;

/** Returns the path of the entry at the address; undefined for a new entry. */
function entryPath(location: ReturnType<typeof contentLocation>): string | undefined {
  if (location?.view === 'single') return pathOf(`${api}/single-types/:uid`, { uid: location.uid });
  return location?.view === 'entry' ? pathOf(`${api}/collection-types/:uid/:id`, location) : undefined;
}

/** Shows the entry at this address until the panel has drawn its form, with the responses that the document requested. */
async function showEntry(): Promise<void> {
  const base = panelBase();
  const location =
    base === undefined ? undefined : contentLocation(window.location.pathname.slice(base.length));
  const path = entryPath(location);
  if (base === undefined || location === undefined || path === undefined || innerWidth < minWidth) return;
  applyFetchedStyles();
  const { uid } = location;
  const responses = await readPreloadedResponses([
    '/admin/users/me/permissions',
    `${api}/init`,
    pathOf(`${api}/content-types/:uid/configuration`, { uid }),
    path,
  ]);
  if (!responses) return;
  const [permissions, init, configuration, entry] = responses as [
    { readonly data: readonly Permission[] },
    { readonly data: EarlyEntryResponses['init'] },
    { readonly data: EarlyEntryResponses['configuration'] },
    Entry,
  ];
  const nodes = earlyEntry(
    { permissions: permissions.data, init: init.data, configuration: configuration.data, entry },
    { uid, search: window.location.search, base },
    earlyTexts(storedLanguage()),
  );
  if (nodes) await showEarlyPage(nodes);
}

// Starts with the document, beside its inline script, which has no room for it and waits for it. An error leaves the page to
// the panel.
await showEntry().catch(() => undefined);
