import { authPages, definePlugin, globalSettings, signInMethods } from '@admin/shell';
import { signOnPermissions } from './permissions.ts';
import { settingsMessages } from './settings/messages.ts';

/** Sign-in methods on the sign-in pages, and the settings of single sign-on. */
export const singleSignOn = definePlugin({
  id: 'single-sign-on',
  contributes: [
    signInMethods.add({ type: 'single-sign-on', page: () => import('./sign-in/SignInMethods.tsx') }),
    authPages.add({ type: 'providers', page: () => import('./sign-in/ProvidersPage.tsx') }),
    authPages.add({ type: 'single-sign-on', page: () => import('./sign-in/FinishPage.tsx') }),
    globalSettings.add({
      id: 'single-sign-on.settings',
      to: 'single-sign-on',
      label: settingsMessages.title,
      page: () => import('./settings/SignOnSettingsPage.tsx'),
      requires: [signOnPermissions.read],
    }),
  ],
});
