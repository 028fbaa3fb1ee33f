import type { MenuItem } from '@admin/ui';
import { Keyboard, Languages, LogOut, Monitor, Moon, Sun } from '@admin/ui/icons';
import { useIntl } from 'react-intl';
import { standardThemes } from '../../preferences/theme-look.ts';
import { frameMessages } from '../messages.ts';
import { useAccountLinks } from '../use-main-links.ts';
import { linkIcon } from './link-icon.tsx';
import { useChooseLanguage } from './use-choose-language.ts';
import { preferencesRef } from '../../service-refs.ts';
import { useLanguageOptions } from '../../intl/use-language-options.ts';
import { useRolePreview } from '../../authorization/use-can.ts';
import { shortcutsRef } from '../../shortcuts/shortcut-store.ts';
import { useService, useStore } from '../../extension/react/use-service.ts';

const themeMessages = {
  system: frameMessages.themeSystem,
  light: frameMessages.themeLight,
  dark: frameMessages.themeDark,
} as const;

const themeIcons = { system: Monitor, light: Sun, dark: Moon } as const;

/**
 * What the account menu offers: the pages about the user, the looks, the language, the keys, the way out.
 * @param onSignOut called when the way out is chosen
 */
export function useUserMenuItems(onSignOut: () => void): readonly MenuItem[] {
  const intl = useIntl();
  const links = useAccountLinks();
  const chooseLanguage = useChooseLanguage();
  const languages = useLanguageOptions();
  const { theme, themes, language } = useStore(preferencesRef, (state) => state);
  const { showOverview } = useService(shortcutsRef).actions;
  const { setTheme } = useService(preferencesRef).actions;
  // A window that looks through the eyes of a role is left by its bar: the session is another window's.
  const isViewing = useRolePreview() !== null;
  const wayOut: readonly MenuItem[] = [
    { kind: 'separator', id: 'before-sign-out' },
    {
      id: 'sign-out',
      label: intl.formatMessage(frameMessages.signOut),
      icon: LogOut,
      onSelect: onSignOut,
    },
  ];
  return [
    ...links.map((link) => ({
      kind: 'link' as const,
      id: link.contributionId,
      href: link.to,
      label: intl.formatMessage(link.label),
      icon: linkIcon(link),
    })),
    { kind: 'separator', id: 'before-theme' },
    {
      kind: 'radio-group',
      id: 'theme',
      label: intl.formatMessage(frameMessages.theme),
      value: theme,
      onValueChange: setTheme,
      options: [
        ...standardThemes.map((value) => ({
          value,
          label: intl.formatMessage(themeMessages[value]),
          icon: themeIcons[value],
        })),
        ...themes.map(({ id, label, scheme }) => ({
          value: id,
          label: intl.formatMessage(label),
          icon: themeIcons[scheme],
        })),
      ],
    },
    { kind: 'separator', id: 'after-theme' },
    {
      kind: 'submenu',
      id: 'language',
      label: intl.formatMessage(frameMessages.language),
      icon: Languages,
      items: [
        {
          kind: 'radio-group',
          id: 'languages',
          label: intl.formatMessage(frameMessages.language),
          value: language,
          onValueChange: chooseLanguage,
          options: languages,
        },
      ],
    },
    {
      id: 'shortcuts',
      label: intl.formatMessage(frameMessages.shortcuts),
      icon: Keyboard,
      onSelect: () => showOverview(true),
    },
    ...(isViewing ? [] : wayOut),
  ];
}
