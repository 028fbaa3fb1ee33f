/** Texts of saving a role. */
export const roleEditMessages = {
  notHeld: {
    id: 'settings.roles.not-held',
    defaultMessage:
      'You cannot grant "{permission}": you do not have this permission yourself, or only a part of it.',
  },
  absentLeftOut: {
    id: 'settings.roles.absent-left-out',
    defaultMessage:
      'Permissions for plugins that are not installed were left out, because you do not have them.',
  },
} as const;
