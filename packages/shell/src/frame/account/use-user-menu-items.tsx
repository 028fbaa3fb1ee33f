import { isIconElements, type IconComponent, type IconDefinition, type MenuItem } from '@admin/ui';
import { Keyboard, Languages, LogOut, Monitor, Moon, Sun } from '@admin/ui/icons';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useRolePreview } from '../../authorization/use-can.ts';
import type { Contributed } from '../../extension/core/contribution-types.ts';
import { IconSlot } from '../../extension/outlets/IconSlot.tsx';
import { accountLinks, type MenuLink } from '../../extension/points/menu-links.ts';
import { themes as themesPoint } from '../../extension/points/themes.ts';
import { useContributionArea } from '../../extension/react/inspection.ts';
import { useContributions } from '../../extension/react/use-registry.ts';
import { useService, useStore } from '../../extension/react/use-service.ts';
import { useLanguageOptions } from '../../intl/use-language-options.ts';
import { useShell } from '../../panel-services/shell-services.ts';
import { standardThemes } from '../../preferences/theme-look.ts';
import { preferencesRef } from '../../service-refs.ts';
import { saveChosenLanguage } from '../../session/start-session.ts';
import { signOut } from '../../session/sign-out.ts';
import { shortcutsRef } from '../../shortcuts/shortcut-store.ts';
import { hasUnsavedWork } from '../../unsaved-changes/saved-state.ts';
import { frameMessages } from '../messages.ts';
import { useAccountLinks } from '../use-main-links.ts';

const themeMessages = {
  system: frameMessages.themeSystem,
  light: frameMessages.themeLight,
  dark: frameMessages.themeDark,
} as const;

const themeIcons = { system: Monitor, light: Sun, dark: Moon } as const;

/**
 * Returns the items of the account menu: pages about the user, themes, languages, keyboard shortcuts, sign-out.
 * @param onSignOut called when the user chooses to sign out
 */
export function useUserMenuItems(onSignOut: () => void): readonly MenuItem[] {
  const intl = useIntl();
  const links = useAccountLinks();
  const linkArea = useContributionArea(accountLinks);
  const themeArea = useContributionArea(themesPoint);
  const contributedThemes = useContributions(themesPoint);
  const chooseLanguage = useChooseLanguage();
  const languages = useLanguageOptions();
  const { theme, themes, language } = useStore(preferencesRef, (state) => state);
  const { showOverview } = useService(shortcutsRef).actions;
  const { setTheme } = useService(preferencesRef).actions;
  // An impersonation preview is left through its bar, since the session belongs to another window.
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
      elementRef: linkArea(link),
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
        ...themes.map(({ id, label, scheme }) => {
          const contributed = contributedThemes.find((one) => one.id === id);
          return {
            value: id,
            label: intl.formatMessage(label),
            icon: themeIcons[scheme],
            elementRef: contributed && themeArea(contributed),
          };
        }),
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

// A menu compares icons by identity, so a link keeps its icon component.
const icons = new WeakMap<Contributed<MenuLink>, IconComponent>();

/** Returns a link's icon, fetched or not, for the design system. */
export function linkIcon(link: Contributed<MenuLink>): IconDefinition {
  if (isIconElements(link.icon)) return link.icon;
  const known = icons.get(link);
  if (known) return known;
  const LinkIcon: IconComponent = ({ size, className }) => (
    <IconSlot
      contribution={link}
      icon={link.icon}
      {...(size !== undefined && { size })}
      {...(className !== undefined && { className })}
    />
  );
  icons.set(link, LinkIcon);
  return LinkIcon;
}

/** Returns the function that changes the panel's language, immediately and in the user's profile. */
export function useChooseLanguage(): (code: string) => void {
  const shell = useShell();
  return (code) => {
    shell.preferences.actions.chooseLanguage(code);
    saveChosenLanguage(shell).catch(() => {
      // The language stays until the panel is reloaded, but is not stored.
      shell.notifications.actions.notify({ tone: 'warning', title: frameMessages.languageNotKept });
    });
  };
}

export interface SignOut {
  /** Signs out; asks for confirmation first if the page has unsaved changes. */
  readonly start: () => void;
  readonly isAsking: boolean;
  readonly confirm: () => void;
  readonly cancel: () => void;
}

/** The state and the functions of the sign-out, which confirms the loss of unsaved changes. */
export function useSignOut(): SignOut {
  const shell = useShell();
  const [isAsking, setIsAsking] = useState(false);
  const leave = () => void signOut(shell);
  return {
    start: () => (hasUnsavedWork() ? setIsAsking(true) : leave()),
    isAsking,
    confirm: leave,
    cancel: () => setIsAsking(false),
  };
}
