/** Texts of the frame round the settings. */
export const frameMessages = {
  heading: { id: 'settings.menu', defaultMessage: 'Settings' },
  locked: { id: 'settings.menu.locked', defaultMessage: 'part of the Enterprise edition' },
} as const;
