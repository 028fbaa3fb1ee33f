import { definePlugin, type Plugin } from '../extension/core/plugin.ts';
import { authPages, pageReplacements, routes, signInMethods } from '../extension/points/routes.ts';
import { customFields } from '../extension/points/custom-fields.ts';
import {
  asideActions,
  bulkActions,
  headerActions,
  listActions,
  listMenuActions,
  rowActions,
} from '../extension/points/entry-actions.ts';
import { languages } from '../extension/points/languages.ts';
import { accountLinks, menuLinks } from '../extension/points/menu-links.ts';
import { administrationSettings, globalSettings } from '../extension/points/settings.ts';
import { themes } from '../extension/points/themes.ts';
import { panelTools } from '../extension/points/tools.ts';
import { services } from '../extension/services/services-point.ts';
import {
  adminTutorialLinks,
  backgroundParts,
  homeSections,
  navigation,
  userMenuFooter,
} from '../extension/shell-points.ts';
import { bootReportPage, useCasePage } from '../navigation/pages.ts';

/** The host as a plugin: it owns the points of every panel, and the boot report. */
export const hostPlugin: Plugin = definePlugin({
  id: 'shell',
  points: [
    services,
    routes,
    pageReplacements,
    authPages,
    menuLinks,
    accountLinks,
    themes,
    languages,
    panelTools,
    globalSettings,
    administrationSettings,
    navigation,
    userMenuFooter,
    homeSections,
    backgroundParts,
    signInMethods,
    adminTutorialLinks,
    customFields,
    bulkActions,
    rowActions,
    headerActions,
    listActions,
    listMenuActions,
    asideActions,
  ],
  contributes: [
    routes.add({
      id: 'use-case',
      path: useCasePage.path,
      layout: 'bare',
      page: async () => ({ default: (await import('../use-case/UseCasePage.tsx')).UseCasePage }),
    }),
    routes.add({
      id: 'boot-report',
      path: bootReportPage.path,
      page: async () => ({ default: (await import('./BootReport.tsx')).BootReport }),
    }),
  ],
});
