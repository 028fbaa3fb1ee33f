import type { MenuItem } from '@admin/ui';
import { Languages, LogOut, Monitor, Moon, Sun } from '@admin/ui/icons';
import { useIntl } from 'react-intl';
import { panelLocales } from '../preferences/locales.ts';
import { themes, type ThemeChoice } from '../preferences/preference-store.ts';
import { signOut } from '../session/sign-out.ts';
import { usePreferences, useShell } from '../shell-context.ts';
import { frameMessages } from './messages.ts';

const themeMessages = {
  system: frameMessages.themeSystem,
  light: frameMessages.themeLight,
  dark: frameMessages.themeDark,
} as const;

const themeIcons = { system: Monitor, light: Sun, dark: Moon } as const;

/** What the account menu offers: the looks, the language, the way out. */
export function useUserMenuItems(): readonly MenuItem[] {
  const intl = useIntl();
  const shell = useShell();
  const { theme, language, setTheme, setLanguage } = usePreferences((state) => state);
  return [
    { kind: 'separator', id: 'before-theme' },
    {
      kind: 'radio-group',
      id: 'theme',
      label: intl.formatMessage(frameMessages.theme),
      value: theme,
      onValueChange: (value) => setTheme(value as ThemeChoice),
      options: themes.map((value) => ({
        value,
        label: intl.formatMessage(themeMessages[value]),
        icon: themeIcons[value],
      })),
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
          onValueChange: setLanguage,
          options: panelLocales.map(({ code, name }) => ({ value: code, label: name })),
        },
      ],
    },
    { kind: 'separator', id: 'before-sign-out' },
    {
      id: 'sign-out',
      label: intl.formatMessage(frameMessages.signOut),
      icon: LogOut,
      onSelect: () => void signOut(shell),
    },
  ];
}
